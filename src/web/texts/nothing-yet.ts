/** What is said, before a start and while a run waits, where nothing of the user's own stands in the project. */
export const NOTHING_YET_TEXTS = {
  title: 'Nothing of your own is in this project yet',
  builtin: {
    unsure:
      'Only what research finds can be quoted. If it finds nothing, each piece will be an outline with gaps for you to fill.',
    off: 'Research is switched off here, so each piece will be an outline with gaps for you to fill.',
    emptyResearch:
      'The earlier research found nothing that can be quoted, so each piece will be an outline with gaps for you to fill.',
    found:
      'Research found nothing that can be quoted. Without your opinion, each piece will be an outline with gaps for you to fill.',
  },
  model: {
    off: 'Research is switched off here, so the pieces will rest on your topic alone: no figures, no citations.',
    emptyResearch:
      'The earlier research found nothing that can be cited, so the pieces will rest on your topic alone: no figures, no citations.',
    found: 'Research found nothing that can be cited. Without your opinion, the pieces will rest on your topic alone.',
  },
  /** Two buttons, named below. */
  ask: 'An opinion or some material gives them something to stand on: {opinion} or {material}',
  opinion: 'Add your opinion',
  material: 'Add material',
} as const;
