import type { Language } from './language.ts';

export const en: Language = {
  id: 'en',
  goOn: 'Mr Mrs Ms Mx Dr Drs Prof Rev Revd Hon Sen Rep Reps Gov Gen Adm Col Maj Capt Cmdr Cdr Lt Sgt Cpl Pvt Supt Insp Pres Amb Atty Msgr St Ste Mt Ft Pt Messrs e.g i.e a.k.a vs v cf approx avg viz resp c ca',
  beforeFigure:
    'no nos est fig figs eq eqs sec ch chap chaps vol vols p pp para paras art pt pts ver max min tel ext ph rm apt hwy rte reg ref cl ser Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun',
  canEnd:
    'inc ltd co corp plc llc llp bros jr sr esq etc a.m p.m u.s u.k u.n e.u u.s.a ph.d m.d b.a m.a b.sc m.sc m.b.a d.c b.c a.d b.c.e c.e ave blvd rd sq dept assn govt lb lbs ft n.b p.s',
  saying:
    'said says asked asks replied replies wondered wonders shouted shouts cried cries added called demanded answered whispered wrote tells told',
  beforeName: 'al incl excl intl natl',
  functionWords:
    'a an the this that these those it its he she they we i you our their his her your my there here and but or so yet because if when while where what who why how which as at by for from in of on to with without after before since until now then today yesterday tomorrow all both each every no not most many some such one two only even still also however instead meanwhile nobody everyone nothing is are was were do does did has have had can could will would should let please more than be everybody',
};
