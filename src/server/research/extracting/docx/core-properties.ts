import { declaredDate } from '../declared-date.ts';
import { declaredLanguage } from '../declared-language.ts';
import type { Finding } from '../finish-text.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Title, author and date that an Office document carries in `docProps/core.xml` (ECMA-376, part 2, 11). */
export function readCoreProperties(xml: string): Pick<Finding, 'title' | 'author' | 'publishedAt' | 'language'> {
  const valueOf = (name: string) => {
    const value = new RegExp(`<${name}(?:\\s[^<>]{0,300})?>([^<]{0,1000})</${name}>`).exec(xml)?.[1] ?? '';
    return value.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '').trim();
  };
  return {
    title: valueOf('dc:title'),
    author: valueOf('dc:creator') || null,
    publishedAt: declaredDate(valueOf('dcterms:modified')) ?? declaredDate(valueOf('dcterms:created')),
    language: declaredLanguage(valueOf('dc:language')),
  };
}
