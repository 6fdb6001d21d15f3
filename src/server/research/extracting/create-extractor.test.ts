import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/fakes/documents/docx-file.ts';
import { column, makeEndlessPdf, makePdf } from '../../../../test/fakes/documents/pdf-file.ts';
import { onBehalfOf, payerOf } from '../../limits/payer.ts';
import { createExtractor, type ExtractorOptions } from './create-extractor.ts';
import type { Document, Extractor } from './extractor.ts';

const SENTENCE = 'A rooftop of ten panels yields four thousand kilowatt hours in a year of good weather. ';
/** Takes the HTML parser minutes: each sign might begin a tag. */
const ENDLESS = file('endless.html', '<'.repeat(1_500_000));
const never = new AbortController().signal;

let extractor: Extractor;
afterEach(async () => extractor.close());

describe('an extractor', () => {
  it('reads every kind of file', async () => {
    extractor = createExtractor();
    const kinds = [
      file('a.html', `<h1>Panels</h1><p>${SENTENCE.repeat(4)}</p>`),
      file('b.md', `# Panels\n\n${SENTENCE}`),
      file('c.txt', SENTENCE),
      file('d.pdf', makePdf({ pages: [column([SENTENCE.trim()])] })),
      file('e.docx', makeDocx({ body: paragraph(SENTENCE) })),
    ];
    const texts = await Promise.all(kinds.map((document) => extractor.extract(document, never)));
    for (const { text } of texts) expect(text).toContain(SENTENCE.trim());
  });

  it('lets the thread that asks go on with its work while a page of a megabyte is read', async () => {
    extractor = createExtractor({ deadlineMs: 60_000 });
    const page = file('large.html', `<article>${`<p>${SENTENCE}</p>`.repeat(10_000)}</article>`);
    let longest = 0;
    let isRead = false;
    const reading = extractor.extract(page, never).finally(() => (isRead = true));
    const start = performance.now();
    while (!isRead) {
      const before = performance.now();
      await setImmediate();
      longest = Math.max(longest, performance.now() - before);
    }
    const { shortened } = await reading;
    expect(shortened).toBe(true);
    expect(longest).toBeLessThan((performance.now() - start) / 4);
  });

  it('ends a document that takes too long, and reads the next', async () => {
    extractor = createExtractor({ threads: 1, deadlineMs: 1_500 });
    const overrun = extractor.extract(ENDLESS, never);
    const next = extractor.extract(file('next.txt', SENTENCE), never);
    await expect(overrun).rejects.toMatchObject({ name: 'UnreadableDocument', kind: 'too-much' });
    expect((await next).text).toBe(SENTENCE.trim());
  });

  it('outlives a document that uses up the memory of its thread', async () => {
    extractor = createExtractor({ threads: 1, memoryMb: 48, deadlineMs: 60_000 });
    const hungry = extractor.extract(file('hungry.html', '<b>x</b>'.repeat(240_000)), never);
    await expect(hungry).rejects.toMatchObject({ kind: 'too-much' });
    expect((await extractor.extract(file('next.txt', SENTENCE), never)).text).toBe(SENTENCE.trim());
  });

  it('ends a PDF that unpacks to more than its thread may hold', async () => {
    extractor = createExtractor({ threads: 1, memoryMb: 100, deadlineMs: 60_000 });
    const bomb = makePdf({ pages: [column([SENTENCE])], padding: 150_000_000 });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(extractor.extract(file('bomb.pdf', bomb), never)).rejects.toMatchObject({ kind: 'too-much' });
  });

  it('stands markup that is nested without end', async () => {
    extractor = createExtractor({ threads: 1, deadlineMs: 60_000 });
    const nested = file('nested.html', `${'<div>'.repeat(12_000)}<p>${SENTENCE.repeat(4)}</p>`);
    expect((await extractor.extract(nested, never)).text).toContain(SENTENCE.trim());
    const deeper = file('deeper.docx', makeDocx({ body: '<w:p><w:r>'.repeat(100_000) }));
    await expect(extractor.extract(deeper, never)).rejects.toMatchObject({ name: 'UnreadableDocument' });
    expect((await extractor.extract(file('next.txt', SENTENCE), never)).text).toBe(SENTENCE.trim());
  });
});

