import { blogPost } from '../../../../../core/formats/blog-post.ts';
import { descriptions } from '../../../../../core/formats/descriptions.ts';
import { emailNewsletter } from '../../../../../core/formats/email-newsletter.ts';
import { landingPage } from '../../../../../core/formats/landing-page.ts';
import { drawn, type DrawnFormat } from '../drawn.tsx';
import { BlogPostPreview } from './blog-post-preview.tsx';
import { DescriptionsPreview } from './descriptions-preview.tsx';
import { EmailNewsletterPreview } from './email-newsletter-preview.tsx';
import { LandingPagePreview } from './landing-page-preview.tsx';
import { DRAWN_RELEASE } from './press-release-preview.tsx';

/** What is read as a document: in a mail, on a page, in print. */
export const DOCUMENT_PREVIEWS: readonly DrawnFormat[] = [
  drawn(blogPost, BlogPostPreview),
  drawn(emailNewsletter, EmailNewsletterPreview),
  drawn(descriptions, DescriptionsPreview),
  DRAWN_RELEASE,
  drawn(landingPage, LandingPagePreview),
];
