// @vitest-environment jsdom
import { DEPARTMENT_MAP } from '@marco/country/department-map';
import { Grafica, type Plot, type PlotPoint } from '@marco/web-kit/grafica';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as comparisons from './comparison-plots.ts';
import { TileSamples } from './plot-samples.tsx';
import * as times from './time-plots.ts';

const PLOTS: readonly (readonly [string, Plot])[] = [
  ...[...Object.values(times), ...Object.values(comparisons)].filter(
    (sample): sample is Plot => 'kind' in sample && sample.kind !== 'map',
  ),
  { ...comparisons.MAP, map: DEPARTMENT_MAP },
].map((plot) => [`${plot.kind}: ${plot.title}`, plot]);

function show(sample: ReactNode): void {
  render(<MemoryRouter>{sample}</MemoryRouter>);
}

/** All figures of a plot, with what stands for those that are not drawn. */
function listFigures({ series }: Pick<Plot, 'series'>): readonly PlotPoint[] {
  return series.flatMap(({ points }) => [...points]);
}

/** What the live region says while the arrows walk: along each line, then down to the next. */
function walkAll(drawing: HTMLElement, figure: HTMLElement, count: number): string[] {
  const heard: string[] = [];
  const press = (key: string, ctrlKey = false) => {
    fireEvent.keyDown(drawing, { key, ctrlKey });
    heard.push(within(figure).getByRole('status').textContent ?? '');
  };
  press('Home', true);
  for (let steps = 0; steps <= count; steps += 1) {
    const before = heard.at(-1);
    press('ArrowRight');
    if (heard.at(-1) !== before) continue;
    press('Home');
    press('ArrowDown');
  }
  return heard;
}

describe.each(PLOTS)('%s', (_, plot) => {
  it('its table has every figure as it was given; the arrows read every figure; the drawing has no other', async () => {
    show(<Grafica plot={plot} />);
    const figure = screen.getByRole('figure', { name: plot.title });
    const drawing = await within(figure).findByRole('application', { hidden: true });
    const figures = listFigures(plot);
    const cells = within(within(figure).getByRole('table'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    for (const { text } of figures) expect(cells).toContain(text);

    const targets = plot.title === comparisons.RANKED.title ? 16 : figures.length;
    const heard = walkAll(drawing, figure, targets * 2 + 20);
    const isJoined = plot.title === comparisons.RANKED.title;
    const walked = isJoined ? figures.slice(0, 15) : figures;
    for (const { label, text } of walked)
      expect(heard.some((line) => line.startsWith(`${label}. `) && line.includes(text))).toBe(true);

    const given = new Set(figures.map(({ text }) => text));
    const drawn = [...drawing.querySelectorAll('text[data-place]')].map((text) => text.textContent ?? '');
    const names = new Set([...figures.map(({ label }) => label), ...plot.series.map(({ label }) => label)]);
    for (const text of drawn) {
      const isKnown = [...given, ...names].some((known) => text === known || text.endsWith(` ${known}`));
      expect(isKnown || text.endsWith('…') || (isJoined && /Otros|^\d/.test(text)), text).toBe(true);
    }
  });
});

it('the tiles read their small drawings too', () => {
  show(<TileSamples />);
  const tile = screen.getByRole('article', { name: 'Ya publican un servicio' });
  const heard = walkAll(within(tile).getByRole('application'), tile, times.SHARE_POINTS.length * 2);
  for (const { label, text } of times.SHARE_POINTS)
    expect(heard.some((line) => line.startsWith(`${label}. ${text}. De: 314.`))).toBe(true);
  expect(within(tile).getByText('Sube')).toBeTruthy();
});
