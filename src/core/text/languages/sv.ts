import type { Language } from './language.ts';

export const sv: Language = {
  id: 'sv',
  goOn: 'dr prof hr fr frk st t.ex d.v.s dvs bl.a s.k m.m.fl ca c:a inkl exkl resp f.d jfr ung eg ev fr.o.m t.o.m p.g.a m.a.o f.n f.ö i.o.m d.ä d.y tf st.f m.a.p allm',
  beforeFigure: 'nr s sid fig kap bd tel mob max min kl avd mom tab art pkt',
  canEnd: 'osv o.s.v etc m.m o.d o.dyl m.fl f.kr e.kr kr st tim',
  beforeName: 'milj mdr',
  months: 'jan feb febr mar apr jun jul aug sep sept okt nov dec',
  functionWords:
    'den det de en ett denna detta dessa han hon hen vi ni jag du man vår vårt våra min mitt din er sin och men eller för så om när medan eftersom därför att som i på av till med utan vid från under över efter före sedan mellan vem vad var varför hur vilken alla båda varje ingen inget inte också ännu bara nu då idag igår imorgon här där är har hade kan kommer ska blir mer',
};
