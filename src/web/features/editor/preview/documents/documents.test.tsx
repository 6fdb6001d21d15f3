import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FORMATS } from '../../../../../core/formats/registry.ts';
import { EDITOR_TEXTS } from '../../../../texts/editor.ts';
import type { ClaimsAt } from '../../claims/mark-citations.ts';
import { MarkPressContext } from '../../marks/text-mark.tsx';
import { PiecePreview } from '../piece-preview.tsx';

afterEach(cleanup);

interface Shown {
  /** A sentence that carries the author's opinion. */
  opinion?: string;
  claimsAt?: ClaimsAt;
  press?: (kind: string, mark: HTMLElement) => void;
}

function show(label: string, text: string, { opinion, claimsAt = () => [], press = () => undefined }: Shown = {}) {
  const syntax = FORMATS.find((format) => format.label === label)?.syntax ?? 'plain';
  const start = opinion === undefined ? -1 : text.indexOf(opinion);
  const marks =
    start < 0 ? [] : [{ start, end: start + (opinion ?? '').length, points: [{ id: 'o1', text: 'Call.' }] }];
  return render(
    <MarkPressContext value={press}>
      <PiecePreview
        format={label}
        syntax={syntax}
        text={text}
        sentences={marks}
        claimsAt={claimsAt}
        author="Northkit"
      />
    </MarkPressContext>,
  );
}

const frame = (name: string) => within(screen.getByRole('figure', { name }));
const headings = () => screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
const underMarker = () => [...document.querySelectorAll('mark.opinion')].map(({ textContent }) => textContent);

