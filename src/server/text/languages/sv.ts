import { toCardinal } from 'n2words/sv-SE';
import type { FigureLanguage } from './language.ts';

export const sv: FigureLanguage = {
  id: 'sv',
  spell: toCardinal,
  numbers: { 12: 'ett dussin|dussin', 20: 'ett tjugotal', 10: 'ett tiotal' },
  percent: 'procent',
  points: 'procentenheter|procentenhet',
  units: {
    s: 'sekunder|sekund|sek',
    min: 'min|minuter|minut',
    h: 'timmar|timme|tim',
    day: 'dagar|dag|dygn|arbetsdagar',
    week: 'veckor|vecka',
    month: 'månader|månad|mån',
    year: 'år',
    kg: 'kilo',
    t: 'ton',
    m2: 'kvadratmeter|kvm',
    kWh: 'kilowattimmar|kilowattimme',
    W: 'watt',
    '°C': 'grader|grad',
    'km/h': 'kilometer i timmen',
  },
  money: { SEK: 'kr|kronor|krona|kronors', EUR: 'euro', USD: 'dollar', GBP: 'pund' },
  scales: { 1000: 'tusen|tkr', 1e6: 'miljon|miljoner|mn|mkr|milj', 1e9: 'miljard|miljarder|mdr|mdkr' },
  shares: {
    50: 'hälften',
    33.3: 'en tredjedel|tredjedel',
    66.7: 'två tredjedelar',
    25: 'en fjärdedel|fjärdedel',
    75: 'tre fjärdedelar',
    20: 'en femtedel',
    10: 'en tiondel',
  },
  to: 'till',
  join: 'och|eller',
  from: 'från',
  minus: 'minus',
  clock: { before: 'kl|kl.|klockan' },
  numbered:
    'nr|nummer|steg|rum|sal|linje|buss|spår|perrong|hall|avsnitt|kapitel|sida|sid|s|fig|figur|tabell|version|artikel|art|del|nivå|fas|våning|monter|port|kap|tel|punkt|klass|paragraf',
};
