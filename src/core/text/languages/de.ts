import type { Language } from './language.ts';

export const de: Language = {
  id: 'de',
  goOn: 'Inh Hr Hrn Fr Frl Fa Fam Frhr Dr dr Prof prof Dipl Ing Mag Lic Hptm St Skt z.B d.h u.a i.d.r i.e.s z.t z.zt z.z z.hd o.ä s.o s.u o.g v.a u.u i.a i.allg m.e u.a.m ggf ggfs gegr gegebenenf bzw bspw beisp ca evtl zzgl abzgl sog vgl bez bezgl betr geb gest gesch gefr verh verw jun sen Tel einschl ausschl insb insbes allg durchschn mtl tägl wöchentl jährl halbj lt ggü gg gegenü ehem ehemal eigtl entspr erw frz engl dt dtsch österr schweiz lat griech ital röm ev kath kgl kfm hrsg Hrsg bearb übers urspr näml hpts hptsächl versch vermutl vorauss wiss zus zzt wg i.v a.d v.chr n.chr v v.u.z n.u.z n z d u erm vorm nachm abds Reg Bez Red',
  beforeFigure:
    'Nr Nrn Abb Abs Abt Anl Anm Art Aufl Ausg Bd Bde Buchst Fn Ges Hs Jg Kap Lfd Pos Postf Pkt Rdnr Rn S Tab Tl Ziff Zi Hausnr Fax Mob Ver Vers min max mind höchst Jan Feb Febr Mär Apr Jun Jul Aug Sep Sept Okt Nov Dez Mo Di Mi Do Fr Sa So',
  canEnd:
    'usw etc ff u.s.w u.v.m u.v.a u.s.f std pl co corp inc ltd e.v e.g e.k e.u i.r i.l a.d a.m d.ä d.j v.h a.a.o o.o o.b jh jhd jhdt jahrh dtzd',
  beforeName: 'mio mrd tsd str inkl exkl',
  compounds: 'str',
  functionWords:
    'der die das dem den des deren dessen ein eine einer eines einem er sie es wir ihr ich du man mein dein sein ihre unser unsere euer dies diese dieser dieses jetzt dann danach dort hier heute gestern morgen und aber oder denn doch wenn weil als ob obwohl während nachdem bevor bis seit seitdem nach vor mit ohne für gegen um durch an auf aus bei in im ins zu zum zur von vom über unter wer was wo wie warum wieso wann welche alle beide jeder jede viele manche einige kein keine niemand nichts nur auch noch schon so darum deshalb deswegen dabei dafür damit daher dazu trotzdem außerdem allerdings jedoch inzwischen bisher zuletzt ist sind war waren hat haben wird werden kann können soll muss bitte ja nein einen nicht sich mehr',
  beforeOrdinal:
    'der die das dem den des am im vom zum zur beim ab bis seit ins ans und oder dieser diese diesem diesen jeder jede jedem jeden unser unsere unserem unseren ihr ihre ihrem ihren sein seine seinem seinen mein meine dein deine ein eine einem einen einer eines kein keine auf',
};