describe('a newsletter', () => {
  const TEXT = `Subject: Why week four decides
Subject: The calendar invite saves accounts
Subject: Four in ten trials end quietly
Preheader: One call told us more than twelve emails.

Most teams write more emails [1].

## What one call changes

Ask three questions.

**Plan your call** [Add: link]

Until next month

---

[Add: postal address]`;

  test('is tried with each subject: the inbox and the open mail show the one that is chosen', async () => {
    show('Email Newsletter', TEXT);
    const times = (subject: string) => frame('In the inbox').getAllByText(subject).length;
    const subject = () => frame('As it opens').getByRole('heading', { level: 3 }).textContent;
    expect(subject()).toBe('Why week four decides');
    expect([times('Why week four decides'), times('Four in ten trials end quietly')]).toEqual([2, 1]);
    await userEvent.click(screen.getByRole('radio', { name: 'Subject 3: Four in ten trials end quietly' }));
    expect(subject()).toBe('Four in ten trials end quietly');
    expect([times('Why week four decides'), times('Four in ten trials end quietly')]).toEqual([1, 2]);
    await userEvent.keyboard('{ArrowUp}');
    expect(subject()).toBe('The calendar invite saves accounts');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('tells how long subjects and preheader are, and what they should be', () => {
    show('Email Newsletter', TEXT.replace('Why week four decides', 'Why week four decides '.repeat(3).trim()));
    expect(screen.getByText('65 characters, 15 too many')).toBeDefined();
    expect(screen.getByText('41 of 100 characters')).toBeDefined();
  });

  test('keeps its marks: the opinion in a subject, a number that leads to its claim, a gap in the footer', async () => {
    const press = vi.fn<NonNullable<Shown['press']>>();
    const opinion = 'The calendar invite saves accounts';
    show('Email Newsletter', TEXT, { opinion, press, claimsAt: (number) => (number === 1 ? ['c1'] : []) });
    expect(underMarker()).toEqual([opinion]);
    expect(frame('As it opens').getByRole('button', { name: EDITOR_TEXTS.claims.citation(1) })).toBeDefined();
    await userEvent.click(screen.getByText('[Add: postal address]'));
    expect(press).toHaveBeenCalledWith('gap', expect.anything());
  });

  test('without subject and preheader is the mail alone', () => {
    show('Email Newsletter', 'Most teams write more emails.\n\n## What one call changes\n\nAsk.');
    expect(screen.queryByRole('figure', { name: 'In the inbox' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(headings()).toEqual(['H3 What one call changes']);
  });
});

describe('a blog post', () => {
  const HEAD = `SEO title: Why the fourth week decides who stays
Meta description: One call tells you what no email does.
Slug: week-four-call

# Why week four decides`;
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  test.each([
    [20, '1 min read'],
    [238 * 4 + 100, '4 min read'],
    [238 * 4 + 130, '5 min read'],
  ])('of %i words takes so long to read', (count, minutes) => {
    show('Blog Post', `${HEAD}\n\n${words(count)}`);
    expect(frame('As an article').getByText(minutes)).toBeDefined();
  });

  test('has its headings in order, with the names that its own text gives them', () => {
    show(
      'Blog Post',
      `${HEAD}\n\n**Zusammenfassung**\n- Ruf an.\n\nEinleitung.\n\n## Woche vier\n\n### Im Einzelnen\n\nText.\n\n## Häufige Fragen\n\n### Wie lange?\n\nZwanzig Minuten.\n\n## Fazit\n\nRuf an.\n\n## Quellen\n\n3. [Bericht](https://example.org/report), example.org`,
    );
    expect(headings()).toEqual([
      'H3 Why week four decides',
      'H4 Zusammenfassung',
      'H4 Woche vier',
      'H5 Im Einzelnen',
      'H4 Häufige Fragen',
      'H5 Wie lange?',
      'H4 Fazit',
      'H4 Quellen',
    ]);
    const source = screen.getByRole('link', { name: 'Bericht' });
    expect(source.getAttribute('href')).toBe('https://example.org/report');
    expect(source.closest('li')?.value).toBe(3);
  });

  test('is cut in search results where they cut; what is cut off stands below', () => {
    const title = 'Why the fourth week decides who stays with you and who leaves you for good';
    show('Blog Post', HEAD.replace('Why the fourth week decides who stays', title));
    const result = frame('In search results');
    expect(result.getByText('Why the fourth week decides who stays with you and who…')).toBeDefined();
    expect(result.getByText(title)).toBeDefined();
    expect(result.getByText('74 characters, 14 too many')).toBeDefined();
    expect(result.getByText('week-four-call')).toBeDefined();
  });

  test('has the opinion under the marker in a heading, and where the same words stand a second time not', () => {
    const opinion = 'Emails are theatre';
    show('Blog Post', `${HEAD}\n\nIntro.\n\n## ${opinion}\n\n${opinion}, we said.`, { opinion });
    expect(underMarker()).toEqual([opinion]);
    expect(document.querySelector('mark.opinion')?.closest('h4')).not.toBeNull();
  });

  test('draws nothing for what is not there', () => {
    show('Blog Post', '# Why week four decides\n\nCall.');
    expect(screen.getAllByRole('figure')).toHaveLength(1);
    expect(headings()).toEqual(['H3 Why week four decides']);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('of a head alone is a search result alone', () => {
    show('Blog Post', 'SEO title: Why the fourth week decides\nSlug: week-four');
    expect(screen.getAllByRole('figure')).toHaveLength(1);
    expect(frame('In search results').getByText('Why the fourth week decides')).toBeDefined();
    expect(screen.queryByText(/min read/)).toBeNull();
  });

  test('that reads from the right stands on the right', () => {
    show('Blog Post', 'Slug: week-four\n\n# لماذا يحسم الأسبوع الرابع\n\nمعظم الفرق ترسل مزيدا من الرسائل.');
    expect(screen.getByRole('article').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  });
});

describe('a press release', () => {
  const TEXT = `# Northkit opens its playbook

**[Add: city, date]** – Northkit has published its playbook.

> “Emails are theatre,” says [Add: name and role].

## About Northkit

Northkit makes software.

## Press contact

press@northkit.example

###`;

  test('opens with place and date in the paragraph of its lead, and ends with its mark', () => {
    show('Press Release', TEXT);
    const lead = screen.getByText('Northkit has published its playbook.').closest('p');
    expect(lead?.textContent).toMatch(/^\[Add: city, date\].* – Northkit has published its playbook\.$/);
    expect(headings()).toEqual(['H3 Northkit opens its playbook', 'H4 About Northkit', 'H4 Press contact']);
    expect(screen.getByText('###')).toBeDefined();
  });

  test('is for immediate release where it says so, and nowhere else', () => {
    show('Press Release', TEXT);
    expect(screen.queryByText(/immediate/i)).toBeNull();
    for (const notice of ['FOR IMMEDIATE RELEASE', 'Embargoed until 4 May, 9:00', 'Zur sofortigen Veröffentlichung']) {
      cleanup();
      show('Press Release', `${notice}\n\n${TEXT}`);
      expect(frame('As a press release').getByText(notice)).toBeDefined();
      expect(screen.queryByText('Stands in the text, but in no part of this format')).toBeNull();
    }
  });
});

describe('a landing page', () => {
  const TEXT = `SEO title: Week-four calls
Meta description: Whom to call, what to ask.

# Keep your customers

Northkit tells you whom to call.

**Start your first call** (https://northkit.example/start)

No credit card.

## Why teams stay

### Know whom to call

A list each Monday.

### Ask what matters

Three guides.

## How it works

1. Connect your calendar.
2. Choose a guide.`;

  test('has its cards and steps below the words that its author put above them', () => {
    show('Landing Page', TEXT.replace('** (https://northkit.example/start)', '** [Add: link]'));
    expect(headings()).toEqual([
      'H3 Keep your customers',
      'H4 Why teams stay',
      'H5 Know whom to call',
      'H5 Ask what matters',
      'H4 How it works',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Connect your calendar.',
      'Choose a guide.',
    ]);
    expect(screen.getByText('[Add: link]')).toBeDefined();
  });

  test('ends with its action once more, and shows where it leads', () => {
    show(
      'Landing Page',
      TEXT.replace('**Start your first call** (', '**[Start your first call](').replace('/start)', '/start)**'),
    );
    expect(screen.getAllByText('Start your first call')).toHaveLength(2);
    const address = screen.getByRole('link', { name: 'https://northkit.example/start' });
    expect(address.getAttribute('href')).toBe('https://northkit.example/start');
  });

  test('has no list of figures, questions or sources where the text has none', () => {
    show('Landing Page', '# Keep your customers\n\nNorthkit tells you whom to call.');
    expect(headings()).toEqual(['H3 Keep your customers']);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('descriptions', () => {
  test('stand each in its field, with what it may hold', () => {
    show(
      'Descriptions',
      'SEO title: Northkit calls\n\nShort description:\nKnow whom to call.\n\nLong description:\nCustomers leave quietly.\n\nBullets:\n- Talk first\n- Ask well [Add: trial]',
    );
    const result = frame('In search results');
    expect(result.getByText('Know whom to call.')).toBeDefined();
    expect(result.getByText('18 of 160 characters')).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Long description/ }).textContent).toContain('3 of 200 words');
    expect(screen.getByRole('heading', { name: 'Bullets' })).toBeDefined();
    expect(screen.queryByText('Medium description')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
