import { writeZip } from '../../../src/server/research/extracting/docx/zip.ts';

export interface DocxPlan {
  /** WordprocessingML of the body, as `paragraph` and `row` write it. */
  readonly body: string;
  readonly core?: { readonly title?: string; readonly creator?: string; readonly modified?: string };
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The parts of a Word document (ECMA-376) that are needed to read it. */
export function docxParts({ body, core = {} }: DocxPlan): Map<string, Buffer> {
  const parts = {
    '[Content_Types].xml': `${HEADER}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${HEADER}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONSHIPS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEADER}<w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `${HEADER}<w:styles ${W}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels': `${HEADER}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
    'docProps/core.xml': `${HEADER}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${core.title ?? ''}</dc:title><dc:creator>${core.creator ?? ''}</dc:creator><dcterms:modified xsi:type="dcterms:W3CDTF">${core.modified ?? ''}</dcterms:modified></cp:coreProperties>`,
  };
  return new Map(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]));
}

export function makeDocx(plan: DocxPlan): Uint8Array {
  return new Uint8Array(writeZip(docxParts(plan)));
}

/** `style` such as `Heading1`; `run` is what stands in the properties of its only run, such as `<w:vanish/>`. */
export function paragraph(text: string, { style = '', run = '' } = {}): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${properties}<w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function row(cells: readonly string[]): string {
  return `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
}
