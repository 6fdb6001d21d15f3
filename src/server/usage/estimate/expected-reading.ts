import { MOST_CLAIMS } from '../../research/ledger/model/claims-prompt.ts';
import { ALL_PASSAGES, OF_ONE_SOURCE } from '../../research/ledger/model/model-claims.ts';
import { atBothEnds, type Range } from './range.ts';
import { TYPICAL } from './typical-usage.data.ts';

/** What research shows a model. */
export interface ExpectedReading {
  /** In characters. */
  readonly passages: Range;
  /** Characters of the sources in full, as the writers read them. */
  readonly texts: Range;
  readonly sources: Range;
  /** Whether pages of the web are among them. */
  readonly searches: boolean;
}

/** Pages that research keeps. */
const MOST_PAGES = 8;
/** Characters of a long article. */
const LONG_PAGE = 15_000;

interface Given {
  readonly materialCharacters: number;
  /** Whether the web is searched. */
  readonly searches: boolean;
}

/** Null where there is nothing to be read. How much the web has to say is known only afterwards: from a little to all that fits. */
export function expectedReading({ materialCharacters, searches }: Given): ExpectedReading | null {
  if (!searches && materialCharacters === 0) return null;
  const { brief } = TYPICAL;
  // All of it may be one note, and of that no more is shown than of any source.
  const own = { low: Math.min(materialCharacters, OF_ONE_SOURCE), high: materialCharacters };
  const notes = materialCharacters === 0 ? 0 : 1;
  return {
    searches,
    passages: {
      low: Math.min(ALL_PASSAGES, own.low + (searches ? brief.passages.low : 0)),
      high: searches ? ALL_PASSAGES : Math.min(ALL_PASSAGES, own.high),
    },
    texts: {
      low: materialCharacters + (searches ? brief.passages.low : 0),
      high: materialCharacters + (searches ? MOST_PAGES * LONG_PAGE : 0),
    },
    sources: {
      low: notes + (searches ? brief.sources.low : 0),
      high: Math.max(notes, Math.ceil(own.high / OF_ONE_SOURCE)) + (searches ? MOST_PAGES : 0),
    },
  };
}

/** Claims that are made of it; a model is asked for so many at most. */
export function expectedClaims({ passages }: ExpectedReading): Range {
  const { charactersOfClaim } = TYPICAL.brief;
  const dense = { low: charactersOfClaim.high, high: charactersOfClaim.low };
  return atBothEnds((end) => Math.min(MOST_CLAIMS, passages[end] / dense[end]));
}
