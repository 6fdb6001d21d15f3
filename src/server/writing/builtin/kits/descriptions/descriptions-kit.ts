export interface DescriptionsKit {
  /** Follows the topic in the SEO title. */
  readonly titleTail: string;
  /** At most 70 characters; follows the topic in quotation marks, or stands alone. */
  readonly short: string;
  /** 20 to 35 words, beside the opinion or a quotation. */
  readonly medium: string;
  /** 50 to 70 words: how to go about it. */
  readonly how: string;
  readonly bullets: readonly [string, string, string, string];
}
