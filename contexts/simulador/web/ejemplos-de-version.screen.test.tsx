// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HiloDePagina, sampleSimulador } from '../testing/simulador-site.tsx';
import { EjemplosDeVersion } from './ejemplos-de-version.tsx';

// This browser has no threads: the engine attends the same messages in the thread of the page.
beforeEach(() => vi.stubGlobal('Worker', HiloDePagina));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

function open() {
  const { fake, calls } = createFakeServer(() => Response.json(sampleSimulador));
  const routes = [{ path: '/', Component: () => <EjemplosDeVersion servicioId={17} version="1.0" /> }];
  render(createTestSite({ routes, address: '/', fake }).site);
  return calls;
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const read = async (name: string) =>
  (await screen.findByRole('region', { name: `Ejemplo de ${name}` })).textContent ?? '';

it('[AREA-15] the page of a servicio has a right petition and its answer, one that breaks a rule, and the call to copy', async () => {
  const calls = open();
  expect(JSON.parse(await read('Petición'))).toBeTypeOf('object');
  await choose('Respuesta');
  expect(JSON.parse(await read('Respuesta'))).toBeTypeOf('object');
  await choose('Respuesta inválida');
  expect(await screen.findByText(/Está marcada: quien consume no debe aceptarla\.$/)).toBeTruthy();
  expect(await read('Respuesta inválida')).not.toBe('');
  await choose('curl');
  expect(await read('curl')).toMatch(/^curl -X POST "http.+\/simulador\/17\/1\.0\//);
  await choose('Colección');
  expect(JSON.parse(await read('Colección')).item.length).toBeGreaterThan(2);
  expect(calls).toHaveLength(1);
});
