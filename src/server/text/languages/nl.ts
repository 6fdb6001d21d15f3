import { toCardinal } from 'n2words/nl-NL';
import type { FigureLanguage } from './language.ts';

export const nl: FigureLanguage = {
  id: 'nl',
  spell: toCardinal,
  numbers: { 12: 'een dozijn|dozijn', 10: 'een tiental|tiental', 20: 'een twintigtal', 100: 'een honderdtal' },
  percent: 'procent|proc',
  points: 'procentpunt|procentpunten',
  units: {
    s: 'seconden|seconde|sec',
    min: 'min|minuten|minuut',
    h: 'uur|uren',
    day: 'dagen|dag|werkdagen|werkdag',
    week: 'weken|week',
    month: 'maanden|maand',
    year: 'jaar|jaren',
    g: 'gram',
    kg: 'kilo|kilogram',
    t: 'ton',
    m2: 'vierkante meter|vierkante meters',
    kWh: 'kilowattuur',
    W: 'watt',
    '°C': 'graden|graad',
    'km/h': 'kilometer per uur|km/u',
  },
  money: { EUR: "euro|euro's", USD: 'dollar|dollars', GBP: 'pond', cent: 'cent' },
  scales: { 100: 'honderd', 1000: 'duizend', 1e6: 'miljoen|mln|mio', 1e9: 'miljard|mld|mrd' },
  shares: {
    50: 'de helft|helft',
    33.3: 'een derde',
    66.7: 'twee derde',
    25: 'een kwart',
    75: 'driekwart|drie kwart',
    20: 'een vijfde',
    10: 'een tiende',
  },
  to: 'tot|tot en met|t/m',
  join: 'naar|en|of',
  minus: 'min',
  clock: { before: 'om|vanaf|rond|tot|van', behind: 'uur' },
  numbered:
    'nr|nummer|stap|zaal|kamer|lijn|bus|perron|spoor|hal|sectie|paragraaf|hoofdstuk|pagina|blz|p|fig|figuur|tabel|versie|artikel|art|deel|niveau|fase|verdieping|stand|poort|hfst|vol|tel|punt|klasse|lokaal',
};
