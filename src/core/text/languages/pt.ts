import type { Language } from './language.ts';

export const pt: Language = {
  id: 'pt',
  goOn: 'Sr Sra Srs Sras Srta Dr Dra Drs Dras D Prof Profa Profs Eng Arq Exmo Exma Ilmo Ilma Revmo Mons Pe Cel Gen Sgt Ten sr sra dr dra p.ex aprox máx mín cf vs Av R Pça Pç Trav Tv Estr Dir séc',
  beforeFigure:
    'n nº núm pág págs p pp fig figs art arts cap caps vol vols tel tels telef tlf tlm ext inc ap apto cód ref fls jan fev abr jun jul nov dez',
  canEnd: 'etc s.a lda ltda cia e.u.a eua jr incl excl a.c d.c a.m p.m hab unid s.f.f',
  months: 'jan fev mar abr mai jun jul ago set out nov dez',
  functionWords:
    'o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às por pelo pela para com sem sob sobre até desde entre e ou mas porém porque pois se quando onde como que quem qual quanto este esta estes estas esse essa isso isto aquele aquela ele ela eles elas eu tu você vocês nós me te lhe seu sua seus suas meu minha nosso nossa há é são foi foram tem têm não nem sim já agora hoje ontem amanhã depois antes também só assim então tudo todos todas cada ninguém nada mais muitos',
};
