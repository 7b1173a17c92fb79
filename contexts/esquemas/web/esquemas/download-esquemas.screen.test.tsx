// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import {
  createElementosServer,
  createElementosSite,
  createFila,
} from '@marco/elementos-de-dato/testing/site';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITE_CONJUNTO } from '../../contract/terms.ts';
import { elementosAcciones } from '../panels/elementos-acciones.tsx';
import './download-esquemas.tsx';

const user = userEvent.setup({ delay: null });
const saved: string[] = [];

beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:x';
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const SI = { allowed: true, reasons: [], unblockers: [] };

/** Two pages of the private list: elements 10 and 20 in force, 30 a draft; then 40. */
const PAGINAS = [
  [
    createFila({ elementoId: 10, versionId: 100, nombre: 'Uno', estado: 'incorporado' }),
    createFila({ elementoId: 20, versionId: 200, nombre: 'Dos', estado: 'incorporado' }),
    createFila({ elementoId: 30, versionId: 300, nombre: 'Tres', estado: 'borrador' }),
  ],
  [createFila({ elementoId: 40, versionId: 400, nombre: 'Cuatro', estado: 'incorporado' })],
];

function openLista(paginas = PAGINAS) {
  openSampleSession();
  const server = createElementosServer({
    'POST /elemento-dato/listar': ({ pagina }) => ({
      elementos: paginas[Number(pagina) - 1],
      total: 11,
      porEstado: { incorporado: 10, borrador: 1 },
    }),
    'GET /elemento-dato/capa-uso': () => ({ capas: [], dominios: [] }),
    'GET /elemento-dato/permisos': () => ({ crear: SI, incorporar: SI }),
    'GET /elemento-dato/esquema/conjunto/vigente/json': () => ({}),
  });
  return {
    ...server,
    ...render(createElementosSite(server.fake, '/app/elementos-de-dato', elementosAcciones).site),
  };
}

const boxOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name })).queryByRole('checkbox');

async function choose(name: RegExp): Promise<void> {
  const box = await boxOf(name);
  if (!box) throw new Error(`The row ${name} has no box.`);
  await user.click(box);
}

describe('schemas of several elements', () => {
  it('are taken from the private list, page after page, in the form people choose; a draft cannot be chosen', async () => {
    const { container, callsTo } = openLista();
    await choose(/Uno/);
    await choose(/Dos/);
    expect(await boxOf(/Tres/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    await choose(/Cuatro/);
    expect(screen.getByText(/^3 elementos seleccionados/)).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Descargar esquemas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Descargar esquemas' });
    expect(within(dialog).getByText(/esquemas vigentes de 3 elementos/)).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: 'JSON Schema' }));
    await user.click(within(dialog).getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(saved).toEqual(['lenguaje-comun-3-elementos-json.zip']));
    const [call] = callsTo('GET /elemento-dato/esquema/conjunto/vigente/json');
    expect(call?.query.get('elementos')).toBe('10,20,40');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Descargar esquemas' })).toBeNull());
  });

  it('are too many for one package, and the button says so', async () => {
    const muchas = Array.from({ length: LIMITE_CONJUNTO + 1 }, (_, place) =>
      createFila({ elementoId: place + 1, versionId: place + 1, nombre: `E${place}`, estado: 'incorporado' }),
    );
    openLista([muchas]);
    const table = await screen.findByRole('table', { name: 'Elementos de dato encontrados' });
    const head = within(table).getByRole('checkbox', { name: /todas las filas/i });
    await user.click(head);
    const button = await screen.findByRole('button', { name: 'Descargar esquemas' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/máximo 100 elementos a la vez/)).toBeTruthy();
  });
});
