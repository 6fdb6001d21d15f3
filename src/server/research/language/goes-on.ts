const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** What is shortened with a dot and mostly goes on; what mostly ends a sentence ("usw.", "etc.") is not among it. */
const SHORT = new Set(
  words(
    // German.
    'abs abt art aufl bd bzw ca chr dipl dr evtl exkl fr geb gest ggf hl hr hrn hrsg ing inkl jh max mind min mio mrd',
    'nr prof sog st std str tel vgl zzgl jan feb aug sept okt nov dez',
    // Dutch.
    'bijv blz dhr drs mevr mr',
    // Spanish, Portuguese, Italian.
    'aprox av avda avv cap dott dra ej fig lic máx mín núm pag pág págs pp sig sigg sr sra srta sta sto ud uds vd',
    // French.
    'chap env éd mlle mm mme mmes ste tél vol',
    // Polish, Czech, the languages of the North.
    'godz im np ok tzw ul św např tj kl ex',
    // Russian and its neighbours.
    'гг им млн млрд напр руб стр тыс ул',
  ),
);
// It begins where no letter stands before it: else the time for an endless word grows by the square.
const LAST_WORD = /(?<![\p{L}\p{M}\d])([\p{L}\p{M}\d]+)\.$/u;
/** Scripts that write spaces between words; in others a single letter is a word like any other. */
const SPACED_LETTER = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;

/**
 * Whether a sentence goes on behind these words, whose dot the rules of Unicode take for its end: an ordinal ("am 13.
 * Juni"), an initial, or what is mostly shortened. In doubt it does: two sentences together can be quoted, a half one
 * cannot.
 */
export function goesOnBehind(text: string): boolean {
  const [, last = ''] = LAST_WORD.exec(text) ?? [];
  if (last === '') return false;
  return /^\d{1,2}$/.test(last) || SPACED_LETTER.test(last) || SHORT.has(last.toLowerCase());
}
