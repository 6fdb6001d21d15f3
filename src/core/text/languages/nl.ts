import type { Language } from './language.ts';

export const nl: Language = {
  id: 'nl',
  goOn: 'dhr mevr mw dr drs ir ing prof mr ds bijv z d.w.z o.a m.b.t i.v.m t.a.v n.a.v m.a.w t.o.v a.u.b i.p.v ca evt incl excl resp zgn St vs t.w plm',
  beforeFigure: 'nr nrs blz p pp art afb fig hfst vol tel max min',
  canEnd: 'zn enz etc e.d e.a b.v n.v v.o.f v.chr n.chr',
  months: 'jan feb mrt apr jun jul aug sep sept okt nov dec',
  functionWords:
    'de het een dit dat deze die er hij zij ze wij we ik jij je u jullie hun haar zijn ons onze mijn jouw en maar of want dus als toen terwijl omdat hoewel nadat voordat tot sinds na voor met zonder door aan op uit bij in naar om over onder van tegen wie wat waar waarom wanneer hoe welke alle beide elke iedere iedereen niemand niets geen niet ook nog al zo daarom daarna toch echter inmiddels nu vandaag gisteren morgen hier daar is was waren heeft hebben wordt worden kan kunnen meer te',
};
