import { saveBlob, saveTextFile } from '../../file-transfer/index.ts';
import { foldText } from '../../format/index.ts';
import { listOrigins } from '../list-origins.ts';
import { createMeasure } from '../measure-text.ts';
import type { Plot } from '../plot.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const MARGIN = 24;
/** Pixels of the picture for each pixel of the screen. */
const DENSITY = 2;

/** What of its style a shape or a text carries along; the rest is its geometry. */
const CARRIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'paint-order',
  'vector-effect',
  'font-weight',
];

interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

/** Copies a drawing so that it needs no style sheet; its texts keep their widths in any font. */
function copyDrawing(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  for (const [at, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[at];
    if (!original) continue;
    const style = getComputedStyle(original);
    // As attributes: the policy of the product allows no style written in an element.
    for (const name of CARRIED) {
      const value = style.getPropertyValue(name).replaceAll('"', '');
      if (value !== '') element.setAttribute(name, value);
    }
    const width = element.getAttribute('data-width');
    if (width !== null) {
      element.setAttribute('textLength', width);
      element.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    for (const name of ['class', 'data-width', 'data-place']) element.removeAttribute(name);
  }
  return copy;
}

/** A text in lines no wider than a width. */
function breakText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function create(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text?: string,
): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Writes lines one under another; answers where the next one would stand. */
function writeLines(into: SVGElement, lines: readonly Line[], top: number): number {
  return lines.reduce((y, { text, size, weight, colour }) => {
    const base = y + size;
    into.append(
      create('text', { x: MARGIN, y: base, 'font-size': size, 'font-weight': weight, fill: colour }, text),
    );
    return base + size * 0.4;
  }, top);
}

/**
 * A drawing as a picture of its own: title and finding above it, source and cut below, in the colours that are on
 * show. Answers the element with its width and height in pixels.
 */
export function composePicture(drawing: SVGSVGElement, plot: Plot): SVGSVGElement {
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const sheet = drawing.closest('figure') ?? drawing;
  const style = getComputedStyle(sheet);
  const family = style.fontFamily.replaceAll('"', "'");
  const measure = createMeasure(style.fontFamily);
  const heading = getComputedStyle(sheet.querySelector('h2, h3, h4') ?? sheet).color;
  const reading = sheet.querySelector('[data-reading]')?.textContent ?? '';
  const write = (text: string, size: number, weight: number, colour: string): Line[] =>
    text === ''
      ? []
      : breakText(text, width, (part) => measure(part, size, weight > 500)).map((line) => ({
          text: line,
          size,
          weight,
          colour,
        }));
  const picture = document.createElementNS(NAMESPACE, 'svg');
  const paper = create('rect', { width: width + 2 * MARGIN, fill: style.backgroundColor });
  picture.append(create('title', {}, plot.title), create('desc', {}, plot.finding), paper);
  const above = [...write(plot.title, 18, 600, heading), ...write(plot.finding, 14, 400, style.color)];
  const top = writeLines(picture, above, MARGIN) + 12;
  const place = create('g', { transform: `translate(${MARGIN} ${top})` });
  place.append(...copyDrawing(drawing).childNodes);
  picture.append(place);
  const below = [
    ...write(reading, 12, 400, style.color),
    ...write(listOrigins(plot).join(' '), 12, 400, style.color),
  ];
  const bottom = writeLines(picture, below, top + height + 12) + MARGIN / 2;
  const [whole, high] = [Math.ceil(width + 2 * MARGIN), Math.ceil(bottom)];
  paper.setAttribute('height', String(high));
  const frame = {
    xmlns: NAMESPACE,
    viewBox: `0 0 ${whole} ${high}`,
    width: whole,
    height: high,
    'font-family': family,
  };
  for (const [key, value] of Object.entries(frame)) picture.setAttribute(key, String(value));
  return picture;
}

/** The picture in pixels. Rejects where the browser cannot draw it. */
async function rasterize(text: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * DENSITY, height * DENSITY];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a plot to the downloads of the browser, as it is on the screen. */
export async function savePicture(drawing: SVGSVGElement, plot: Plot, form: 'svg' | 'png'): Promise<void> {
  const picture = composePicture(drawing, plot);
  const text = new XMLSerializer().serializeToString(picture);
  const name = `${foldText(plot.title).replaceAll(/[^a-z0-9]+/g, '-')}.${form}`;
  if (form === 'svg') saveTextFile(name, text, 'image/svg+xml');
  else
    saveBlob(
      name,
      await rasterize(text, Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))),
    );
}
