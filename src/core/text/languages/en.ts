import type { Language } from './language.ts';

export const en: Language = {
  id: 'en',
  goOn: 'Mr Mrs Ms Mx Dr Prof Rev Hon Sen Rep Gov Gen Col Maj Capt Lt Sgt St Mt Messrs e.g i.e vs v cf approx avg viz resp incl excl c ca al rd dept assn',
  beforeFigure:
    'no nos est fig figs eq sec ch chap vol p pp para art pt ver min max tel ext ph Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun',
  canEnd: 'inc ltd co corp plc llc bros jr sr etc a.m p.m u.s u.k u.s.a ph.d m.d b.a m.a b.sc m.sc d.c ave blvd',
  functionWords:
    'a an the this that these those it its he she they we i you our their his her your my there here and but or so yet because if when while where what who why how which as at by for from in of on to with without after before since until now then today yesterday tomorrow all both each every no not most many some such one two only even still also however instead meanwhile nobody everyone nothing is are was were do does did has have had can could will would should let please more than be everybody',
};
