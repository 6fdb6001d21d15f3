import type { Language } from './language.ts';

export const it: Language = {
  id: 'it',
  goOn: 'Sig Sigg Sig.ra Sig.na sig sigg sig.ra sig.na Dott Dott.ssa dott dott.ssa Dr Prof Proff Prof.ssa prof prof.ssa Avv avv Ing ing Arch Geom geom Rag On Sen Cav Comm Gen Col Magg Ten Brig Mons Spett Gent Egr p.es cfr ca ss segg v.le p.za p.zza l.go lgs d.lgs d.l d.p.r d.m l.r c.a',
  beforeFigure:
    'n nn nr num pag pagg p pp fig figg art artt cap capp vol voll tel cell rif max min tab tabb sez scad prot pos cod civ ver All',
  canEnd: 'ecc etc s.p.a s.r.l s.r.l.s s.n.c s.a.s s.s a.c d.c a.m p.m c.so incl escl compr cad',
  months: 'gen genn feb febb mar apr mag magg giu lug ago set sett ott nov dic',
  functionWords:
    'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei con su sul per tra fra senza e ed o ma però se quando dove come che chi cosa perché perciò quindi questo questa questi queste quello quella io tu lui lei noi voi loro si ci ne mi ti vi ce suo sua nostro nostra c’è sono è era ha hanno non né già ora oggi ieri domani poi dopo prima anche solo così allora tutto tutti tutte ogni nessuno niente più molti',
};
