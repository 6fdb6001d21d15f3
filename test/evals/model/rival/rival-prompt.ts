import { languageName } from '../../../../src/core/rules/language-name.ts';
import { TONE_OPTIONS } from '../../../../src/core/rules/tones.ts';
import type { FormatLabel } from '../../../../src/core/formats/registry.ts';
import { dataBlock, group } from '../../../../src/server/llm/prompt/data-block.ts';
import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import type { StoredSource } from '../../../../src/server/research/findings.ts';
import type { Assignment } from '../../../../src/server/writing/writer.ts';
import { RIVAL_FORMATS } from './rival-formats.ts';

export interface RivalOrder {
  readonly assignment: Assignment;
  /** With their whole texts, as one would paste them. */
  readonly sources: readonly StoredSource[];
  readonly format: FormatLabel;
  readonly signal: AbortSignal;
}

/** A chat window has no system prompt of the user's. */
export const SYSTEM = 'You are a helpful assistant.';

/** The true rival: one good prompt in a chat window, with the same model and the same sources. Throws `ModelFailure`. */
export async function askRival(model: TextModel, order: RivalOrder): Promise<string> {
  const { text } = await model.generate({
    useCase: 'draft',
    system: SYSTEM,
    prompt: rivalPrompt(order),
    signal: order.signal,
    meter: undefined,
  });
  return text;
}

export function rivalPrompt({ assignment, sources, format }: RivalOrder): string {
  const { topic, opinion, language } = assignment;
  const lines = [
    `Act as a senior copywriter with fifteen years in content marketing. Write ${RIVAL_FORMATS[format]}.`,
    '',
    dataBlock('topic', topic),
    brandBlock(assignment),
    opinion === ''
      ? 'I have no opinion of my own on it: stay with the facts.'
      : `${dataBlock('my_opinion', opinion)}\nThis is my own view. Build the piece on it and say it as ours, not as something that a source says.`,
    sources.length === 0
      ? 'I have no sources for it: use no statistics and do not pretend that there is research.'
      : `${group(
          'sources',
          sources.map((source, at) => dataBlock('source', pasted(source), String(at + 1))),
        )}\nThese are my sources in full. Pick the facts that make the point best, use them exactly as they stand there, and name the source in the text where you lean on it.`,
    '',
    'How I want it',
    '- Invent nothing: no figure, quote, customer, study or promise that is not above.',
    '- Open with the point or a concrete scene, so that this reader wants the next line. One thought runs through the whole piece.',
    '- Be specific. Every sentence has to earn its place; vary their length; verbs rather than nouns.',
    '- Sound like our brand talking to our audience, not like an AI: no "in today’s fast-paced world", no "game-changer", no "unlock", no "it’s not just X, it’s Y", no rhetorical triplets, no emoji storms.',
    '- Keep the lengths and the parts that I asked for. End with something that the reader can do.',
    `- Write in ${language === null ? 'the language of the topic' : languageName(language)}.`,
    '',
    'First think about the one idea that would make this audience stop, then write. Give me the finished text only, ready to paste, without notes on how you made it.',
  ];
  return lines.join('\n');
}

function brandBlock({ persona }: Assignment): string {
  const tone = TONE_OPTIONS.find(({ id }) => id === persona.tone);
  const blocks = [
    dataBlock('name', persona.name),
    dataBlock('audience', persona.audience),
    dataBlock('tone', tone ? `${tone.label}: ${tone.description}` : persona.tone),
    ...persona.objectives.map((objective) => dataBlock('goal', objective)),
    ...(persona.styleProfile === '' ? [] : [dataBlock('style', persona.styleProfile)]),
    ...persona.voiceSamples.map((sample) => dataBlock('sample_of_our_voice', sample)),
    ...persona.approvedFacts.map((fact) => dataBlock('fact_about_us', fact)),
    ...persona.preferredTerms.map((term) => dataBlock('word_we_like', term)),
    ...persona.requiredTerms.map((term) => dataBlock('must_appear', term)),
    ...persona.bannedTerms.map((term) => dataBlock('never_use', term)),
  ];
  return group('our_brand', blocks);
}

/** With the names and the date that the product shows, too, and whose words they are. */
function pasted({ title, ours, author, site, published_at: date, text }: StoredSource): string {
  const names = ours ? ['my own'] : [author ?? '', site, date?.slice(0, 10) ?? ''].filter(Boolean);
  return `${title}${names.length === 0 ? '' : ` (${names.join(', ')})`}\n\n${text}`.trim();
}
