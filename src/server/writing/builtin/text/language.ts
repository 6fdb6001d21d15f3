/** What the built-in writer has connecting words for, as BCP 47 tags. */
export const LANGUAGES = ['en'] as const;

const ENGLISH = words(
  'a an the and or but if of to in is are was were be been has have had for with without that than then this it its on ' +
    'at by as from into over about after before more most how what why when where who which our my your their we you they ' +
    'i me not no do does can should will would so per all any each',
);

/** Small words that a text of some length can hardly do without, one language a line. The few that are English words, too, count for both. */
const OTHERS: readonly ReadonlySet<string>[] = [
  'der das und ist nicht ein eine einen wie für mit von zu auf warum im dem den sich wir sie ohne über bei auch',
  'le les des et est une du pour avec dans sur pas comment pourquoi nous vous qui que au aux ce cette sans',
  'el los las una y es para con por cómo qué del que nuestro más sin su como se lo',
  'il lo gli di e è una con perché che del della nel sono più non senza dei',
  'os uma e é para como não que da dos das em nosso mais sem seu você',
  'het een en voor met niet op hoe waarom wij zijn dat zonder bij ook naar',
  'och att är för med inte på hur varför vi som av ett utan till hos',
  'og er med ikke på hvordan hvorfor vi som af av et uten uden til hos det',
  'w z nie jest jak dlaczego dla się że przez bez od są oraz do to i na po o tylko ale czy tak nasz nasze nas',
  've bir için ile neden nasıl bu daha çok değil olarak',
  'ja ei se että miten miksi kuin ovat sekä mutta myös ilman',
  'v na se je že jak proč pro s bez od jsou nebo ale také do to i po o ve si jen',
  'dan yang di untuk dengan ini itu tidak dari pada adalah ke bagaimana mengapa',
  'và của là cho với không trong một những các như thế nào tại sao',
].map(words);

/** Forms of these languages that tell no language from another, yet name nothing either. */
const FORMS = words(
  'diese dieser dieses diesem diesen jeder jede jedes jedem jeden unser unsere unserer unserem unseren mein meine meinem ' +
    'euer eure ihre ihren ihrem sein seine seinem haben wird werden wurde kann können muss müssen soll sollte erst noch ' +
    'schon immer mehr weniger jahr jahre jahren gegen nach beim zum zur seit doch alle allen allem oder aber wenn dass denn vom ' +
    'notre nos votre vos leur leurs ces cette cet tout tous toute toutes être sont était avoir fait faire plus moins très ' +
    'chez entre depuis quand dont leurs mais donc quel quelle quels quelles ' +
    'nuestra nuestros nuestras esta este estos estas ese esa eso todo todos toda todas hacer puede pueden tiene tienen ' +
    'cuando donde desde entre sobre hasta pero muy también cada ' +
    'nostro nostra nostri nostre questo questa questi queste tutti tutte quando dove essere fare anche ogni ' +
    'nossa nossos nossas este esta isso todos todas quando onde fazer também cada ' +
    'onze deze dit alle naar maar ook hebben worden kunnen ' +
    'στο στη στην στον στα του της των και για από χωρίς πώς γιατί είναι μας σας ' +
    'как что это для или при без над под наш наша наше наши ваш все почему когда где чтобы',
);

/** Letters of the Latin script that English does without, save in words like those below. */
const FOREIGN_LETTERS = /[äöüßàâæçèêëîïôœùûÿñáíóúãõåøłśźżąćęńőűğışčřžěůđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệ¿¡]/iu;

const BORROWED =
  /(?<!\p{L})(?:caf[eé]s?|r[eé]sum[eé]s?|naïve|clich[eé]s?|fianc[eé]e?s?|d[eé]cor|beyoncé|nestlé|pokémon|cr[eè]me|br[uû]l[eé]e|jalapeños?|façades?|protégée?s?|entrées?|purées?|soufflés?|à|über)(?!\p{L})/giu;

/**
 * Whether English connecting words fit beside these texts. The topic decides by its script; within the Latin script the
 * small words of everything decide, and a text without any (a name, two nouns) counts as English.
 */
export function readsAsEnglish(topic: string, beside: readonly string[]): boolean {
  const letters = topic.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && latin < letters.length / 2) return false;
  const own = balance(topic);
  // Accented letters speak only where small words do not.
  if (own === 0 && FOREIGN_LETTERS.test(topic.replace(BORROWED, ''))) return balance(beside.join(' ')) > 0;
  if (own !== 0) return own > 0;
  return balance(beside.join(' ')) >= 0;
}

/** Whether a word, in lower case, is one of those that name nothing, in any language known here. */
export function isSmallWord(word: string): boolean {
  return ENGLISH.has(word) || FORMS.has(word) || OTHERS.some((table) => table.has(word));
}

/** English small words less those of the other language that fits best. */
function balance(text: string): number {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = (table: ReadonlySet<string>): number => found.filter((word) => table.has(word)).length;
  return hits(ENGLISH) - Math.max(...OTHERS.map(hits));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
