import type { Language } from './language.ts';

/** Norwegian is shortened alike. */
export const da: Language = {
  id: 'da',
  goOn: 'dr prof hr fr frk st f.eks fx dvs d.v.s bl.a s.k såk ca inkl ekskl eks resp jf jfr pga p.g.a mht m.h.t mhp vedr evt ang ift i.f.t fhv forh tidl kgl sct skt cand iflg if pr f.o.m t.o.m hhv egl opr',
  beforeFigure: 'nr nre s fig kap bd tlf mob kl max min stk pkt par afs afd tab bil § ref',
  canEnd: 'osv etc mv m.v m.m m.fl o.l o.a a/s aps i/s kr f.kr e.kr stk a.m p.m',
  beforeName: 'mio mia mill mrd',
  months: 'jan feb mar apr jun jul aug sep sept okt nov dec des',
  functionWords:
    'den det de en et denne dette disse han hun vi i jeg du man vores min mit din og men eller for så hvis når mens fordi derfor at som på af til med uden ved fra under over efter før siden mellem hvem hvad hvor hvorfor hvordan hvilken alle begge hver ingen intet ikke også kun nu da her der er var har havde kan vil skal bliver om mere',
};
