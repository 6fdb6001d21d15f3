import type { Language } from './language.ts';

export const pl: Language = {
  id: 'pl',
  goOn: 'dr prof inż mgr hab p pp ks św gen płk kpt por mjr bp abp kard lek adw mec dyr prez zast przew Red ul al pl os np m.in tj tzn tzw zob ww ds wg im nt ang niem franc łac ros gosp ewent wzgl popr zał',
  beforeFigure: 'nr nry str s rys tab art ust pkt ppkt par rozdz t tel kom godz poz lp dz ryc lok ok min maks',
  canEnd: 'itd itp r w zł gr proc sp.z.o.o z.o.o sp.k sp.j s.a s.c p.n.e n.e szt mies tyg kw pw os',
  beforeName: 'tys mln mld mlrd',
  months: 'sty lut mar kwi cze lip sie wrz paź lis gru',
  functionWords:
    'to ten ta te ci tamten on ona ono oni one my wy ja ty się jego jej ich nasz nasza nasze a i oraz ale lecz więc bo gdyż ponieważ jeśli jeżeli gdy kiedy gdzie jak co kto który która które dlaczego czy w we z ze na do od po przed przy za pod nad bez dla o u przez między nie nikt nic już jeszcze tylko także też tak tu tam teraz dziś wczoraj jutro potem następnie jednak wszyscy wszystko każdy każda są jest był była było były ma mają że lub więcej',
};
