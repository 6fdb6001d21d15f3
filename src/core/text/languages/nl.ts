import type { Language } from './language.ts';

export const nl: Language = {
  id: 'nl',
  goOn: 'dhr mevr mw mej dr drs ir ing prof mr ds bc fam weth kard bijv z d.w.z o.a o.m m.n m.b.t i.v.m t.a.v n.a.v m.a.w t.o.v t.b.v t.g.v t.w i.p.v i.t.t m.u.v a.d.h.v v.a a.u.b ca evt ev resp zgn St vs plm ongev vnl vgl inz',
  beforeFigure: 'nr nrs blz bladz p pp art afb fig hfd hfdst hfst vol dl tel max min afd pag bijl jrg tab',
  canEnd: 'zn enz etc e.d e.a e.o b.v n.v v.o.f c.v v.chr n.chr jl a.s p.p p.p.p p.j p.w n.v.t s.v.p z.o.z m.m',
  beforeName: 'mln mld incl excl',
  months: 'jan feb mrt apr jun jul aug sep sept okt nov dec',
  functionWords:
    'de het een dit dat deze die er hij zij ze wij we ik jij je u jullie hun haar zijn ons onze mijn jouw en maar of want dus als toen terwijl omdat hoewel nadat voordat tot sinds na voor met zonder door aan op uit bij in naar om over onder van tegen wie wat waar waarom wanneer hoe welke alle beide elke iedere iedereen niemand niets geen niet ook nog al zo daarom daarna toch echter inmiddels nu vandaag gisteren morgen hier daar is was waren heeft hebben wordt worden kan kunnen meer te',
};
