import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../../test/fakes/assignment.ts';
import { findFormat } from '../../../../core/formats/registry.ts';
import type { Plan, PlanPage } from '../../writer.ts';
import { pageFor } from './page-block.ts';
import { orderOf } from './piece-order.ts';

const page: PlanPage = {
  idea: 'Ask a person.',
  reader: 'Monday, 9 a.m.',
  proof: [],
  leftOut: '',
  objection: 'People are busy.',
  answer: 'Ten minutes are enough.',
  tomorrow: '',
  ownWords: [],
  notToClaim: ['That it saves money.'],
};

function orderedAs(label: string, plan: Partial<Plan> = {}) {
  const format = findFormat(label);
  if (!format) throw new Error(`No format is called ${label}`);
  const piece = { format: label, variant: 1, angle: 'The first call', claimIds: [], leavesOut: 'The handbook.' };
  const order = {
    assignment: assignmentWith(),
    plan: { page, messages: [], pieces: [piece], ...plan },
    piece,
    format,
    signal: new AbortController().signal,
  };
  return { order: orderOf(order), page: pageFor(order, null) };
}

describe('what a plan says to the writer of a piece', () => {
  it('is no more than what may not be claimed for a short text, and the whole page for a long one', () => {
    const post = orderedAs('LinkedIn Post');
    expect(post.page).toBe('');
    expect(post.order).not.toContain('The first call');
    expect(post.order).not.toContain('<idea>');
    expect(post.order).toContain('<not_to_claim>That it saves money.</not_to_claim>');
    const article = orderedAs('Blog Post');
    expect(article.page).toContain('<objection>People are busy.</objection>');
    expect(article.order).toContain('<angle>The first call</angle>');
    expect(article.order).toContain('leave the rest');
  });

  it('is its way in for a short text that must differ from others of its format', () => {
    const retired = [{ format: 'LinkedIn Post', variant: 1, angle: 'Taken', claimIds: [] }];
    expect(orderedAs('LinkedIn Post', { retired }).order).toContain('<angle>The first call</angle>');
  });

  it('is to be kept to, way in alone, once its author has read it', () => {
    const post = orderedAs('LinkedIn Post', { isConfirmed: true });
    expect(post.page).toBe('');
    expect(post.order).toContain('<angle>The first call</angle>');
    expect(post.order).toContain('Keep to what it says');
  });

  it('is all of it to be kept to once its author has changed it', () => {
    const post = orderedAs('LinkedIn Post', { isChanged: true });
    expect(post.page).toContain('<objection>People are busy.</objection>');
    expect(post.order).toContain('<leaves_out>The handbook.</leaves_out>');
    expect(post.order).toContain('Keep to what it says');
  });
});
