import type { Language } from './language.ts';

export const es: Language = {
  id: 'es',
  goOn: 'Sr Sra Sres Sras Srta Dr Dra Drs D Dña Prof Profa Ing Lic Arq Gral Sto Sta Ud Uds Vd Vds sr sra dr dra p.ej ej aprox máx mín cf vs Av Avda avda Ctra Pza Pl',
  beforeFigure: 'n núm nro nº pág págs p pp fig art cap vol tel tfno ext',
  canEnd: 'etc s.a s.l s.l.u s.a.u cía ltda inc a.m p.m ee.uu c.v hnos jr',
  months: 'ene feb mar abr may jun jul ago sep sept oct nov dic',
  functionWords:
    'el la los las un una unos unas lo al del de en a ante con sin por para según sobre tras desde hasta entre y e o u pero sino aunque porque si cuando donde como que quien quién qué cómo cuándo dónde cuánto cuál este esta estos estas ese esa esos esas eso esto aquel aquella él ella ellos ellas yo tú usted ustedes nosotros nos se me te le les su sus mi mis nuestro nuestra nuestros nuestras hay es son fue fueron ha han no ni sí ya ahora hoy ayer mañana luego después antes además también tampoco sólo solo así entonces todo todos toda todas cada nadie nada más mucho muchos',
};
