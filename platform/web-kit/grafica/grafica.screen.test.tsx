// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { composePicture } from './download/save-picture.ts';
import { Grafica, type LinePlot } from './index.ts';

const PLOT: LinePlot = {
  kind: 'line',
  title: 'Registros con sello',
  finding: 'El 65,9 % en julio.',
  rowHeader: 'Mes',
  unit: 'Porcentaje',
  source: 'Registro de sellos',
  cut: 'Corte: 21/07/2026',
  lastFirst: true,
  series: [
    {
      label: 'Con sello',
      points: [
        { label: 'may', value: 59, text: '59,0 %' },
        { label: 'jun', value: null, text: 'Sin corte' },
        { label: 'jul', value: 65.9, text: '65,9 %', href: '/lista', facts: [{ label: 'De', text: '314' }] },
      ],
    },
  ],
};

async function show(plot: LinePlot = PLOT) {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Grafica plot={plot} />} />
        <Route path="/lista" element={<p>La lista</p>} />
      </Routes>
    </MemoryRouter>,
  );
  const figure = screen.getByRole('figure', { name: plot.title });
  return { figure, drawing: await within(figure).findByRole('application') };
}

afterEach(() => vi.restoreAllMocks());

const press = (drawing: HTMLElement, key: string) => fireEvent.keyDown(drawing, { key });

it('has heading, finding, drawing with a name, table with the last month first, and what one must know', async () => {
  const { figure } = await show();
  expect(within(figure).getByRole('heading', { level: 2 }).textContent).toBe(PLOT.title);
  expect(within(figure).getByRole('img').getAttribute('aria-label')).toBe(
    'Gráfica de líneas. El 65,9 % en julio. 3 datos, que también están en la tabla.',
  );
  const rows = within(figure).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Mes', 'Con sello', 'De'],
    ['jul', '65,9 %', '314'],
    ['jun', 'Sin corte', ''],
    ['may', '59,0 %', ''],
  ]);
  expect(within(figure).getByText('Porcentaje. El eje no empieza en cero.')).toBeTruthy();
  expect(within(figure).getByText('Registro de sellos. Corte: 21/07/2026.')).toBeTruthy();
  // The table is opened by the figure's link too.
  expect(within(figure).getByRole('link', { name: '65,9 %' }).getAttribute('href')).toBe('/lista');
});

it('the arrows say a figure in one live region, light its row and open its list', async () => {
  const { figure, drawing } = await show();
  const status = within(figure).getByRole('status');
  press(drawing, 'End');
  press(drawing, 'End');
  expect(status.textContent).toBe('jul. 65,9 %. De: 314. 3 de 3.');
  expect(within(figure).getByRole('row', { name: /^jul/ }).className).toMatch(/active/);
  press(drawing, 'ArrowLeft');
  expect(status.textContent).toBe('jun. Sin corte. 2 de 3.');
  press(drawing, 'Enter');
  expect(screen.queryByText('La lista')).toBeNull();
  press(drawing, 'ArrowRight');
  press(drawing, 'Enter');
  expect(screen.getByText('La lista')).toBeTruthy();
});

it('the tip is the same for pointer and keys, and Escape takes it away', async () => {
  const { drawing } = await show();
  const tip = () => drawing.querySelector('[class*="tip"]')?.textContent;
  press(drawing, 'Home');
  const byKeys = tip();
  press(drawing, 'Escape');
  expect(tip()).toBeUndefined();
  const mark = drawing.querySelector('[data-place="0 0"]');
  expect(mark).toBeTruthy();
  if (mark) fireEvent.pointerMove(mark);
  expect(tip()).toBe(byKeys);
  expect(tip()).toBe('may59,0 %');
  fireEvent.pointerLeave(drawing);
  expect(tip()).toBeUndefined();
});

it('a mouse opens the list of a mark, a finger only chooses it', async () => {
  const { drawing } = await show();
  const click = (pointerType: string) => {
    const mark = drawing.querySelector('[data-place="0 2"]');
    if (mark) fireEvent(mark, new PointerEvent('click', { bubbles: true, pointerType }));
  };
  click('touch');
  expect(drawing.querySelector('[class*="tip"]')?.textContent).toBe('jul65,9 %De: 314');
  expect(screen.queryByText('La lista')).toBeNull();
  click('mouse');
  expect(screen.getByText('La lista')).toBeTruthy();
});

it('the table alone is one press away, and a gap has no mark', async () => {
  const { figure, drawing } = await show();
  expect(drawing.querySelector('[data-place="0 1"]')).toBeNull();
  const box = drawing.closest('[class*="drawing"]')?.parentElement?.closest('[class*="drawing"]');
  fireEvent.click(within(figure).getByRole('button', { name: 'Tabla' }));
  expect(box?.className).toMatch(/off/);
  expect(within(figure).getByRole('table')).toBeTruthy();
  fireEvent.click(within(figure).getByRole('button', { name: 'Ambas' }));
  expect(box?.className).not.toMatch(/off/);
});

it('in 320 px the table comes first', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288);
  const { figure, drawing } = await show();
  const order = within(figure).getByRole('table').compareDocumentPosition(drawing);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('rows beyond ten wait for a press', async () => {
  const points = Array.from({ length: 12 }, (_, at) => ({ label: `Mes ${at}`, value: at, text: `${at}` }));
  const { figure } = await show({ ...PLOT, series: [{ label: 'A', points }] });
  const later = () =>
    within(figure)
      .getAllByRole('row')
      .filter(({ className }) => /later/.test(className));
  expect(later()).toHaveLength(2);
  fireEvent.click(within(figure).getByRole('button', { name: 'Ver las 12' }));
  expect(later()).toHaveLength(0);
});

it('the picture to take along says title, finding, notes, source and cut, and its texts keep their widths', async () => {
  const { figure } = await show();
  const drawing = within(figure).getByRole('img');
  if (!(drawing instanceof SVGSVGElement)) throw new Error('no drawing');
  const picture = composePicture(drawing, PLOT);
  const texts = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  for (const text of [PLOT.title, PLOT.finding, 'Porcentaje. El eje no empieza en cero.', '65,9 %'])
    expect(texts).toContain(text);
  expect(texts.join(' ')).toContain('Registro de sellos. Corte: 21/07/2026.');
  const inner = [...picture.querySelectorAll('g text')];
  expect(inner.length).toBeGreaterThan(3);
  for (const text of inner) expect(Number(text.getAttribute('textLength'))).toBeGreaterThan(0);
  // The policy of the product allows no style written in an element.
  expect(picture.querySelector('[class], [data-place], [style]')).toBeNull();
  expect(Number(picture.getAttribute('width'))).toBe(640 + 48);
});
