import { languageName } from '../../../../core/rules/language-name.ts';
import { shorten } from '../../../../core/rules/text.ts';
import { TONE_OPTIONS } from '../../../../core/rules/tones.ts';
import type { Source } from '../../../../core/contracts/research.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { dataBlock, group } from '../../../llm/prompt/data-block.ts';
import { prepareShownSources, SOURCE_TOKENS, type ShownSource } from '../../sources/shown-sources.ts';
import type { Assignment, PersonaVoice, Reply } from '../../writer.ts';
import { OFFICE } from './office.ts';

/** Samples of the voice together: what shows a rhythm; the profile says the rest. */
const SAMPLE_CHARACTERS = 6_000;
/** Of a short memory the sources get this share: question, page, draft and answer need the rest. */
const SHARE_OF_MEMORY = 0.5;

export interface PromptPrefix {
  readonly system: string;
  /** Opens every prompt of the project. */
  readonly shared: string;
}

/**
 * What all calls of a project share, byte for byte, so that a vendor's prompt cache is warm from the plan on: who we are,
 * what we think, and the sources in full or as far as the model's memory reaches. Nothing in it may depend on the time, on
 * the piece, or on claims, since those grow while pieces are written.
 */
export async function promptPrefix(
  assignment: Assignment,
  { memory }: Pick<TextModel, 'memory'>,
): Promise<PromptPrefix> {
  const { shown } = await prepareShownSources(assignment, sourceRoom(memory));
  return { system: OFFICE, shared: group('assignment', assignmentBlocks(assignment, shown)) };
}

/** Tokens that the sources may take together; `memory` is what the model can hold, null where that is plenty. */
export function sourceRoom(memory: number | null): number {
  return memory === null ? SOURCE_TOKENS : Math.min(SOURCE_TOKENS, Math.floor(memory * SHARE_OF_MEMORY));
}

function assignmentBlocks(assignment: Assignment, shown: readonly ShownSource[]): string[] {
  const { topic, persona, language, points, replies = [] } = assignment;
  return [
    dataBlock('topic', topic),
    ...(language === null ? [] : [dataBlock('language', `${languageName(language)} (${language})`)]),
    group('brand', brandBlocks(persona)),
    points.length === 0
      ? 'There is no opinion: make none up.'
      : group(
          'opinion',
          points.map(({ id, text }) => dataBlock('point', text, id)),
        ),
    ...(replies.length === 0 ? [] : [group('replies', replies.map(replyBlock))]),
    shown.length === 0
      ? 'There are no sources: use no statistics, and do not write as if there were research.'
      : group('sources', shown.map(sourceBlock)),
  ];
}

const replyBlock = ({ question, text }: Reply): string =>
  group('reply', [dataBlock('question', question), dataBlock('said', text)]);

function brandBlocks(persona: PersonaVoice): string[] {
  const tone = TONE_OPTIONS.find((option) => option.id === persona.tone);
  return [
    dataBlock('name', persona.name),
    dataBlock('audience', persona.audience),
    dataBlock('tone', tone ? `${tone.label}: ${tone.description}` : persona.tone),
    ...(persona.styleProfile === '' ? [] : [dataBlock('style', persona.styleProfile)]),
    ...samplesWithinRoom(persona.voiceSamples).map((sample) => dataBlock('voice_sample', sample)),
    ...persona.objectives.map((objective) => dataBlock('wanted_in_the_end', objective)),
    ...persona.approvedFacts.map((fact) => dataBlock('approved_fact', fact)),
    ...persona.preferredTerms.map((term) => dataBlock('preferred_term', term)),
    ...persona.bannedTerms.map((term) => dataBlock('banned_term', term)),
    ...persona.requiredTerms.map((term) => dataBlock('required_term', term)),
  ];
}

/** The beginning of each, all of them equally long where they are too long together. */
function samplesWithinRoom(samples: readonly string[]): string[] {
  const each = Math.floor(SAMPLE_CHARACTERS / Math.max(1, samples.length));
  return samples.map((sample) => shorten(sample, each));
}

function sourceBlock({ source, text }: ShownSource): string {
  const head = [
    ...(source.title === '' ? [] : [dataBlock('title', source.title)]),
    dataBlock('from', whoseWords(source)),
    dataBlock('text', text),
  ];
  return [`<source id="${source.id.replace(/[^\w.-]/g, '')}">`, ...head, '</source>'].join('\n');
}

/** "A third party's: Jane Doe, example.org, 2025-03-01". */
function whoseWords({ ours, site, author, published_at }: Source): string {
  if (ours) return 'Ours.';
  const names = [author ?? '', site, published_at?.slice(0, 10)].filter(Boolean).join(', ');
  return names === '' ? 'A third party’s, whose name is not known.' : `A third party’s: ${names}.`;
}
