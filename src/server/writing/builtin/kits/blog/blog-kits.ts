import type { Angle } from '../../angles/angle.ts';
import type { BlogKit } from './blog-kit.ts';
import { contrast } from './contrast.ts';
import { figure } from './figure.ts';
import { list } from './list.ts';
import { question } from './question.ts';
import { story } from './story.ts';

export const BLOG_KITS: Readonly<Record<Angle, BlogKit>> = { question, contrast, list, story, figure };
