import PDFDocument from 'pdfkit';
import { COLOR, FUENTES, MEDIDA, type NivelTitulo, TITULOS } from './papel.ts';

type Elemento = PDFKit.PDFStructureElement;

/** A column of a table: its part of the width (the parts sum 1). */
export interface ColumnaPdf {
  readonly titulo: string;
  readonly parte: number;
}

/** How a paragraph looks. */
interface AspectoPdf {
  readonly color?: string;
  readonly size?: number;
  readonly font?: 'normal' | 'bold' | 'italics';
}

/** The types of the library do not tell the scope of a header yet. */
interface OpcionesElemento extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Row' | 'Column';
}

const CELL = { padding: 5, size: 9 } as const;

/**
 * Writes a tagged PDF from top to bottom: headings, paragraphs, lists and tables are elements of its structure, what
 * only decorates is an artifact. The same calls give the same bytes.
 */
export class EscritorPdf {
  readonly doc: PDFKit.PDFDocument;
  readonly #raiz: Elemento;
  readonly ancho: number;
  /** Headings whose page is not known yet. */
  readonly #waiting: { readonly level: NivelTitulo; readonly text: string }[] = [];

  constructor({
    titulo,
    autor,
    momento,
  }: { readonly titulo: string; readonly autor: string; readonly momento: Date }) {
    const { margin, top, bottom } = MEDIDA;
    this.doc = new PDFDocument({
      ...{
        size: 'A4',
        bufferPages: true,
        tagged: true,
        lang: 'es-CO',
        displayTitle: true,
        pdfVersion: '1.7',
      },
      margins: { left: margin, right: margin, top, bottom },
      info: {
        Title: titulo,
        Author: autor,
        Creator: autor,
        Producer: autor,
        CreationDate: momento,
        ModDate: momento,
      },
    });
    for (const [name, path] of Object.entries(FUENTES)) this.doc.registerFont(name, path);
    this.ancho = this.doc.page.width - 2 * margin;
    this.#raiz = this.doc.struct('Document');
    this.doc.addStructure(this.#raiz);
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

  #write(parent: Elemento, tag: string, draw: () => void, options: OpcionesElemento = {}): void {
    parent.add(this.doc.struct(tag, options, draw));
  }

  /** Writes the headings that wait, on the page where the first part of what they head has its place. */
  #begin(height: number): void {
    const waiting = this.#waiting.splice(0);
    this.require(waiting.reduce((sum, { level }) => sum + TITULOS[level].height, height));
    for (const { level, text } of waiting) this.#heading(level, text);
  }

