import { blogPost } from '../../src/core/formats/blog-post.ts';
import { descriptions } from '../../src/core/formats/descriptions.ts';
import { emailNewsletter } from '../../src/core/formats/email-newsletter.ts';
import { shortContentScript } from '../../src/core/formats/short-content-script.ts';
import { videoScript } from '../../src/core/formats/video-script.ts';

/** The running text of a piece, block by block: without titles, labels, times, pictures and source lists. */
export function proseOf(format: string, text: string): string[] {
  if (format === 'Descriptions') {
    const { short, medium, long, bullets } = descriptions.parse(text).parts;
    return [short, medium, long, ...bullets];
  }
  if (format === 'Email Newsletter') {
    const { lead, sections, signOff } = emailNewsletter.parse(text).parts;
    return [lead, ...sections.map(({ body }) => body), signOff];
  }
  if (format === 'Blog Post') {
    const { summary, intro, sections, faq, conclusion } = blogPost.parse(text).parts;
    return [...summary, intro, ...sections.map(({ body }) => body), ...faq.map(({ answer }) => answer), conclusion];
  }
  if (format === 'Video Script') return videoScript.parse(text).parts.rows.map(({ spoken }) => spoken);
  if (format === 'Short Content Script') return shortContentScript.parse(text).parts.rows.map(({ spoken }) => spoken);
  return [text];
}
