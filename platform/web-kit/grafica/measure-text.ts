import type { Measure } from './scene.ts';

/** Shares of the size a character takes at most in the fonts of the product, where no browser can be asked. */
const WIDE = 0.95;
const USUAL = 0.62;
const NARROW = 0.36;
const BOLD = 1.06;

/** A width that no text of the product exceeds, without a browser. */
export const estimateText: Measure = (text, size, isBold) => {
  let width = 0;
  for (const character of text) {
    if (/[mwMW%@—…]/.test(character)) width += WIDE;
    else if (/[ .,:;·'ijltfI|()]/.test(character)) width += NARROW;
    else width += USUAL;
  }
  return width * size * (isBold ? BOLD : 1);
};

/** Measures with a font of the page. A browser without a canvas for this estimates. */
export function createMeasure(family: string): Measure {
  if (typeof OffscreenCanvas === 'undefined') return estimateText;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return estimateText;
  return (text, size, isBold) => {
    context.font = `${isBold ? 600 : 400} ${size}px ${family}`;
    return context.measureText(text).width;
  };
}
