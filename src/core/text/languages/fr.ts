import type { Language } from './language.ts';

export const fr: Language = {
  id: 'fr',
  goOn: 'M MM Mme Mmes Mlle Mlles Dr Drs Pr Me Mgr St Ste Vve Cdt Cne Col Gal Lt cf env p.ex c.-à-d c.à.d c-à-d av apr éd coll trad resp ibid',
  beforeFigure:
    'n no nos nº fig figs chap vol p pp art al alin tél réf max min ann tab T jan janv févr avr juil sept oct nov déc',
  canEnd: 'etc s.a s.a.s s.a.r.l e.u.r.l s.c.i cie ltée inc incl excl j.-c bd boul hab h.t t.t.c p.-s n.d.l.r',
  months: 'janv févr avr juil sept oct nov déc',
  functionWords:
    'le la les un une des du de au aux ce cet cette ces il elle ils elles on nous vous je tu mon ton son notre votre leur leurs nos vos et mais ou donc or car si quand lorsque comme parce puisque que qui quoi où pourquoi comment en dans sur sous avec sans pour par chez vers depuis pendant après avant dès selon ainsi alors puis ensuite enfin aujourd’hui hier demain ici là tout tous toute toutes chaque aucun personne rien ne pas plus même aussi seul seule résultat à y est sont se',
};
