import { toCardinal } from 'n2words/cs-CZ';
import type { FigureLanguage } from './language.ts';

export const cs: FigureLanguage = {
  id: 'cs',
  spell: toCardinal,
  numbers: { 2: 'dvě|dvou|dvěma', 3: 'tří|třech', 4: 'čtyř', 5: 'pěti', 10: 'deseti', 12: 'tucet' },
  percent: 'procent|procenta|procento|proc',
  points: 'procentní bod|procentní body|procentních bodů|procentního bodu|p. b.|p.b.',
  units: {
    s: 'sekund|sekundy',
    min: 'min|minut|minuty',
    h: 'hod|hodin|hodiny',
    day: 'dny|dnů|dní|den',
    week: 'týdny|týdnů|týden',
    month: 'měsíce|měsíců|měsíc',
    year: 'roky|let|rok|roků',
    kg: 'kilo|kil',
    t: 'tun|tuny',
    m2: 'metrů čtverečních',
    '°C': 'stupňů|stupně',
  },
  money: { CZK: 'kč|korun|koruny|koruna', EUR: 'eur|euro|eura', USD: 'dolarů' },
  scales: { 1000: 'tis|tisíc|tisíce|tisíců', 1e6: 'mil|milion|miliony|milionů', 1e9: 'mld|miliarda|miliardy|miliard' },
  shares: {
    50: 'polovina|polovinu|poloviny|půlka',
    33.3: 'třetina|třetinu',
    66.7: 'dvě třetiny',
    25: 'čtvrtina|čtvrtinu',
    75: 'tři čtvrtiny',
  },
  to: 'až|do',
  join: 'a|nebo|na',
  from: 'z|ze',
  minus: 'minus',
  clock: { before: 'v|ve|od|do', behind: 'hod|hodin|h' },
  numbered:
    'č|číslo|krok|sál|místnost|linka|autobus|nástupiště|kolej|hala|oddíl|kapitola|kap|strana|str|s|obr|tab|verze|článek|čl|část|úroveň|fáze|patro|stánek|tel|bod|třída',
};
