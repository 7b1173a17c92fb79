import PDFDocument from 'pdfkit';
import { COLOR, HEADINGS, type HeadingLevel, MEASURE } from './paper.ts';
import type { Cell, PdfColumn, PdfInfo, TextLook } from './pdf-parts.ts';

type StructureElement = PDFKit.PDFStructureElement;

/** The types of the library do not tell the scope of a header yet. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Row' | 'Column';
}

const CELL = { padding: 5, size: 9 } as const;

/**
 * Writes a tagged PDF from top to bottom: headings, paragraphs, lists and tables are elements of its structure,
 * decoration is marked as an artifact. The same calls give the same bytes.
 */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: StructureElement;
  readonly width: number;
  /** Headings whose page is not known yet. */
  readonly #waiting: { readonly level: HeadingLevel; readonly text: string }[] = [];

  constructor({ title, author, moment, language, fonts, page }: PdfInfo) {
    const { margin, top, bottom } = MEASURE;
    this.doc = new PDFDocument({
      size: page?.size ?? 'A4',
      layout: page?.isLandscape ? 'landscape' : 'portrait',
      bufferPages: true,
      // None but those it is given: the one of the library would be read for nothing.
      font: '',
      tagged: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      margins: { left: margin, right: margin, top, bottom },
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: author,
        CreationDate: moment,
        ModDate: moment,
      },
    });
    for (const [name, font] of Object.entries(fonts)) this.doc.registerFont(name, font);
    this.width = this.doc.page.width - 2 * margin;
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  /** Goes to a new page when what comes next would not fit on this one. */
  require(height: number): void {
    const { page } = this.doc;
    if (this.doc.y + height > page.height - page.margins.bottom) this.doc.addPage();
  }

  /** Draws what only decorates. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  #write(parent: StructureElement, tag: string, draw: () => void, options: ElementOptions = {}): void {
    parent.add(this.doc.struct(tag, options, draw));
  }

  /** Writes the waiting headings, on the page where the first part of their content is placed. */
  #begin(height: number): void {
    const waiting = this.#waiting.splice(0);
    this.require(waiting.reduce((sum, { level }) => sum + HEADINGS[level].height, height));
    for (const { level, text } of waiting) this.#heading(level, text);
  }

  /** A heading, which never stands alone at the foot of a page: it waits for what comes next. */
  heading(level: HeadingLevel, text: string): void {
    if (this.#waiting.some((heading) => heading.level >= level)) this.#begin(0);
    this.#waiting.push({ level, text });
  }

  #heading(level: HeadingLevel, text: string): void {
    const { size, before, after } = HEADINGS[level];
    const { margin } = MEASURE;
    this.doc.y += before;
    if (level === 2) {
      const { y } = this.doc;
      this.decorate((doc) => doc.rect(margin, y + 1, 4, size + 2).fill(COLOR.yellow));
    }
    const x = level === 2 ? margin + 11 : margin;
    this.#write(this.#root, `H${level}`, () =>
      this.doc
        .font('bold')
        .fontSize(size)
        .fillColor(COLOR.deep)
        .text(text, x, this.doc.y, { width: this.width - (x - margin) }),
    );
    this.doc.y += after;
  }

  paragraph(text: string, look: TextLook = {}): void {
    const { color = COLOR.text, size = 10, font = 'normal' } = look;
    for (const part of text.split(/\n+/).filter((line) => line.trim() !== '')) {
      this.#begin(size * 2.6);
      this.#write(this.#root, 'P', () =>
        this.doc
          .font(font)
          .fontSize(size)
          .fillColor(color)
          .text(part.trim(), MEASURE.margin, this.doc.y, { width: this.width, lineGap: 2.5 }),
      );
      this.doc.y += 5;
    }
  }

  /** A numbered list. */
  list(items: readonly string[]): void {
    const { margin } = MEASURE;
    const indent = 20;
    this.#begin(28);
    const list = this.doc.struct('L');
    this.#root.add(list);
    for (const [place, text] of items.entries()) {
      this.require(28);
      const item = this.doc.struct('LI');
      list.add(item);
      const { y } = this.doc;
      this.doc.fontSize(10).font('bold').fillColor(COLOR.marine);
      this.#write(item, 'Lbl', () => this.doc.text(`${place + 1}.`, margin, y, { lineBreak: false }));
      this.doc.font('normal').fillColor(COLOR.text);
      this.#write(item, 'LBody', () =>
        this.doc.text(text.trim(), margin + indent, y, { width: this.width - indent, lineGap: 2.5 }),
      );
      item.end();
      this.doc.y += 5;
    }
    list.end();
  }

  /** Names and values: a table whose first column heads its rows. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void {
    const cells = rows.map(([name, value]) => [
      { text: name, width: this.width * 0.27, tag: 'TH', scope: 'Row', tinted: true } as const,
      { text: value, width: this.width * 0.73, tag: 'TD' } as const,
    ]);
    this.#begin(this.#heightOf(cells[0] ?? []));
    const table = this.doc.struct('Table');
    this.#root.add(table);
    for (const row of cells) this.#row(table, row);
    table.end();
    this.doc.y += 4;
  }

  /**
   * A drawing that says something, with what it says for whoever does not see it.
   *
   * @param draw at the place it is given, in points
   */
  figure(alt: string, height: number, draw: (doc: PDFKit.PDFDocument, x: number, y: number) => void): void {
    this.#begin(height);
    const { y } = this.doc;
    this.#write(
      this.#root,
      'Figure',
      () => {
        this.doc.save();
        draw(this.doc, MEASURE.margin, y);
        this.doc.restore();
      },
      { alt },
    );
    this.doc.y = y + height + 6;
  }

  /** A table with a row of headers, shown again on each page it goes on to. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
    const widths = columns.map(({ share }) => share * this.width);
    const header = columns.map(({ title }, place) => ({
      text: title,
      width: widths[place] ?? 0,
      tag: 'TH' as const,
      scope: 'Column' as const,
      head: true as const,
    }));
    const body = rows.map((cells) =>
      cells.map((text, place) => ({ text, width: widths[place] ?? 0, tag: 'TD' }) as const),
    );
    this.#begin(this.#heightOf(header) + this.#heightOf(body[0] ?? []));
    const table = this.doc.struct('Table');
    this.#root.add(table);
    this.#row(table, header);
    for (const row of body) {
      if (!this.#fits(row)) {
        this.doc.addPage();
        this.decorate(() => this.#draw(header));
      }
      this.#row(table, row);
    }
    table.end();
    this.doc.y += 4;
  }

  #heightOf(cells: readonly Cell[]): number {
    const heights = cells.map(({ text, width, tag }) =>
      this.#style(tag).heightOfString(text || ' ', { width: width - 2 * CELL.padding, lineGap: 1.5 }),
    );
    return Math.max(0, ...heights) + 2 * CELL.padding;
  }

  #fits(cells: readonly Cell[]): boolean {
    const { page } = this.doc;
    return this.doc.y + this.#heightOf(cells) <= page.height - page.margins.bottom;
  }

  #style(tag: Cell['tag']): PDFKit.PDFDocument {
    return this.doc.font(tag === 'TH' ? 'bold' : 'normal').fontSize(CELL.size);
  }

  #row(table: StructureElement, cells: readonly Cell[]): void {
    if (!this.#fits(cells)) this.doc.addPage();
    const row = this.doc.struct('TR');
    table.add(row);
    this.#draw(cells, (cell, draw) => {
      this.#write(row, cell.tag, draw, cell.scope ? { scope: cell.scope } : {});
    });
    row.end();
  }

  /** Draws a row; without a structure to write into, for the eye alone. */
  #draw(cells: readonly Cell[], write?: (cell: Cell, draw: () => void) => void): void {
    const { doc } = this;
    const height = this.#heightOf(cells);
    const top = doc.y;
    const paint = () => {
      let x: number = MEASURE.margin;
      for (const { width, head, tinted } of cells) {
        if (head || tinted) doc.rect(x, top, width, height).fill(head ? COLOR.deep : COLOR.soft);
        x += width;
      }
      doc
        .moveTo(MEASURE.margin, top + height)
        .lineTo(x, top + height)
        .lineWidth(0.5)
        .stroke(COLOR.line);
    };
    if (write) this.decorate(paint);
    else paint();
    let x: number = MEASURE.margin;
    for (const cell of cells) {
      const { text, width, tag, head } = cell;
      const left = x + CELL.padding;
      const draw = () => {
        this.#style(tag).fillColor(head ? COLOR.white : tag === 'TH' ? COLOR.deep : COLOR.text);
        doc.text(text || ' ', left, top + CELL.padding, { width: width - 2 * CELL.padding, lineGap: 1.5 });
      };
      if (write) write(cell, draw);
      else draw();
      x += width;
    }
    doc.y = top + height;
    doc.x = MEASURE.margin;
  }

  /** Ends the file; `dress` draws the heading and the foot of each page. */
  async end(dress: (doc: PDFKit.PDFDocument, page: number, pages: number) => void): Promise<Buffer> {
    const { doc } = this;
    this.#begin(0);
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      const { margins } = doc.page;
      // Text below the margin would ask for another page.
      doc.page.margins = { ...margins, top: 0, bottom: 0 };
      doc.markContent('Artifact', { type: 'Pagination' });
      dress(doc, page + 1, count);
      doc.endMarkedContent();
      doc.page.margins = margins;
    }
    this.#root.end();
    const chunks: Buffer[] = [];
    const ended = new Promise<Buffer>((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.on('error', reject);
    });
    doc.end();
    return ended;
  }
}
