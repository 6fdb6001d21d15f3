import { cleanText } from '../../../../core/rules/text.ts';
import type { Topic } from '../../topic/topic.ts';
import { termsOf } from '../../../text/terms.ts';
import { choosePassages } from '../../reading/choose-passages.ts';
import type { SourceReading } from '../../reading/source-reading.ts';

/** A paragraph longer than this is cut: its rest would crowd the others out. */
const LONGEST = 1_500;

/**
 * The paragraphs of a source that speak most of the topic, in their order, together at most `budget` code units; the
 * first one always, since it says what the page is about.
 */
export function showPassages({ source, reading }: SourceReading, topic: Topic, budget: number): string[] {
  const wanted = new Set(topic.terms(reading.language));
  const paragraphs = choosePassages(source.text, topic);
  // Where many sources share the room, the opening of each leaves some of it to what speaks of the topic.
  const longest = Math.min(LONGEST, Math.ceil(budget / 2));
  const ranked = paragraphs
    .map((text, index) => ({ text: cleanText(text.slice(0, longest)), index, worth: worthOf(text, index) }))
    .toSorted((a, b) => b.worth - a.worth || a.index - b.index);
  let left = budget;
  const chosen = ranked.filter(({ text, worth }) => {
    if (worth === 0 || text.length > left) return false;
    left -= text.length;
    return true;
  });
  return chosen.toSorted((a, b) => a.index - b.index).map(({ text }) => text);

  function worthOf(text: string, index: number): number {
    if (index === 0) return Infinity;
    const terms = new Set(termsOf(text.slice(0, LONGEST), reading.language));
    const shared = [...wanted].filter((term) => terms.has(term)).length;
    // A figure is what a piece can stand on, wherever it stands; what announces a list tells what its lines are about.
    return shared + (/\d/.test(text) ? 0.5 : 0) + (/[:：]$/.test(text) ? 0.25 : 0);
  }
}
