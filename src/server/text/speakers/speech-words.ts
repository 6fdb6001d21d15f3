/** What one language writes around words that it gives as somebody's. Words are parted by single spaces, others by bars. */
interface SpeechWords {
  /** BCP 47 primary tag. */
  readonly id: string;
  /** Beginnings of verbs of speech, as far as all their forms share: "describ", "nann". */
  readonly says: string;
  /** Before the one whose words they are: "according to". */
  readonly credits: string;
  /** The same with a word for "is" behind the name alone: "for Ann Berg it is “a relief”". */
  readonly for?: string;
  /** Before the one who said it behind a passive verb: "described by". */
  readonly by?: string;
  readonly articles?: string;
  /** Before what is no subject: "sagte am Montag". */
  readonly prepositions: string;
  readonly pronouns: string;
  /** Words for a post or a calling that stand before a name; in German and its kin as the end of a compound, too. */
  readonly roles: string;
  /** Whether its press puts speech between dashes: "– Idziemy – mówi Anna. – Teraz." */
  readonly hasDashedSpeech?: boolean;
  /** Whether its press names the speaker between the marks: "« On ferme, explique Paul Rivet, c'est tout. »" */
  readonly namesWithin?: boolean;
}

const LANGUAGES: readonly SpeechWords[] = [
  {
    id: 'en',
    says: 'sa says said call describ label dubb dismiss prais criticis criticiz warn admit insist claim argu think thought consider told tell wrote writ refer spoke speak term brand hail recall not declar promis conced summ put add explain repl answer ask wonder shout cr announc stat remark observ believ joke quip',
    credits: 'according to|in the words of|as',
    for: 'for|to',
    by: 'by',
    articles: 'the a an our their his her its my your this that',
    prepositions: 'in on at to with from during about after before of for into over under as',
    pronouns: 'he she they we i',
    roles:
      'president minister mayor chief director officer executive chair chairman chairwoman chairperson founder co-founder professor secretary senator governor judge captain coach manager editor chancellor commissioner councillor councilor king queen prince princess pope bishop doctor sir dame lord lady mr mrs ms dr prof inspector detective sergeant general colonel major ceo cfo cto head prime vice deputy analyst economist spokesman spokeswoman spokesperson owner partner trainer teacher nurse engineer chef author artist architect',
  },
  {
    id: 'de',
    says: 'sag nann nenn bezeichn beschreib beschrieb sprach sprich spricht mein erklär betont warn nannte findet fand hält hielt schreib schrieb schild lob kritisier erzähl bericht ergänz füg räum gesteh gestand versich versprech versprach behaupt klag fragt antwort erwidert ruft rief urteil wertet fürcht hofft weiß glaubt denkt sieht kommentier bemerk kündig frag',
    credits:
      'laut|nach Ansicht von|nach Meinung von|nach Angaben von|nach den Worten von|nach Einschätzung von|aus Sicht von|nach Auffassung von|wie',
    for: 'für',
    by: 'von',
    articles:
      'der die das ein eine einer eines sein seine ihr ihre unser unsere dieser diese dieses jener kein keine manche mancher viele alle',
    prepositions:
      'am im in an auf bei beim mit nach vor zu zum zur aus gegenüber dem den des einem einen für über unter seit während laut',
    pronouns: 'er sie wir ich man du',
    roles:
      'chef chefin leiter leiterin sprecher sprecherin meister meisterin minister ministerin präsident präsidentin direktor direktorin vorstand vorständin vorsitzende vorsitzender trainer trainerin rat rätin anwalt anwältin inhaber inhaberin gründer gründerin professor professorin forscher forscherin ökonom ökonomin arzt ärztin manager managerin beauftragte beauftragter experte expertin kanzler kanzlerin wirt wirtin lehrer lehrerin rektor rektorin kommissar kommissarin sekretär sekretärin analyst analystin ingenieur ingenieurin pastor pastorin bischof bischöfin pfarrer pfarrerin herr frau führer führerin bauer bäuerin händler händlerin bäcker bäckerin autor autorin architekt architektin verwalter verwalterin berater beraterin entwickler entwicklerin besitzer besitzerin pfleger pflegerin wehrmann kapitän kurator kuratorin förster försterin landrat landrätin richter richterin',
  },
  {
    id: 'fr',
    says: 'dit disait dis appel qualifi décri juge jugeait affirm explique expliqu résum reconn avou assur estim pens trouv parl écri soulign ajout lanc raconte racont regrett préci not répond répét déclar promet avert considèr concèd soupir sour conf admet tranch réjoui demand interrog plaid insist détaill indiqu poursui confi rappel martel',
    credits: "selon|d’après|d'après|de l’avis de|aux yeux de|à en croire|comme",
    for: 'pour',
    by: 'par',
    articles: "le la les un une des son sa ses leur leurs notre nos ce cet cette l’ l'",
    prepositions: 'à au aux en dans sur lors avec pour chez de du après avant',
    pronouns: 'il elle on ils elles je tu',
    roles:
      'président présidente ministre maire directeur directrice chef cheffe patron patronne professeur professeure docteur monsieur madame mme mlle fondateur fondatrice porte-parole gérant gérante secrétaire capitaine entraîneur économiste',
    hasDashedSpeech: true,
    namesWithin: true,
  },
  {
    id: 'es',
    says: 'dij dice dec llam llamó calific describ defin afirm resum explic admit reconoc añad cuent contó asegur opin consider pien cree creía habl escrib insist advier advirt señal recuerd recor sosti sostuv lament coment respond pregunt declar',
    credits: 'según|a juicio de|en palabras de|en opinión de|de acuerdo con|como',
    for: 'para',
    by: 'por',
    articles: 'el la los las un una unos unas su sus nuestro nuestra este esta',
    prepositions: 'a al en con por para sobre de del ante durante tras',
    pronouns: 'él ella ellos ellas yo nosotros usted',
    roles:
      'presidente presidenta ministro ministra alcalde alcaldesa director directora jefe jefa portavoz profesor profesora doctor doctora señor señora don doña fundador fundadora gerente secretario secretaria entrenador entrenadora capitán',
    hasDashedSpeech: true,
    namesWithin: true,
  },
  {
    id: 'it',
    says: 'dic ha disse dett defin chiam descri afferm racconta raccont spieg ammett ammise aggiun sostien riten pensa parl scriv scriss ribat ribad conferm assicur avver comment rispond conclud osserv sottoline ricord dichiar consider chied chies domand',
    credits: 'secondo|a detta di|a parere di|a giudizio di|stando a|come',
    for: 'per',
    by: 'da',
    articles: "il lo la i gli le un uno una suo sua nostro nostra questo questa l’ l'",
    prepositions: 'a al allo alla ai in nel nella con su sul per di del della dal durante',
    pronouns: 'lui lei loro io noi egli essa',
    roles:
      'presidente presidentessa ministro ministra sindaco sindaca direttore direttrice capo professore professoressa dottore dottoressa signor signora fondatore fondatrice portavoce titolare assessore assessora segretario allenatore capitano',
    namesWithin: true,
  },
  {
    id: 'pt',
    says: 'diz dis cham defin descrev classific afirm cont explic admit acrescent assegur consider ach pens fal escrev avis garant lembr resum reconhec respond pergunt alert destac ressalt declar coment lament',
    credits: 'segundo|de acordo com|conforme|na opinião de|nas palavras de|na visão de|como',
    for: 'para',
    by: 'por',
    articles: 'o a os as um uma seu sua nosso nossa este esta esse essa',
    prepositions: 'ao à em no na nos nas com por para sobre de do da durante',
    pronouns: 'ele ela eles elas eu nós você',
    roles:
      'presidente ministro ministra prefeito prefeita diretor diretora chefe professor professora doutor doutora senhor senhora fundador fundadora porta-voz secretário secretária treinador treinadora capitão vereador vereadora',
    hasDashedSpeech: true,
    namesWithin: true,
  },
  {
    id: 'nl',
    says: 'zeg zei noem beschrijf beschreef vind vond stel erken geef gaf vertel waarschuw benadruk schrijf schreef spreekt sprak denk dacht meen verklaar voeg legt lacht vraag vroeg antwoord aldus beaam verzeker concludeer reageer vragen',
    credits: 'volgens|aldus|in de woorden van|zoals',
    for: 'voor',
    by: 'door',
    articles: 'de het een zijn haar hun ons onze deze dit',
    prepositions: 'in op aan tegen met van bij naar over voor na tijdens uit',
    pronouns: 'hij zij ze wij we ik men je',
    roles:
      'president minister burgemeester directeur directrice voorzitter woordvoerder woordvoerster wethouder hoogleraar professor oprichter hoofd meneer mevrouw secretaris trainer coach chef eigenaar eigenares onderzoeker onderzoekster',
  },
  {
    id: 'pl',
    says: 'mówi powiedzia nazwa nazywa określ uważa twierdz pisze pisa napisa oceni podkreśl przyzna doda zapewni stwierdz ostrzeg ostrzega tłumacz wyjaśni żartuj opisa opisuj przekon zapowied apel pyta zapyta odpowi uspok komentuj wspomin relacjon zapyt spyta',
    credits: 'zdaniem|według|wg|słowami|jak',
    for: 'dla',
    by: 'przez',
    prepositions: 'w we na do z ze od po przed przy za dla o u podczas',
    pronouns: 'on ona oni one my ja',
    roles:
      'prezes prezeska prezydent prezydentka minister ministra burmistrz dyrektor dyrektorka rzecznik rzeczniczka profesor doktor pan pani kierownik kierowniczka szef szefowa sekretarz trener trenerka wójt poseł posłanka synoptyk ekspert ekspertka analityk ekonomistka ekonomista założyciel założycielka',
    hasDashedSpeech: true,
  },
  {
    id: 'cs',
    says: 'říká řek nazva nazývá označ popsa tvrdí myslí považ uved dod vysvětl přizna varova upozorn napsa píše zeptal odpověd poznam míní soudí ptá',
    credits: 'podle|dle|slovy|jak',
    for: 'pro',
    prepositions: 'v ve na do z ze od po před při za pro o u během',
    pronouns: 'on ona oni my já',
    roles:
      'prezident prezidentka ministr ministryně starosta starostka ředitel ředitelka mluvčí profesor profesorka pan paní předseda předsedkyně vedoucí trenér trenérka šéf šéfka zakladatel zakladatelka primátor primátorka',
  },
  {
    id: 'sv',
    says: 'säg sa sade kalla beskriv beskrev tyck mena anser ansåg berätta förklara medge medgav skriv skrev tro varna betona tillägg tillade hävda fråga svara konstatera lova kommentera fråg',
    credits: 'enligt|som|med ord av',
    for: 'för',
    by: 'av',
    articles: 'en ett den det de sin sitt vår vårt hans hennes',
    prepositions: 'i på till med från om efter före under för vid av hos',
    pronouns: 'han hon hen de vi jag man',
    roles:
      'vd ordförande president minister statsminister borgmästare chef direktör talesperson professor rektor lektor grundare ägare tränare forskare ledare herr fru doktor sekreterare kommunalråd',
  },
  {
    id: 'da',
    says: 'sig sagde siger kald beskriv beskrev mene mente forklar fortæll fortalt skriv skrev tror advar tilføj understreg indrøm spørg spurgte svar fastslå lov erklær spurgt spurg',
    credits: 'ifølge|som|med ord af',
    for: 'for',
    by: 'af',
    articles: 'en et den det de sin sit vores hans hendes',
    prepositions: 'i på til med fra om efter før under for ved af hos',
    pronouns: 'han hun de vi jeg man',
    roles:
      'formand forkvinde præsident minister statsminister borgmester chef direktør talsmand talskvinde professor rektor lektor stifter ejer træner forsker leder herr fru doktor sekretær',
  },
  {
    id: 'ru',
    says: 'говор сказа назва назыв опис счита счёл утвержд пиш писа напис отме подчер призна добав уверя уверен объясн предупре рассказ вспом спроси ответ заяв комментир поясн полага думает спрос спраш',
    credits: 'по словам|по мнению|согласно|со слов|по утверждению|по оценке|как',
    for: 'для',
    prepositions: 'в во на к ко с со от из у о об при для после во',
    pronouns: 'он она они мы я оно',
    roles:
      'президент министр мэр директор глава руководитель пресс-секретарь профессор доктор господин госпожа основатель основательница председатель тренер капитан губернатор начальник аналитик эксперт экономист врач',
    hasDashedSpeech: true,
  },
];

