/** A number that a platform or a convention sets, with where it is written and when somebody last looked. */
export interface PlatformLimit {
  readonly value: number;
  readonly unit: 'weighted characters' | 'characters' | 'bytes' | 'chapters' | 'seconds';
  /** A convention cuts or looks bad beyond it; a platform refuses. */
  readonly kind: 'platform' | 'convention';
  readonly source: string;
  /** ISO date. */
  readonly checked: string;
}

const CHECKED = '2026-11-21';
const X_RULES = 'https://github.com/twitter/twitter-text/blob/master/config/v3.json';
const YOUTUBE_VIDEO = 'https://developers.google.com/youtube/v3/docs/videos';
const YOUTUBE_CHAPTERS = 'https://support.google.com/youtube/answer/9884579';
const GOOGLE_TITLES = 'https://developers.google.com/search/docs/appearance/title-link';
const GOOGLE_SNIPPETS = 'https://developers.google.com/search/docs/appearance/snippet';

export const PLATFORM_LIMITS = {
  xPost: { value: 280, unit: 'weighted characters', kind: 'platform', source: X_RULES, checked: CHECKED },
  youtubeTitle: { value: 100, unit: 'characters', kind: 'platform', source: YOUTUBE_VIDEO, checked: CHECKED },
  youtubeDescription: { value: 5_000, unit: 'bytes', kind: 'platform', source: YOUTUBE_VIDEO, checked: CHECKED },
  youtubeChapters: { value: 3, unit: 'chapters', kind: 'platform', source: YOUTUBE_CHAPTERS, checked: CHECKED },
  youtubeChapterLength: { value: 10, unit: 'seconds', kind: 'platform', source: YOUTUBE_CHAPTERS, checked: CHECKED },
  /** No official number: Google cuts by width. */
  seoTitle: { value: 60, unit: 'characters', kind: 'convention', source: GOOGLE_TITLES, checked: CHECKED },
  metaDescription: { value: 160, unit: 'characters', kind: 'convention', source: GOOGLE_SNIPPETS, checked: CHECKED },
} as const satisfies Record<string, PlatformLimit>;
