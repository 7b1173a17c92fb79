// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import type { OperacionServicioMedida } from '../../contract/index.ts';
import { sampleOperacion, sampleSinDatos } from '../../testing/plataforma-site.tsx';
import { fichaPanels } from './ficha-panels.tsx';

afterEach(cleanup);

function open(operacion: OperacionServicioMedida) {
  const { fake, calls } = createFakeServer(() => Response.json(operacion));
  const servicio = { servicioId: 21, nombre: 'Consulta', version: null };
  const Paneles = () => fichaPanels.map(({ lugar, Panel }) => <Panel key={lugar} {...servicio} />);
  const { site } = createTestSite({ routes: [{ path: '/', Component: Paneles }], address: '/', fake });
  return { ...render(site), calls };
}
const readRow = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('[AREA-05] promised stands beside measured, with the source and the age of the data', async () => {
  const { container, calls } = open(sampleOperacion);
  expect(await readRow('Disponibilidad')).toEqual(['99,5 % o más', '99,87 %', 'Cumple']);
  expect(await readRow('Tiempo de respuesta (percentil 95)')).toEqual([
    '2.000 ms o menos',
    'entre 1.536 y 2.048 ms',
    'En el límite',
  ]);
  expect(await readRow('Tasa de error')).toEqual(['1 % o menos', '1,5 %', 'No cumple']);
  // The first look says the availability as the table does.
  expect(screen.getByText('en 30 días; promete 99,5 %')).toBeTruthy();
  expect(screen.getByText(/1 día bien, 1 día con fallas, 88 días sin datos/)).toBeTruthy();
  expect(screen.getByText(/cargado por la Agencia Nacional Digital/).textContent).toContain('proveedor 18');
  expect(calls.map(({ address }) => address)).toEqual(['GET /directorio/21/operacion']);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] without data it says so, and nothing looks well', async () => {
  open(sampleSinDatos);
  expect(await readRow('Disponibilidad')).toEqual(['99,5 % o más', 'Sin datos', 'Sin datos']);
  expect(await readRow('Tasa de error')).toEqual(['Sin declarar', 'Sin datos', 'Sin datos']);
  expect(
    screen.getByText(/Sin datos de operación: la Agencia Nacional Digital no los ha cargado/),
  ).toBeTruthy();
  expect(screen.getByText('AND no los ha cargado')).toBeTruthy();
  expect(screen.queryByText('Cumple')).toBeNull();
});
