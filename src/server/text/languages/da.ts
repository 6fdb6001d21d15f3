import { toCardinal } from 'n2words/da-DK';
import type { FigureLanguage } from './language.ts';

export const da: FigureLanguage = {
  id: 'da',
  spell: toCardinal,
  numbers: { 12: 'et dusin|dusin' },
  doubtful: 'to|fire|syv|ti',
  percent: 'procent|pct',
  points: 'procentpoint',
  units: {
    s: 'sekunder',
    min: 'min|minutter|minut',
    h: 'timer|time',
    day: 'dage|dag|døgn',
    week: 'uger|uge',
    month: 'måneder|måned|mdr',
    year: 'år',
    kg: 'kilo',
    t: 'ton',
    m2: 'kvadratmeter|kvm',
    '°C': 'grader',
  },
  money: { DKK: 'kr|kroner|krone', EUR: 'euro', USD: 'dollar' },
  scales: { 1000: 'tusind|tusinde', 1e6: 'million|millioner|mio', 1e9: 'milliard|milliarder|mia' },
  shares: { 50: 'halvdelen', 33.3: 'en tredjedel', 66.7: 'to tredjedele', 25: 'en fjerdedel', 75: 'tre fjerdedele' },
  to: 'til',
  join: 'og|eller',
  from: 'fra',
  minus: 'minus',
  clock: { before: 'kl|kl.|klokken' },
  numbered:
    'nr|nummer|trin|lokale|linje|bus|spor|hal|afsnit|kapitel|side|s|fig|figur|tabel|version|artikel|del|niveau|fase|etage|stand|port|kap|tlf|punkt|klasse',
};
