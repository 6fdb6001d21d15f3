/** How the languages of the labels say that a release may be printed at once. */
const AT_ONCE = [
  'for immediate release',
  'zur sofortigen veröffentlichung',
  'pour (?:diffusion|publication) immédiate',
  'para (?:su )?(?:difusión|publicación) inmediata',
  'per (?:la )?(?:diffusione|pubblicazione) immediata',
  'para (?:divulgação|publicação) imediata',
  'voor (?:onmiddellijke|directe) publicatie',
  'do natychmiastowej publikacji',
  '即時(?:発表|リリース)',
  '立即发布',
  'للنشر الفوري',
];
const NOT_BEFORE = [
  'embargoed? (?:until|till)',
  'sperrfrist(?: bis)?:',
  "(?:sous )?embargo jusqu['’]au",
  'embargo hasta',
];
const LEAD = String.raw`^[*_#\s]*`;
/** Within its line alone, since each line of a text is tried. */
const LEAD_OF_LINE = String.raw`^(?:[*_#]|[^\S\n])*`;
const TRAIL = String.raw`[*_:：\s]*$`;

/** What models set above a press release. None of its parts, and its editor's to say. */
export const AT_ONCE_NOTICE = new RegExp(`${LEAD}(?:${AT_ONCE.join('|')})${TRAIL}`, 'iu');

/** The line above a release that says when it may be printed, as newsrooms are used to find it. */
export const RELEASE_NOTICE = new RegExp(
  `${LEAD_OF_LINE}(?:${AT_ONCE.join('|')}|(?:${NOT_BEFORE.join('|')}).*)${TRAIL}`,
  'imu',
);
