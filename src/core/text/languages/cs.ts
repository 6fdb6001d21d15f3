import type { Language } from './language.ts';

/** Slovak is shortened alike. */
export const cs: Language = {
  id: 'cs',
  goOn: 'vč p pí sl Doc dr prof ing mgr bc mudr judr phdr rndr thdr mvdr paeddr sv gen plk mjr kpt por npor např tj tzn tzv resp popř příp event cca ca mj ul nám tř vs srov zejm pozn t.č angl něm lat orig zkr zást ved uprostř',
  beforeFigure: 'č čj č.j čís s str obr tab kap odst čl písm par tel fax max min roč sv vyd pol př příl',
  canEnd: 'atd apod aj r s.r.o a.s v.o.s k.s o.p.s z.s z.ú kč hod n.l př.n.l př.kr po.kr ks st stol tř',
  beforeName: 'tis mil mld',
  months: 'led ún bř dub květ čvn čvc srp zář říj list pros',
  functionWords:
    'ten ta to ti ty tato tento on ona ono oni my vy já se jeho její jejich náš naše a i ale však nebo protože když kdy kde jak co kdo který která které proč v ve z ze na do od po před při za pod nad bez pro o u přes mezi ne nikdo nic už ještě jen také tak tady tam teď dnes včera zítra pak všichni vše každý je jsou byl byla bylo byly má mají',
};
