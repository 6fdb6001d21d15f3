import { both, languageName } from './words.ts';

/** "English and German", from BCP 47 tags. */
const languageNames = (tags: readonly string[]) => both(tags.map(languageName));

export const WRITER_TEXTS = {
  title: 'The built-in writer writes this project',
  what: 'Without a model: quotations, your opinion in your own words, questions, and gaps for you to fill. It invents no sentence about the world.',
  languages: (tags: readonly string[]) =>
    `It has words of its own in ${languageNames(tags)}; in other languages you get an outline.`,
  writing: 'The built-in writer writes these pieces.',
  chosen: 'The built-in writer writes these pieces, not the model.',
  byBuiltin: 'Written by the built-in writer.',
  byModel: 'Written by {model}',
  forAllTexts: (figures: string) => `${figures}, for all its texts`,
  connect: {
    button: 'Connect a model',
    title: 'Connect a model',
    lead: 'For prose of a language model, whoever runs this server puts the lines of one vendor into a file named {file} in the folder where Manifold was started, then restarts it. Pieces that are already written stay as they are.',
    here: 'On your own machine',
    hereLead: 'No key, and nothing is sent away for the writing.',
    elsewhere: 'With a key',
    elsewhereLead: (key: string) =>
      `Put your own key in place of ${key}. It stays on this server. Your topic, opinion, material and persona with its samples and facts are sent to the vendor, with what the research found.`,
    before: 'Before:',
    copy: 'Copy',
    copyLines: (vendor: string) => `Copy the lines for ${vendor}`,
    models: 'Models',
    source: 'Documentation',
    restart: 'Then restart',
    restartHow: 'Stop Manifold with Ctrl+C in its terminal, and start it again with {command}.',
    origin: (day: string) =>
      `Addresses and names are from the vendors’ documentation, read on ${day}; they have not been tried against the vendors. Any other endpoint that speaks the OpenAI API works the same way. All this stands in {page}`,
  },
} as const;
