import type { Language } from './language.ts';

export const it: Language = {
  id: 'it',
  goOn: 'Sig Sigg Sig.ra Sig.na sig sigg Dott Dott.ssa dott dott.ssa Dr Prof Prof.ssa prof Avv avv Ing ing Arch Geom geom Rag On Cav p.es cfr ca incl escl ss v.le p.za Spett Gent Egr lgs d.lgs',
  beforeFigure: 'n nn num pag pagg p pp fig art artt cap vol tel cell rif max min',
  canEnd: 'ecc etc s.p.a s.r.l s.n.c s.a.s a.c d.c c.so',
  months: 'gen genn feb febb mar apr mag magg giu lug ago set sett ott nov dic',
  functionWords:
    'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei con su sul per tra fra senza e ed o ma però se quando dove come che chi cosa perché perciò quindi questo questa questi queste quello quella io tu lui lei noi voi loro si ci ne mi ti vi ce suo sua nostro nostra c’è sono è era ha hanno non né già ora oggi ieri domani poi dopo prima anche solo così allora tutto tutti tutte ogni nessuno niente più molti',
};
