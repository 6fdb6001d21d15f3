import type { Tone } from '../../../../core/rules/tones.ts';
import { ANY_RESEARCH, EMPTY_DRAFT, NO_FORMATS, setFormat, type Draft, type Note } from '../draft.ts';
import notes from './notes.md?raw';

/** Who speaks in the example; its audience keeps to the five words. */
export const EXAMPLE_PERSONA = {
  name: 'Manifold example',
  description: 'content teams at small companies',
  toneVoice: 'professional',
} satisfies { name: string; description: string; toneVoice: Tone };

const TOPIC = 'Why every claim in marketing copy needs a quote behind it';
const OPINION =
  'We cut every claim that we cannot trace, however good it sounds. A link is no source until somebody has read the page. One figure that I can show beats five that I have to defend. A gap costs us a day, and an invention costs us the reader.';

/** The six formats of the menu; X posts twice, so that variants can be seen side by side. */
const PIECES = {
  Descriptions: 1,
  'X Post': 2,
  'Email Newsletter': 1,
  'Video Script': 1,
  'Blog Post': 1,
  'Short Content Script': 1,
} as const;

/** What Try an example starts, and what stands in the setup afterwards. */
export function exampleDraft(personaId: string): Draft {
  const formats = (Object.keys(PIECES) as (keyof typeof PIECES)[]).reduce(
    (chosen, label) => setFormat(chosen, label, { enabled: true, quantity: PIECES[label] }),
    NO_FORMATS,
  );
  return {
    ...EMPTY_DRAFT,
    personaId,
    topic: TOPIC,
    opinion: OPINION,
    notes: readNotes(notes),
    // Nothing else is laid in beside the notes.
    materialOf: personaId,
    research: ANY_RESEARCH,
    formats,
    isExample: true,
  };
}

/** One note for each heading of the Markdown file. */
function readNotes(markdown: string): Note[] {
  return markdown
    .split(/^# /m)
    .slice(1)
    .map((section, index) => {
      const [title = '', ...text] = section.split('\n');
      return { id: String(index + 1), title, text: text.join('\n').trim() };
    });
}
