import type { Language } from './language.ts';

/** Norwegian is shortened alike. */
export const da: Language = {
  id: 'da',
  goOn: 'dr prof hr fr st f.eks fx dvs d.v.s bl.a s.k såk ca inkl ekskl eks resp jf pga mht vedr',
  beforeFigure: 'nr s fig kap bd tlf kl max min',
  canEnd: 'osv etc mv m.v m.m m.fl o.l a/s kr f.kr e.kr',
  months: 'jan feb mar apr jun jul aug sep sept okt nov dec des',
  functionWords:
    'den det de en et denne dette disse han hun vi i jeg du man vores min mit din og men eller for så hvis når mens fordi derfor at som på af til med uden ved fra under over efter før siden mellem hvem hvad hvor hvorfor hvordan hvilken alle begge hver ingen intet ikke også kun nu da her der er var har havde kan vil skal bliver om mere',
};
