import { makeDocx, paragraph, row } from '../../fakes/documents/docx-file.ts';
import { makePdf } from '../../fakes/documents/pdf-file.ts';

export const MATERIAL_TOPIC = 'Spring sale of the harbour bookshop';

export const NOTE = `Notes from the meeting on Monday.

The spring sale of the bookshop runs from 14 to 28 April 2026 and takes 20 % off used books. Last year the sale brought in 8,450 euros in two weeks.

Ines wants to send the newsletter about the sale on 9 April 2026.`;

const REPORT_LINES = [
  'Spring sale 2025 of the harbour bookshop: report',
  'The spring sale had 1,312 visitors, of whom 417 bought a book.',
  'Customers who came through the newsletter spent 27.40 euros each.',
  'The reading on the second Saturday of the sale drew 63 guests.',
];

const PLAN = [
  'The bookshop prints 2,500 leaflets for the spring sale at a price of €190.',
  '“We have never advertised the sale in the window, and it shows,” says Ines Callow.',
];

/** The same story as a PDF with a text layer. */
export function reportPdf(): Uint8Array<ArrayBuffer> {
  const texts = REPORT_LINES.map((text, line) => ({ text, x: 72, y: 720 - line * 40, size: line === 0 ? 18 : 11 }));
  return new Uint8Array(makePdf({ pages: [texts], info: { Title: 'Spring sale report', Author: 'Ines Callow' } }));
}

/** And a Word document with a table. */
export function planDocx(): Uint8Array<ArrayBuffer> {
  const table = `<w:tbl>${row(['Channel', 'Budget'])}${row(['Leaflets', '€190'])}${row(['Newsletter', '€38'])}</w:tbl>`;
  const body = [
    paragraph('Plan for the spring sale', { style: 'Heading1' }),
    ...PLAN.map((text) => paragraph(text)),
    table,
  ];
  return new Uint8Array(
    makeDocx({ body: body.join(''), core: { title: 'Plan for the spring sale', creator: 'Hamid Orlo' } }),
  );
}

/** All that the files say, for those who judge. */
export const FILE_TEXTS: readonly string[] = [...REPORT_LINES, ...PLAN, 'Leaflets €190. Newsletter €38.'];

export const SALE_PAGE = {
  site: 'quay-notes',
  path: '/2026/04/spring-sale',
  title: 'Where to find the spring sales of the harbour',
  author: 'Nell Farrow',
  date: '2026-04-03',
  look: 'blog',
  language: 'en',
  role: 'source',
  text: `Six shops of the harbour hold a spring sale this April. The sale of the bookshop is the oldest of them and began in 2009.

The spring sale of the bookshop sells about 3,100 used books a year. Half of them come from two estates in Eastmere.

The harbour street is closed to cars on both Saturdays of the sale, and the ferry runs until 23:30.`,
} as const;