const all = (list: (words: SpeechWords) => string | undefined, parter: string): string[] =>
  LANGUAGES.flatMap((words) => (list(words) ?? '').split(parter)).filter((word) => word !== '');
const setOf = (list: (words: SpeechWords) => string | undefined): ReadonlySet<string> => new Set(all(list, ' '));
const alternatives = (list: readonly string[]): string =>
  [...new Set(list)].toSorted((one, other) => other.length - one.length).join('|');
/** The same where a sentence may begin with them. */
const atAnyPlace = (list: readonly string[]): string =>
  alternatives(list.map((words) => `[${words.charAt(0).toUpperCase()}${words.charAt(0)}]${words.slice(1)}`));

/** A verb of speech in one of its forms, as part of a pattern. */
export const SAYS_FORM: string = String.raw`(?:${alternatives(all(({ says }) => says, ' '))})\p{Ll}{0,6}`;
/** What only precedes the one whose words they are, and what also precedes others. */
export const CREDITS: string = atAnyPlace(all(({ credits }) => credits, '|'));
export const CREDITS_WITH_IS: string = atAnyPlace(all(({ for: before }) => before, '|'));
export const BY: string = alternatives(all(({ by }) => by, '|'));
/** Forms of "to be" in the third person, of all languages. */
export const IS: string =
  "is|was|are|were|ist|war|sind|waren|wäre|est|était|sont|c['’]est|c['’]était|ce fut|es|era|fue|son|è|sono|fu|é|foi|são|jest|to|był|była|było|je|byl|byla|bylo|är|er|var|это|был|была|было|стал";

