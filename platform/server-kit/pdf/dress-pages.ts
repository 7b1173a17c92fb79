import { COLOR, MEASURE } from './paper.ts';

/** What names a document, at the right of the band. */
interface Reference {
  readonly text: string;
  readonly size: number;
  /** The part of the band at its left, which is for the product. */
  readonly after: number;
}

/** What every page of a document says beside its content. */
export interface PageDress {
  readonly product: string;
  /** Who answers for the document, below the product. */
  readonly institution: string;
  /** Null leaves the whole band to the product. */
  readonly reference: Reference | null;
  /** At the foot, beside the number of the page. */
  readonly foot: string;
}

const HEAD = { title: 11.5, line: 14 } as const;
/** The part of the foot at the left of the number of the page. */
const FOOT_SHARE = 0.75;

/** Draws the head and the foot of the documents of the product: a band with its name, and at the foot which page it is. */
export function dressPages(dress: PageDress): (doc: PDFKit.PDFDocument, page: number, pages: number) => void {
  return (doc, page, pages) => {
    drawBand(doc, dress);
    drawFoot(doc, dress.foot, `Página ${page} de ${pages}`);
  };
}

function drawBand(doc: PDFKit.PDFDocument, { product, institution, reference }: PageDress): void {
  const { margin, band } = MEASURE;
  const { width } = doc.page;
  const inner = width - 2 * margin;
  doc.rect(0, 0, width, band).fill(COLOR.deep);
  doc.rect(0, band, width, 3).fill(COLOR.yellow);
  const line = { width: inner * (reference?.after ?? 1), height: HEAD.line, ellipsis: true };
  doc.font('bold').fontSize(HEAD.title).fillColor(COLOR.white).text(product, margin, 15, line);
  doc.font('normal').fontSize(8.5).fillColor(COLOR.pale).text(institution, margin, 31, line);
  if (!reference) return;
  const { text, size, after } = reference;
  doc.font('bold').fontSize(size).fillColor(COLOR.white);
  doc.text(text, margin + inner * after, 20, { width: inner * (1 - after), align: 'right' });
}

function drawFoot(doc: PDFKit.PDFDocument, foot: string, page: string): void {
  const { margin } = MEASURE;
  const { width, height } = doc.page;
  const inner = width - 2 * margin;
  const top = height - 42;
  doc
    .moveTo(margin, top)
    .lineTo(width - margin, top)
    .lineWidth(0.5)
    .stroke(COLOR.line);
  doc.font('normal').fontSize(8).fillColor(COLOR.muted);
  doc.text(foot, margin, top + 8, { width: inner * FOOT_SHARE, height: 10, ellipsis: true });
  doc.text(page, margin + inner * FOOT_SHARE, top + 8, { width: inner * (1 - FOOT_SHARE), align: 'right' });
}
