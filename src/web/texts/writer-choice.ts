/** Where a model is connected: who writes a project. Apart from the texts that everybody fetches who has no model. */
export const WRITER_CHOICE_TEXTS = {
  model: {
    label: 'Who writes this project',
    writes: (model: string, vendor: string | null) => (vendor ? `${model} by ${vendor}` : model),
    lead: '{writer} writes this project.',
    useBuiltin: 'Use the built-in writer',
    builtin: 'The built-in writer',
    builtinLead: (model: string) => `{writer} writes this project, not ${model}.`,
    useModel: (model: string) => `Use ${model}`,
  },
  trouble: {
    question: 'Who writes this project?',
    builtin: 'Write this project with the built-in writer',
    builtinLead: 'At once and without a model: quotations, your opinion, questions, and gaps for you to fill.',
    model: (model: string) => `Use ${model} all the same`,
    modelLead: 'The run waits and tries again by itself. You can hand it to the built-in writer at any time.',
    choose: 'Please choose who writes this project.',
  },
  offer: {
    button: 'Write this project with the built-in writer',
    failed: 'The built-in writer could not take over. Please try again.',
    nextTry: (time: string) => `The next try is at ${time}. What is written already stays.`,
  },
} as const;