it('reads on after a damaged PDF, also when a fault of it comes to light late', async () => {
  extractor = createExtractor({ threads: 1 });
  const whole = makePdf({ pages: [column([SENTENCE.trim()]), column([SENTENCE.trim()])] });
  const damaged = Buffer.from(whole)
    .toString('latin1')
    .replaceAll(/\n[46] 0 obj/g, '\n@@@@@@@');
  for (let round = 0; round < 3; round += 1) {
    const [pdf, text] = await Promise.allSettled([
      extractor.extract(file('damaged.pdf', Uint8Array.from(Buffer.from(damaged, 'latin1'))), never),
      extractor.extract(file('next.docx', makeDocx({ body: paragraph(SENTENCE) })), never),
    ]);
    expect(pdf).toMatchObject({ reason: { name: 'UnreadableDocument' } });
    expect(text).toMatchObject({ status: 'fulfilled' });
  }
});

const ada = payerOf({ userId: 'ada' });
const bob = payerOf({ userId: 'bob' });
const cyd = payerOf({ userId: 'cyd' });
/** No limit that a test could reach. */
const NO_END = 600_000;

function extractFor(payer: typeof ada, document: Document, signal = never) {
  const text = onBehalfOf(payer, () => extractor.extract(document, signal));
  // A test that looks at it later still sees how it ended.
  text.catch(() => {});
  return text;
}

describe('computing time', () => {
  it('is little for a small document, however long it may take all in all', async () => {
    extractor = createExtractor({ deadlineMs: NO_END, computingMs: { small: 300, large: NO_END } });
    const hostile = makeEndlessPdf();
    expect(hostile.length).toBeLessThan(50_000);
    await expect(extractor.extract(file('hostile.pdf', hostile), never)).rejects.toMatchObject({ kind: 'too-much' });
  });

  it('is more for a large one', async () => {
    extractor = createExtractor({ deadlineMs: NO_END, computingMs: { small: 0, large: NO_END } });
    const large = file('large.html', `<article>${`<p>${SENTENCE}</p>`.repeat(12_000)}</article>`);
    expect((await extractor.extract(large, never)).shortened).toBe(true);
  });
});

describe('a document that was too much', () => {
  // Enough for an honest page and for loading its reader, also on a slow machine.
  const small = { deadlineMs: NO_END, computingMs: { small: 1_000, large: NO_END } };

  it('is not read again for a while, for anybody', async () => {
    extractor = createExtractor(small);
    await expect(extractFor(ada, file('hostile.pdf', makeEndlessPdf()))).rejects.toMatchObject({ kind: 'too-much' });
    await expect(extractFor(bob, file('other-name.pdf', makeEndlessPdf()))).rejects.toMatchObject({
      kind: 'too-much',
      message: 'This document is too large or too complicated to be read, as it was a few minutes ago.',
    });
  });

  it('is tried again where the machine had no time for it', async () => {
    extractor = createExtractor({ deadlineMs: 1, computingMs: { small: NO_END, large: NO_END } });
    for (const _ of [1, 2]) {
      await expect(extractor.extract(file('hostile.pdf', makeEndlessPdf()), never)).rejects.toMatchObject({
        message: 'This document is too large or too complicated to be read.',
      });
    }
  });

  it('repeatedly puts its payers into one line, so that others have the other thread', async () => {
    extractor = createExtractor(small);
    const hostile = (name: string) => file(`${name}.pdf`, makeEndlessPdf(name));
    for (const [payer, name] of [
      [ada, 'a'],
      [cyd, 'c'],
    ] as const) {
      await Promise.allSettled([extractFor(payer, hostile(`${name}1`)), extractFor(payer, hostile(`${name}2`))]);
    }
    const leaving = new AbortController();
    const endless = [extractFor(ada, ENDLESS, leaving.signal), extractFor(cyd, ENDLESS, leaving.signal)];
    expect((await extractFor(bob, file('next.txt', SENTENCE))).text).toBe(SENTENCE.trim());
    leaving.abort(new Error('Left'));
    await Promise.allSettled(endless);
  });

  it('puts the host that it came from into that line once several payers had some of it', async () => {
    extractor = createExtractor(small);
    const from = (host: string, { bytes }: Document): Document => ({
      bytes,
      mediaType: null,
      fileName: null,
      url: `https://${host}/paper`,
    });
    for (const [payer, name] of [
      [ada, 'a'],
      [cyd, 'c'],
    ] as const) {
      const hostile = from('papers.example', file('', makeEndlessPdf(name)));
      await expect(extractFor(payer, hostile)).rejects.toMatchObject({ kind: 'too-much' });
    }
    const leaving = new AbortController();
    const endless = [ada, cyd].map((payer) => extractFor(payer, from('papers.example', ENDLESS), leaving.signal));
    const page = from('news.example', file('', `<h1>Panels</h1><p>${SENTENCE.repeat(4)}</p>`));
    expect((await extractFor(bob, { ...page, mediaType: 'text/html' })).text).toContain(SENTENCE.trim());
    leaving.abort(new Error('Left'));
    await Promise.allSettled(endless);
  });
});

