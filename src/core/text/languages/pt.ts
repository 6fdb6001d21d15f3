import type { Language } from './language.ts';

export const pt: Language = {
  id: 'pt',
  goOn: 'Sr Sra Srs Sras Srta Dr Dra Drs D Prof Profa Eng Arq Exmo Exma sr sra dr dra p.ex aprox máx mín cf vs Av R Pça Trav Dir',
  beforeFigure: 'n nº núm pág págs p pp fig art cap vol tel tlm ext inc',
  canEnd: 'etc s.a lda ltda cia e.u.a eua jr',
  months: 'jan fev mar abr mai jun jul ago set out nov dez',
  functionWords:
    'o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às por pelo pela para com sem sob sobre até desde entre e ou mas porém porque pois se quando onde como que quem qual quanto este esta estes estas esse essa isso isto aquele aquela ele ela eles elas eu tu você vocês nós me te lhe seu sua seus suas meu minha nosso nossa há é são foi foram tem têm não nem sim já agora hoje ontem amanhã depois antes também só assim então tudo todos todas cada ninguém nada mais muitos',
};
