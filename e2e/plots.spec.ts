import { openGallery } from './support/gallery.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

/** One plot of each kind that is drawn; a cohort is a table. */
const PLOTS = [
  ['line', 'Entidades con servicio'],
  ['columns', 'Certificados por mes y nivel'],
  ['parts', 'Servicios por estado'],
  ['ranked', 'Servicios por sector'],
  ['dots', 'Días hábiles por nivel'],
  ['range', 'Ahorro potencial al año'],
  ['matrix', 'Quién consulta a quién'],
  ['heat', 'Disponibilidad por día'],
  ['calibration', 'Pronósticos frente a lo ocurrido'],
  ['waterfall', 'Por qué cambió en julio'],
  ['map', 'Servicios por departamento'],
] as const;

/** Bars of a ranked plot before the one that joins the rest. */
const BARS = 15;

/** What the live region says of a figure before it says what is beside it. */
function toSaid(label: string, series: string | undefined, text: string): string {
  return `${label}. ${series === undefined ? text : `${series}: ${text}`}. `;
}

/** What the keyboard must read of a plot, from the table beside it. */
async function readTable(figure: Locator, kind: string): Promise<string[]> {
  const table = figure.getByRole('table', { includeHidden: true });
  const [, ...headers] = await table.locator('thead th').allTextContents();
  const names = await table.locator('tbody th').allTextContents();
  const cells = await table.locator('tbody td').allTextContents();
  const width = headers.length;
  // Facts of a point have columns behind those of the series; the drawing says how many series there are.
  const rows = names.map((name, row) => ({ name, texts: cells.slice(row * width, (row + 1) * width) }));
  if (kind === 'matrix')
    return rows.flatMap(({ name, texts }) => texts.map((text, at) => toSaid(headers[at] ?? '', name, text)));
  const series = headers.filter((header) => !isFact(header, headers));
  const drawn = kind === 'ranked' ? rows.slice(0, BARS) : rows;
  return drawn.flatMap(({ name, texts }) =>
    series.map((header, at) => toSaid(name, series.length === 1 ? undefined : header, texts[at] ?? '')),
  );
}

/** Headers of what stands beside a figure: the first one where there is one series, or named after theirs. */
function isFact(header: string, headers: readonly string[]): boolean {
  return (
    ['De', 'Casos', 'Entidades'].includes(header) || headers.some((other) => header.startsWith(`${other}: `))
  );
}

type Heard = Element & { said?: string[] };

/** Keeps what a live region says, in its order: a page does not stop after each key to be read. */
function record(region: Heard): void {
  const said = [region.textContent ?? ''];
  region.said = said;
  new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Walks a plot by its keys alone, line by line, and returns what was said, each figure once. */
async function walkPlot(page: Page, figure: Locator): Promise<string[]> {
  const region = figure.getByRole('status');
  await region.evaluate(record);
  await page.keyboard.press('Control+Home');
  const begun = new Set<string>();
  for (;;) {
    const first = (await region.textContent()) ?? '';
    if (begun.has(first)) break;
    begun.add(first);
    const count = Number(/ de ([\d.]+)\.$/.exec(first)?.[1]?.replace('.', ''));
    for (let place = 2; place <= count; place += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    // One line is walked with all arrows.
    if (!/^.* 1 de [\d.]+\.$/.test((await region.textContent()) ?? '')) break;
  }
  return [...new Set(await region.evaluate((one: Heard) => one.said ?? []))];
}

test('[AREA-09] the keyboard reads every figure of a plot of each kind, as the table beside it has it', async ({
  page,
}) => {
  await openGallery(page);
  const samples = page.getByRole('region', { name: 'Gráficas', exact: true });
  for (const [kind, title] of PLOTS)
    await test.step(`${kind}: ${title}`, async () => {
      const figure = samples.getByRole('figure', { name: title, exact: true });
      const drawing = figure.getByRole('application');
      await expect(drawing.getByRole('img')).toBeVisible();
      await figure.getByRole('button', { name: 'Ambas' }).focus();
      await tabTo(page, drawing);
      const heard = await walkPlot(page, figure);
      const expected = await readTable(figure, kind);
      expect(expected.length).toBeGreaterThan(1);
      expect(expected.filter((said) => heard.filter((line) => line.startsWith(said)).length !== 1)).toEqual(
        [],
      );
      const others = heard.filter((line) => !expected.some((said) => line.startsWith(said)));
      // One bar stands for those the drawing has no room for.
      expect(others.map((line) => line.split(' ')[0])).toEqual(kind === 'ranked' ? ['Otros'] : []);
      await page.keyboard.press('Escape');
    });
});
