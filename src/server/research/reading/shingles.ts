/** Words that are looked at; what two texts share, they share from early on. */
const MAX_WORDS = 4_000;
const SHINGLE = 5;
/** Scripts without spaces go by characters. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;

/** Hashes of all runs of five words of a text; of the whole text where it has fewer. */
export function shinglesOf(text: string): ReadonlySet<number> {
  const words = wordHashes(text);
  if (words.length < SHINGLE) return new Set(words.length === 0 ? [] : [joined(words)]);
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1) shingles.add(joined(words.slice(at, at + SHINGLE)));
  return shingles;
}

function wordHashes(text: string): number[] {
  const hashes: number[] = [];
  for (const [word] of text.matchAll(WORD)) {
    if (hashes.length === MAX_WORDS) break;
    hashes.push(hashOfWord(word.toLowerCase()));
  }
  return hashes;
}

/** FNV-1a. */
function hashOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function joined(hashes: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const word of hashes) {
    hash = Math.imul(hash ^ (word & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (word >>> 16), 0x01000193);
  }
  return hash >>> 0;
}
