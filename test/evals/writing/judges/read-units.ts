/**
 * - `title`: headings, titles, subjects, chapters, buttons
 * - `prose`: what is read or spoken
 * - `screen`: what is seen as text while something is said
 * - `shot`: what the camera sees, an instruction by its nature
 */
export interface Unit {
  readonly kind: 'title' | 'prose' | 'screen' | 'shot';
  readonly text: string;
}

/** By the label that a line begins with; null for what is made of other parts and is no text of its own. */
const LABELLED: Readonly<Record<string, Unit['kind'] | null>> = {
  'SEO title': 'title',
  // Shown apart from the text: what stands there may stand in it as well.
  'Meta description': 'title',
  Slug: null,
  Subject: 'title',
  Preheader: 'title',
  'Short description': 'prose',
  'Medium description': 'prose',
  'Long description': 'prose',
  Bullets: 'prose',
  'Title options': 'title',
  Description: 'title',
  Chapters: 'title',
  Script: 'prose',
  Spoken: 'prose',
  Visual: 'shot',
  'On-screen text': 'screen',
  Title: 'title',
  Body: 'prose',
  'Alt text': 'shot',
  Caption: 'prose',
  Hashtags: null,
};
const LABEL = new RegExp(`^(${Object.keys(LABELLED).join('|')}):(?: (.*))?$`);
const FURNITURE = [
  /^\[\d\d:\d\d-\d\d:\d\d\]$/,
  /^Slide \d: (?:Hook|Point|Proof|Action)$/,
  /^(?:#[\p{L}\p{M}\p{N}_]+ ?)+$/u,
  /^---$/,
  /^\|[\s|:-]*\|$/,
  /^(?:\*\*)?(?:Quoted from|Sources?|Summary|Conclusion|Frequently asked questions|FAQ):?(?:\*\*)?$/,
];

/** A piece line by line, without labels, times and marks of layout. It knows how the six formats look, not how they are read. */
export function readUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let under: Unit['kind'] | null = 'prose';
  for (const line of text.split('\n').map((raw) => raw.trim().replace(/^\\/, ''))) {
    if (line === '') {
      under = 'prose';
      continue;
    }
    const [, label = '', value = ''] = LABEL.exec(line) ?? [];
    if (label !== '') {
      under = LABELLED[label] ?? null;
      if (under && value.trim() !== '') units.push({ kind: under, text: value.trim() });
    } else if (under) units.push(...unitsOfLine(line, under));
  }
  return units;
}

function unitsOfLine(line: string, under: Unit['kind']): Unit[] {
  const [, marks = '', rest = line] = /^(#{1,6} |[-*] (?:\[[ x]\] )?|\d{1,2}[.)] |\d\d:\d\d )?(.*)$/.exec(line) ?? [];
  const bare = rest.trim();
  if (FURNITURE.some((pattern) => pattern.test(line) || pattern.test(bare))) return [];
  if (/^\d\d:\d\d |^#/.test(marks)) return [{ kind: 'title', text: bare }];
  const [, button] = /^\*\*(\[Add: [^\]]*\]|\[?[^*\]]+\]?)(?:\([^)]*\))?\*\*(?: \[Add: [^\]]*\])?$/.exec(bare) ?? [];
  if (button) return [{ kind: 'title', text: button.replace(/^\[(?!Add: )|(?<!\[Add: .*)\]$/g, '') }];
  if (bare.startsWith('|')) {
    const cells = bare.split('|').map((cell) => cell.trim());
    return cells.filter(Boolean).map((cell) => ({ kind: under, text: cell }));
  }
  return [{ kind: under, text: bare }];
}
