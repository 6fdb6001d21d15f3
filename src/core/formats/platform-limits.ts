/** A number that a platform or a convention sets, with where it is written and when somebody last looked. */
export interface PlatformLimit {
  readonly value: number;
  readonly unit: 'weighted characters' | 'characters' | 'bytes' | 'chapters' | 'seconds' | 'assets' | 'hashtags';
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
const LINKEDIN_POST = 'https://www.ayrshare.com/docs/apis/post/social-networks/linkedin';
const INSTAGRAM_MEDIA =
  'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media';
const INSTAGRAM_HASHTAGS =
  'https://www.socialmediatoday.com/news/instagrams-implementing-new-limits-on-hashtag-use/808309/';

const GOOGLE_ADS = 'https://developers.google.com/google-ads/api/docs/responsive-search-ads/overview';
const GOOGLE_ADS_LENGTHS = 'https://support.google.com/google-ads/answer/1704389';
const META_AD_TEXTS = 'https://adsuploader.com/blog/meta-ad-copy-specs';

export const PLATFORM_LIMITS = {
  xPost: { value: 280, unit: 'weighted characters', kind: 'platform', source: X_RULES, checked: CHECKED },
  youtubeTitle: { value: 100, unit: 'characters', kind: 'platform', source: YOUTUBE_VIDEO, checked: CHECKED },
  youtubeDescription: { value: 5_000, unit: 'bytes', kind: 'platform', source: YOUTUBE_VIDEO, checked: CHECKED },
  youtubeChapters: { value: 3, unit: 'chapters', kind: 'platform', source: YOUTUBE_CHAPTERS, checked: CHECKED },
  youtubeChapterLength: { value: 10, unit: 'seconds', kind: 'platform', source: YOUTUBE_CHAPTERS, checked: CHECKED },
  /** No official number: Google cuts by width. */
  seoTitle: { value: 60, unit: 'characters', kind: 'convention', source: GOOGLE_TITLES, checked: CHECKED },
  metaDescription: { value: 160, unit: 'characters', kind: 'convention', source: GOOGLE_SNIPPETS, checked: CHECKED },
  linkedInPost: { value: 3_000, unit: 'characters', kind: 'platform', source: LINKEDIN_POST, checked: CHECKED },
  /** Where "see more" cuts is disputed, 140 to 210 by screen: what ends before 140 is safe. */
  linkedInFold: { value: 140, unit: 'characters', kind: 'convention', source: LINKEDIN_POST, checked: CHECKED },
  instagramCaption: { value: 2_200, unit: 'characters', kind: 'platform', source: INSTAGRAM_MEDIA, checked: CHECKED },
  /** 30 until December 2025. */
  instagramHashtags: { value: 5, unit: 'hashtags', kind: 'platform', source: INSTAGRAM_HASHTAGS, checked: CHECKED },
  /** What a feed shows of a caption before "more". */
  instagramFold: { value: 125, unit: 'characters', kind: 'convention', source: INSTAGRAM_MEDIA, checked: CHECKED },
  adHeadlines: { value: 15, unit: 'assets', kind: 'platform', source: GOOGLE_ADS, checked: CHECKED },
  adFewestHeadlines: { value: 3, unit: 'assets', kind: 'platform', source: GOOGLE_ADS, checked: CHECKED },
  adDescriptions: { value: 4, unit: 'assets', kind: 'platform', source: GOOGLE_ADS, checked: CHECKED },
  adFewestDescriptions: { value: 2, unit: 'assets', kind: 'platform', source: GOOGLE_ADS, checked: CHECKED },
  adPaths: { value: 2, unit: 'assets', kind: 'platform', source: GOOGLE_ADS, checked: CHECKED },
  /** Lengths of Google's ads count a character of full width twice. */
  adHeadline: { value: 30, unit: 'characters', kind: 'platform', source: GOOGLE_ADS_LENGTHS, checked: CHECKED },
  adDescription: { value: 90, unit: 'characters', kind: 'platform', source: GOOGLE_ADS_LENGTHS, checked: CHECKED },
  adPath: { value: 15, unit: 'characters', kind: 'platform', source: GOOGLE_ADS_LENGTHS, checked: CHECKED },
  /** What Meta shows of an ad before it cuts, from secondary sources; it takes longer texts. */
  metaPrimaryText: { value: 125, unit: 'characters', kind: 'convention', source: META_AD_TEXTS, checked: CHECKED },
  metaHeadline: { value: 40, unit: 'characters', kind: 'convention', source: META_AD_TEXTS, checked: CHECKED },
  metaAdDescription: { value: 30, unit: 'characters', kind: 'convention', source: META_AD_TEXTS, checked: CHECKED },
} as const satisfies Record<string, PlatformLimit>;

/** The rules that stand on each number, as `format/rule`; told in docs/formats.md. */
export const RULES_OF_LIMIT: Readonly<Record<keyof typeof PLATFORM_LIMITS, readonly string[]>> = {
  xPost: ['x-post/length'],
  youtubeTitle: ['video-script/title-length'],
  youtubeDescription: ['video-script/description-size'],
  youtubeChapters: ['video-script/chapters'],
  youtubeChapterLength: ['video-script/chapters'],
  seoTitle: ['descriptions/seo-title', 'blog-post/seo-title', 'landing-page/seo-title'],
  metaDescription: ['descriptions/short', 'blog-post/meta-description', 'landing-page/meta-description'],
  linkedInPost: ['linkedin-post/length'],
  linkedInFold: ['linkedin-post/hook'],
  instagramCaption: ['instagram-carousel/caption', 'short-content-script/caption'],
  instagramHashtags: ['instagram-carousel/hashtags'],
  instagramFold: ['instagram-carousel/caption-hook'],
  adHeadlines: ['google-search-ad/headlines'],
  adFewestHeadlines: ['google-search-ad/parts'],
  adDescriptions: ['google-search-ad/descriptions'],
  adFewestDescriptions: ['google-search-ad/parts'],
  adPaths: ['google-search-ad/paths'],
  adHeadline: ['google-search-ad/headline-length'],
  adDescription: ['google-search-ad/description-length'],
  adPath: ['google-search-ad/path-length'],
  metaPrimaryText: ['meta-ad/primary-text'],
  metaHeadline: ['meta-ad/headline'],
  metaAdDescription: ['meta-ad/description'],
};
