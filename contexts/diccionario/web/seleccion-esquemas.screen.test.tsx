// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './screens/diccionario-screen.tsx';
import { createEntrada, createFacetasDiccionario } from '../testing/diccionario-samples.ts';
import { createDiccionarioSite } from '../testing/diccionario-site.tsx';

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

const boxOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name })).queryByRole('checkbox');

async function choose(name: RegExp): Promise<void> {
  const box = await boxOf(name);
  if (!box) throw new Error(`The row ${name} has no box.`);
  await user.click(box);
}

describe('schemas of several elements', () => {
  it('[GEN-05] are taken from the public dictionary by anybody', async () => {
    const site = createDiccionarioSite(
      {
        '/diccionario/buscar': () => ({
          elementos: [
            createEntrada({ elementoId: 7 }),
            createEntrada({ elementoId: 9, versionId: 90, nombre: 'Otro', identificador: 'otro' }),
            createEntrada({ elementoId: 9, versionId: 89, nombre: 'Viejo', estado: 'historico' }),
          ],
          total: 3,
          facetas: createFacetasDiccionario(),
          corregido: null,
        }),
        '/elemento-dato/esquema/conjunto/vigente/xsd': () => ({}),
      },
      '/diccionario',
    );
    render(site.site);
    expect(await boxOf(/Viejo/)).toBeNull();
    await choose(/Número de identificación/);
    await choose(/Otro/);
    await user.click(await screen.findByRole('button', { name: 'Descargar esquemas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Descargar esquemas' });
    await user.click(within(dialog).getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(saved).toEqual(['lenguaje-comun-2-elementos-xsd.zip']));
    expect(site.callsTo('/elemento-dato/esquema/conjunto/vigente/xsd')[0]?.query.get('elementos')).toBe(
      '7,9',
    );
  });
});
