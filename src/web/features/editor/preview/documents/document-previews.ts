import { blogPost } from '../../../../../core/formats/blog-post.ts';
import { descriptions } from '../../../../../core/formats/descriptions.ts';
import { emailNewsletter } from '../../../../../core/formats/email-newsletter.ts';
import { landingPage } from '../../../../../core/formats/landing-page.ts';
import { drawn, type DrawnFormat } from '../drawn.tsx';
import { BlogPostPreview } from './blog-post-preview.tsx';
import { DescriptionsPreview } from './descriptions-preview.tsx';
import { drawnDocument } from './drawn-document.tsx';
import { EmailNewsletterPreview } from './email-newsletter-preview.tsx';
import { LandingPagePreview } from './landing-page-preview.tsx';
import { DRAWN_RELEASE } from './press-release-preview.tsx';

const SEARCH_RESULT = { seoTitle: 'seoTitle', metaDescription: 'metaDescription' } as const;

/** What is read as a document: in a mail, on a page, in print. */
export const DOCUMENT_PREVIEWS: readonly DrawnFormat[] = [
  drawnDocument(blogPost, BlogPostPreview, { ...SEARCH_RESULT, slug: 'slug' }),
  drawnDocument(emailNewsletter, EmailNewsletterPreview, { subjects: 'subject', preheader: 'preheader' }),
  drawn(descriptions, DescriptionsPreview),
  DRAWN_RELEASE,
  drawnDocument(landingPage, LandingPagePreview, SEARCH_RESULT),
];
