import { createRequire } from 'node:module';

const { Roboto } = createRequire(import.meta.url)('pdfmake/fonts/Roboto.js') as {
  readonly Roboto: { readonly normal: string; readonly bold: string; readonly italics: string };
};

/** Fonts, embedded into the file: letters of every language of Latin, Greek and Cyrillic writing. */
export const FUENTES = Roboto;

/** Colours of the product on paper. */
export const COLOR = {
  deep: '#004884',
  marine: '#3366cc',
  yellow: '#ffab00',
  soft: '#eef3fb',
  line: '#c9d5e6',
  text: '#1f2937',
  muted: '#4b5563',
  white: '#ffffff',
} as const;

/** Measures in points (1/72 inch). */
export const MEDIDA = { margin: 48, band: 54, top: 86, bottom: 66 } as const;

/** Headings by level, in points; `height` with the space around one of a line, and for a second line of the longer ones. */
export const TITULOS = {
  1: { size: 21, before: 0, after: 2, height: 30 },
  2: { size: 13, before: 18, after: 8, height: 44 },
  3: { size: 10.5, before: 6, after: 2, height: 36 },
} as const;
export type NivelTitulo = keyof typeof TITULOS;