  /** A heading, which never stands alone at the foot of a page: it waits for what comes next. */
  heading(level: NivelTitulo, text: string): void {
    if (this.#waiting.some((heading) => heading.level >= level)) this.#begin(0);
    this.#waiting.push({ level, text });
  }

  #heading(level: NivelTitulo, text: string): void {
    const { size, before, after } = TITULOS[level];
    const { margin } = MEDIDA;
    this.doc.y += before;
    if (level === 2) {
      const { y } = this.doc;
      this.decorate((doc) => doc.rect(margin, y + 1, 4, size + 2).fill(COLOR.yellow));
    }
    const x = level === 2 ? margin + 11 : margin;
    this.#write(this.#raiz, `H${level}`, () =>
      this.doc
        .font('bold')
        .fontSize(size)
        .fillColor(COLOR.deep)
        .text(text, x, this.doc.y, { width: this.ancho - (x - margin) }),
    );
    this.doc.y += after;
  }

  paragraph(text: string, look: AspectoPdf = {}): void {
    const { color = COLOR.text, size = 10, font = 'normal' } = look;
    for (const part of text.split(/\n+/).filter((line) => line.trim() !== '')) {
      this.#begin(size * 2.6);
      this.#write(this.#raiz, 'P', () =>
        this.doc
          .font(font)
          .fontSize(size)
          .fillColor(color)
          .text(part.trim(), MEDIDA.margin, this.doc.y, { width: this.ancho, lineGap: 2.5 }),
      );
      this.doc.y += 5;
    }
  }

  /** A numbered list. */
  list(items: readonly string[]): void {
    const { margin } = MEDIDA;
    const indent = 20;
    this.#begin(28);
    const list = this.doc.struct('L');
    this.#raiz.add(list);
    for (const [place, text] of items.entries()) {
      this.require(28);
      const item = this.doc.struct('LI');
      list.add(item);
      const { y } = this.doc;
      this.doc.fontSize(10).font('bold').fillColor(COLOR.marine);
      this.#write(item, 'Lbl', () => this.doc.text(`${place + 1}.`, margin, y, { lineBreak: false }));
      this.doc.font('normal').fillColor(COLOR.text);
      this.#write(item, 'LBody', () =>
        this.doc.text(text.trim(), margin + indent, y, { width: this.ancho - indent, lineGap: 2.5 }),
      );
      item.end();
      this.doc.y += 5;
    }
    list.end();
  }

  /** Names and values: a table whose first column heads its rows. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void {
    const cells = rows.map(([name, value]) => [
      { text: name, width: this.ancho * 0.27, tag: 'TH', scope: 'Row', tinted: true } as const,
      { text: value, width: this.ancho * 0.73, tag: 'TD' } as const,
    ]);
    this.#begin(this.#heightOf(cells[0] ?? []));
    const table = this.doc.struct('Table');
    this.#raiz.add(table);
    for (const row of cells) this.#row(table, row);
    table.end();
    this.doc.y += 4;
  }

  /** A table with a row of headers, shown again on each page it goes on to. */
  table(columns: readonly ColumnaPdf[], rows: readonly (readonly string[])[]): void {
    const widths = columns.map(({ parte }) => parte * this.ancho);
    const header = columns.map(({ titulo }, place) => ({
      ...({ text: titulo, width: widths[place] ?? 0, tag: 'TH', scope: 'Column', head: true } as const),
    }));
    const body = rows.map((cells) =>
      cells.map((text, place) => ({ text, width: widths[place] ?? 0, tag: 'TD' }) as const),
    );
    this.#begin(this.#heightOf(header) + this.#heightOf(body[0] ?? []));
    const table = this.doc.struct('Table');
    this.#raiz.add(table);
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

  #heightOf(cells: readonly Celda[]): number {
    const heights = cells.map(({ text, width, tag }) =>
      this.#style(tag).heightOfString(text || ' ', { width: width - 2 * CELL.padding, lineGap: 1.5 }),
    );
    return Math.max(0, ...heights) + 2 * CELL.padding;
  }

  #fits(cells: readonly Celda[]): boolean {
    const { page } = this.doc;
    return this.doc.y + this.#heightOf(cells) <= page.height - page.margins.bottom;
  }

  #style(tag: Celda['tag']): PDFKit.PDFDocument {
    return this.doc.font(tag === 'TH' ? 'bold' : 'normal').fontSize(CELL.size);
  }

  #row(table: Elemento, cells: readonly Celda[]): void {
    if (!this.#fits(cells)) this.doc.addPage();
    const row = this.doc.struct('TR');
    table.add(row);
    this.#draw(cells, (cell, draw) => {
      this.#write(row, cell.tag, draw, cell.scope ? { scope: cell.scope } : {});
    });
    row.end();
  }

  /** Draws a row; without a structure to write into, for the eye alone. */
  #draw(cells: readonly Celda[], write?: (cell: Celda, draw: () => void) => void): void {
    const { doc } = this;
    const height = this.#heightOf(cells);
    const top = doc.y;
    const paint = () => {
      let x: number = MEDIDA.margin;
      for (const { width, head, tinted } of cells) {
        if (head || tinted) doc.rect(x, top, width, height).fill(head ? COLOR.deep : COLOR.soft);
        x += width;
      }
      doc
        .moveTo(MEDIDA.margin, top + height)
        .lineTo(x, top + height)
        .lineWidth(0.5)
        .stroke(COLOR.line);
    };
    if (write) this.decorate(paint);
    else paint();
    let x: number = MEDIDA.margin;
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
    doc.x = MEDIDA.margin;
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
    this.#raiz.end();
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

interface Celda {
  readonly text: string;
  readonly width: number;
  readonly tag: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  readonly head?: true;
  readonly tinted?: true;
}
