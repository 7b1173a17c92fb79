import type { PdfFonts } from './paper.ts';

/** What a file tells of itself. */
export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  /** When it was made and changed last. */
  readonly moment: Date;
  /** Of its text: `es-CO`. */
  readonly language: string;
  readonly fonts: PdfFonts;
  /** A4 upright unless said. */
  readonly page?: { readonly size: 'A4' | 'LETTER'; readonly isLandscape: boolean };
}

/** A column of a table: its share of the width (the shares sum 1). */
export interface PdfColumn {
  readonly title: string;
  readonly share: number;
}

/** How a paragraph looks. */
export interface TextLook {
  readonly color?: string;
  readonly size?: number;
  readonly font?: keyof PdfFonts;
}

/** A cell of a table, as it is drawn. */
export interface Cell {
  readonly text: string;
  readonly width: number;
  readonly tag: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  readonly head?: true;
  readonly tinted?: true;
}
