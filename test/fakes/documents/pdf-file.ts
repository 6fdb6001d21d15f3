import { deflateSync } from 'node:zlib';

export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export interface PdfPlan {
  /** The texts of each page, placed on a sheet of 612 by 792 points. */
  readonly pages: readonly (readonly PdfText[])[];
  readonly info?: Readonly<Record<string, string>>;
  /** Locks the file with a password that nobody knows. */
  readonly locked?: boolean;
  /** Spaces after the content of each page, packed to next to nothing. */
  readonly padding?: number;
}

/** A small PDF written by hand (ISO 32000-1), with one font and packed page contents. */
export function makePdf({ pages, info = {}, locked = false, padding = 0 }: PdfPlan): Uint8Array {
  const pageRefs = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${pageRefs}] /Count ${pages.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...pages.flatMap((texts, at) => pageObjects(texts, 5 + at * 2, padding)),
    Buffer.from(
      `<< ${Object.entries(info)
        .map(([key, value]) => `/${key} (${escaped(value)})`)
        .join(' ')} >>`,
    ),
  ];
  const infoRef = `${objects.length} 0 R`;
  const nobody = '0'.repeat(64);
  if (locked) objects.push(Buffer.from(`<< /Filter /Standard /V 1 /R 2 /O <${nobody}> /U <${nobody}> /P -4 >>`));
  const lock = locked ? `/Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  return assembled(objects, `/Root 1 0 R /Info ${infoRef} ${lock}`);
}

/**
 * A small PDF that takes minutes to read: two hundred pages share one content with a great many texts. Each `seed` makes
 * other bytes of it.
 */
export function makeEndlessPdf(seed = ''): Uint8Array {
  const pages = Array.from({ length: 200 }, (_, at) => 5 + at);
  const content = deflateSync(
    Buffer.from(`BT /F1 11 Tf 72 700 Td ${'(a) Tj '.repeat(300_000)} ET % ${seed}`, 'latin1'),
  );
  return assembled(
    [
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from(`<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`),
      Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
      streamOf(content),
      ...pages.map(() => pageWith(4)),
    ],
    '/Root 1 0 R',
  );
}

/** Lines of a column, top down, each 14 points below the one before. */
export function column(lines: readonly string[], { x = 72, top = 700, size = 11 } = {}): PdfText[] {
  return lines.map((text, at) => ({ text, x, y: top - at * 14, size }));
}

function pageObjects(texts: readonly PdfText[], contentId: number, padding: number): Buffer[] {
  const content = texts.map(({ text, x, y, size = 11 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`);
  const packed = deflateSync(Buffer.concat([Buffer.from(content.join('\n'), 'latin1'), Buffer.alloc(padding, ' ')]));
  return [pageWith(contentId), streamOf(packed)];
}

function pageWith(contentId: number): Buffer {
  return Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contentId} 0 R >>`,
  );
}

function streamOf(packed: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

function assembled(objects: readonly Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = 9;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
