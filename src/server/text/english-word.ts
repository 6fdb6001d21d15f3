import type { PartOfSpeech } from 'wink-nlp';

export interface EnglishWord {
  readonly text: string;
  readonly stem: string;
  readonly partOfSpeech: PartOfSpeech;
  /** A word that says nothing of the subject: "the", "of", "with". */
  readonly isStopWord: boolean;
  /** False for punctuation, numbers and symbols. */
  readonly isWord: boolean;
}
