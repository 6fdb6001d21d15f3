/** How a model writes a project. Apart from the texts that everybody fetches who has no model. */
export const WRITING_MODE_TEXTS = {
  title: 'How it is written',
  names: { best: 'Best', fast: 'Fast' },
  leads: {
    best: 'Plan, draft, edit, fact check',
    fast: 'Plan and draft in one go, then the fact check',
  },
  /** Of the summary, beside how it is written. */
  asked: 'asks you first',
  reviewed: 'plan reviewed first',
  onlyModel: 'The built-in writer has one way of writing, and makes no plan to review.',
  ask: {
    label: 'Ask me first',
    lead: 'Once research is done the run stops, shows what it found, and asks you two or three questions.',
    hasOpinion: 'You have given your opinion already. Leave it empty to be asked once research is done.',
  },
  review: {
    label: 'Review the plan first',
    lead: 'The run stops once its plan is made. You read it, change what you like, and have the pieces written.',
    notFast: 'Fast makes no plan for all pieces together, so there is none to review.',
  },
} as const;
