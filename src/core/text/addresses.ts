/** An address of mail. */
export const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,6}/g;
const ADDRESSES = [
  /(?:https?:\/\/|www\.)[^\s<>"“”]+/gi,
  /(?<=\])\([^()\s]{1,2000}\)/g,
  /\[(?:\^?\d{1,3}|[a-z]{1,2}\d{1,4})(?:[,;–-] ?(?:\d{1,3}|[a-z]{1,2}\d{1,4})){0,12}\](?!\()/gi,
];

/** Without addresses and citation marks, which say where something stands and not what it is; places stay. */
export function withoutAddresses(text: string): string {
  const bare = ADDRESSES.reduce(blank, text);
  // The look-out for an address of mail stops at every word.
  return bare.includes('@') ? blank(bare, MAIL) : bare;
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));
}
