import type { Angle } from '../../angles/angle.ts';
import type { NewsletterKit } from './newsletter-kit.ts';
import { contrast } from './contrast.ts';
import { figure } from './figure.ts';
import { list } from './list.ts';
import { question } from './question.ts';
import { story } from './story.ts';

export const NEWSLETTER_KITS: Readonly<Record<Angle, NewsletterKit>> = { question, contrast, list, story, figure };
