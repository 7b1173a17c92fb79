import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts of a file, by a name of the standard or the path of a file. */
export interface PdfFonts {
  readonly normal: string;
  readonly bold: string;
}

/** Roboto, embedded into the file: letters of every language of Latin, Greek and Cyrillic writing. */
export const EMBEDDED_FONTS: PdfFonts = {
  normal: require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf'),
};

/** Fonts every reader has, with the letters of Western Europe alone: files are small, and made four times as fast. */
export const STANDARD_FONTS: PdfFonts = { normal: 'Helvetica', bold: 'Helvetica-Bold' };

/** Colours of the product on paper. */
export const COLOR = {
  deep: '#004884',
  marine: '#3366cc',
  yellow: '#ffab00',
  pale: '#d9e6f7',
  soft: '#eef3fb',
  line: '#c9d5e6',
  text: '#1f2937',
  muted: '#4b5563',
  white: '#ffffff',
} as const;

/** Measures in points (1/72 inch). */
export const MEASURE = { margin: 48, band: 54, top: 86, bottom: 66 } as const;

/** Headings by level, in points; `height` with the space around one of a line, and for a second line of the longer ones. */
export const HEADINGS = {
  1: { size: 21, before: 0, after: 2, height: 30 },
  2: { size: 13, before: 18, after: 8, height: 44 },
  3: { size: 10.5, before: 6, after: 2, height: 36 },
} as const;
export type HeadingLevel = keyof typeof HEADINGS;
