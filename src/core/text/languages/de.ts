import type { Language } from './language.ts';

export const de: Language = {
  id: 'de',
  goOn: 'Hr Hrn Fr Dr dr Prof prof Dipl Ing Mag St z.B d.h u.a i.d.r z.t o.ä s.o s.u v.a u.u i.a ggf bzw bspw ca evtl inkl exkl zzgl abzgl sog vgl bez betr geb gest verh jun sen Tel einschl insb allg durchschn mtl jährl lt i.v a.d v.chr n.chr n z v d u med phil rer nat jur erm vorm nachm',
  beforeFigure:
    'Nr Nrn Abb Abs Art Kap S Bd Tab Ziff Rn Hs min max mind Jan Feb Mär Apr Jun Jul Aug Sep Sept Okt Nov Dez Mo Di Mi Do Fr Sa So',
  canEnd: 'usw etc ff u.s.w u.v.m u.s.f std pl co corp inc ltd e.v o.g',
  beforeName: 'mio mrd tsd str',
  compounds: 'str',
  functionWords:
    'der die das dem den des ein eine einer eines einem er sie es wir ihr ich du man mein dein sein ihre unser unsere euer dies diese dieser dieses jetzt dann danach dort hier heute gestern morgen und aber oder denn doch wenn weil als ob obwohl während nachdem bevor bis seit seitdem nach vor mit ohne für gegen um durch an auf aus bei in im ins zu zum zur von vom über unter wer was wo wie warum wieso wann welche alle beide jeder jede viele manche einige kein keine niemand nichts nur auch noch schon so darum deshalb deswegen dabei dafür damit daher dazu trotzdem außerdem allerdings jedoch inzwischen bisher zuletzt ist sind war waren hat haben wird werden kann können soll muss bitte ja nein einen nicht sich mehr',
  beforeOrdinal:
    'der die das dem den des am im vom zum zur beim ab bis seit ins ans und oder dieser diese diesem diesen jeder jede jedem jeden unser unsere unserem unseren ihr ihre ihrem ihren sein seine seinem seinen mein meine dein deine ein eine einem einen einer eines kein keine auf',
};