type Kind = 'articles' | 'prepositions' | 'pronouns';

/** Words of one language are others in another, "il" or "a": those of the text's own language alone, where it is known. */
function finder(kind: Kind): (word: string, language: string | null) => boolean {
  const all = setOf((words) => words[kind]);
  const known = new Map(LANGUAGES.map((words) => [words.id, new Set((words[kind] ?? '').split(' '))]));
  return (word, language) => ((language === null ? null : known.get(language)) ?? all).has(word);
}

export const isArticle: (word: string, language: string | null) => boolean = finder('articles');
export const isPreposition: (word: string, language: string | null) => boolean = finder('prepositions');
export const isPronoun: (word: string, language: string | null) => boolean = finder('pronouns');

const ROLES = setOf(({ roles }) => roles);
const SAYS = new RegExp(`^${SAYS_FORM}$`, 'u');
/** Shorter ends are those of names: "Conrat", "Schubert". */
const LEAST_OF_COMPOUND = 4;
const COMPOUND_ENDS = [...ROLES].filter((role) => role.length >= LEAST_OF_COMPOUND);

const idsWhere = (does: (words: SpeechWords) => boolean | undefined): ReadonlySet<string | null> =>
  new Set(LANGUAGES.filter(does).map(({ id }) => id));
/** BCP 47 primary tags of languages whose press puts speech between dashes. */
export const WITH_DASHED_SPEECH = idsWhere(({ hasDashedSpeech }) => hasDashedSpeech);
/** The same of those that name the speaker between the marks. */
export const NAMING_WITHIN = idsWhere(({ namesWithin }) => namesWithin);

export function isVerbOfSpeech(word: string): boolean {
  return SAYS.test(word);
}

/** "Finanzchef", "Bürgermeisterin", "President": what precedes a name and is no part of it. */
export function isRole(word: string): boolean {
  const low = word.toLowerCase();
  return (
    ROLES.has(low) ||
    COMPOUND_ENDS.some((role) => low.length >= role.length + LEAST_OF_COMPOUND - 1 && low.endsWith(role))
  );
}
