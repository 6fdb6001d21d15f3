import type { Language } from './language.ts';

export const es: Language = {
  id: 'es',
  goOn: 'Sr Sra Sres Sras Srta Dr Dra Drs Dras D Dña Prof Profa Ing Lic Lcdo Lcda Ldo Lda Arq Gral Gob Cnel Cap Tte Sgto Mons Rvdo Excmo Excma Ilmo Ilma Pdte Pdta Hno Hna Sto Sta Vda Ud Uds Vd Vds sr sra srta dr dra p.ej v.gr ej aprox máx mín cf cfr vs Av Avda avda Ctra Crta Urb Pza Pl Pº Fdo trad',
  beforeFigure:
    'n núm núms nro nros nº pág págs p pp fig figs art arts cap caps vol vols tel tels tfno tlf telf ext apdo apdos apto párr secc tít lám ref exp disp cód inc ene feb abr jun jul sept oct nov dic',
  canEnd:
    'etc s.a s.l s.l.u s.a.u s.l.l s.c s.coop a.c d.c cía cia ltda inc incl excl a.m p.m m ee.uu c.v hnos jr dpto depto admón izq izda dcha cta hab q.e.p.d',
  months: 'ene feb mar abr may jun jul ago sep sept oct nov dic',
  functionWords:
    'el la los las un una unos unas lo al del de en a ante con sin por para según sobre tras desde hasta entre y e o u pero sino aunque porque si cuando donde como que quien quién qué cómo cuándo dónde cuánto cuál este esta estos estas ese esa esos esas eso esto aquel aquella él ella ellos ellas yo tú usted ustedes nosotros nos se me te le les su sus mi mis nuestro nuestra nuestros nuestras hay es son fue fueron ha han no ni sí ya ahora hoy ayer mañana luego después antes además también tampoco sólo solo así entonces todo todos toda todas cada nadie nada más mucho muchos',
};
