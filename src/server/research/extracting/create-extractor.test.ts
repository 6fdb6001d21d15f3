import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../../test/fakes/documents/docx-file.ts';
import { column, makePdf } from '../../../../test/fakes/documents/pdf-file.ts';
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
    await expect(extractor.extract(file('refused.txt', SENTENCE), never)).rejects.toMatchObject({ kind: 'too-much' });
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