it('reads the document of one payer while another has as many as it likes', async () => {
  extractor = createExtractor({ deadlineMs: NO_END, computingMs: { small: NO_END, large: NO_END } });
  const leaving = new AbortController();
  const hostile = Array.from({ length: 8 }, (_, at) =>
    extractFor(ada, file(`${at}.pdf`, makeEndlessPdf(`${at}`)), leaving.signal),
  );
  expect((await extractFor(bob, file('next.txt', SENTENCE))).text).toBe(SENTENCE.trim());
  leaving.abort(new Error('Left'));
  await Promise.allSettled(hostile);
});

describe('who no longer wants a document', () => {
  it('ends the work on it', async () => {
    extractor = createExtractor({ threads: 1, deadlineMs: 600_000 });
    const leaving = new AbortController();
    const work = extractor.extract(ENDLESS, leaving.signal);
    const next = extractor.extract(file('next.txt', SENTENCE), never);
    leaving.abort(new Error('No longer wanted'));
    await expect(work).rejects.toThrow('No longer wanted');
    expect((await next).text).toBe(SENTENCE.trim());
  });

  it('leaves the queue', async () => {
    extractor = createExtractor({ threads: 1, maxWaiting: 1, deadlineMs: 600_000 });
    const working = new AbortController();
    const waiting = new AbortController();
    const work = extractor.extract(ENDLESS, working.signal);
    const queued = extractor.extract(file('queued.txt', SENTENCE), waiting.signal);
    await expect(extractor.extract(file('refused.txt', SENTENCE), never)).rejects.toMatchObject({
      name: 'DomainError',
      retryAfter: 10,
    });
    waiting.abort(new Error('Left'));
    await expect(queued).rejects.toThrow('Left');
    const taken = extractor.extract(file('taken.txt', SENTENCE), never);
    working.abort(new Error('Ended'));
    await expect(work).rejects.toThrow('Ended');
    expect((await taken).text).toBe(SENTENCE.trim());
    await expect(extractor.extract(file('late.txt', SENTENCE), AbortSignal.abort(new Error('Late')))).rejects.toThrow(
      'Late',
    );
  });
});

it('refuses what comes after it was closed, and what was under way', async () => {
  extractor = createExtractor({ threads: 1, deadlineMs: 600_000 });
  const ends = [ENDLESS, ENDLESS].map((document) => extractor.extract(document, never));
  const settled = Promise.allSettled(ends);
  await extractor.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(extractor.extract(file('late.txt', SENTENCE), never)).rejects.toThrow('closed');
});

it('starts anew after its threads have ended for want of work', async () => {
  const options: ExtractorOptions = { threads: 1, idleMs: 0 };
  extractor = createExtractor(options);
  for (const name of ['first.txt', 'second.txt', 'third.txt']) {
    expect((await extractor.extract(file(name, SENTENCE), never)).title).toBe(name.replace('.txt', ''));
    await setImmediate();
  }
});

function file(fileName: string, content: string | Uint8Array): Document {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { bytes, mediaType: null, fileName, url: null };
}
