import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { readSentences } from '../../../research/reading/sentences.ts';
import { readOpinion, type Opinion } from '../text/opinion.ts';

const MEDIUM_WORDS = 60;

/**
 * The opinion in two fields that are pasted apart, each fit to stand alone: whole sentences of at most `characters`, then
 * the rest. Where that is not to be had, all of it is for the second.
 */
export function splitForFields(opinion: Opinion, characters: number): { short: string; medium: string } {
  const enough = (text: string): boolean => countWords(text) <= MEDIUM_WORDS;
  const { opening, rest } = opinion.split((text) => countCharacters(text) <= characters);
  if (opening === '' || leans(rest)) return { short: '', medium: opinion.opening(enough) };
  return { short: opening, medium: readOpinion(rest).split(enough).opening };
}

/** "It is a slow way": whoever reads the rest alone does not know what. */
function leans(text: string): boolean {
  return text !== '' && readSentences(text, 'en')[0]?.leans === true;
}
