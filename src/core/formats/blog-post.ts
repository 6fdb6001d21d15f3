import type { Format } from './format.ts';
import type { CallToAction, Question, Section, SourceNote } from './parts.ts';

export interface BlogPostParts {
  /** 50 to 60 characters. */
  readonly seoTitle: string;
  /** 140 to 160 characters. */
  readonly metaDescription: string;
  /** At most 6 words joined by hyphens. */
  readonly slug: string;
  /** The H1. */
  readonly title: string;
  /** 3 lines. */
  readonly summary: readonly string[];
  /** At most 80 words that answer the question of the title. */
  readonly intro: string;
  /** 4 to 7 H2, at least one list or table among them. */
  readonly sections: readonly Section[];
  /** 3 to 5 answers of 40 to 60 words. */
  readonly faq: readonly Question[];
  readonly conclusion: string;
  readonly callToAction: CallToAction;
  /** What the text cites as `[1]`; empty when there were no sources. */
  readonly sources: readonly SourceNote[];
}

export const blogPost: Format<BlogPostParts, 'Blog Post'> = {
  id: 'blog-post',
  label: 'Blog Post',
  hint: '900-1,600 words with sources',
  icon: 'file-text',
  tint: 160,
  syntax: 'markdown',
  brief: '',
  layout: () => {
    throw new Error('The layout follows in the next commit');
  },
  parse: () => {
    throw new Error('The layout follows in the next commit');
  },
  check: () => {
    throw new Error('The layout follows in the next commit');
  },
  fit: () => {
    throw new Error('The layout follows in the next commit');
  },
};
