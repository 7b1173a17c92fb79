// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fichaPanels } from './ficha-panels.tsx';

afterEach(cleanup);

const SERVICIO = { servicioId: 21, nombre: 'Consulta' };

function open(version: { readonly id: number; readonly numero: string } | null, oid: string | null) {
  const { fake, calls } = createFakeServer(() => Response.json({ oid }));
  const servicio = { ...SERVICIO, version };
  const shown = fichaPanels.filter(({ isFor }) => isFor?.(servicio) ?? true);
  const Paneles = () => shown.map(({ lugar, Panel }) => <Panel key={lugar} {...servicio} />);
  const { site } = createTestSite({ routes: [{ path: '/', Component: Paneles }], address: '/', fake });
  render(site);
  return { shown, calls };
}

it('[AREA-15] the public page of a servicio offers the package, both contracts and the page of the pasaporte', async () => {
  open({ id: 51, numero: '1.0' }, '2.999.170.2.7.1');
  const toAddress = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect([
    await toAddress('Descargar pasaporte'),
    await toAddress('OpenAPI 3.1'),
    await toAddress('WSDL y XSD'),
    await toAddress('Pasaporte de la versión 1.0'),
  ]).toEqual([
    '/api-public/pasaportes/2.999.170.2.7.1?formato=zip',
    '/api-public/directorio/versiones/51/openapi',
    '/api-public/directorio/versiones/51/wsdl',
    '/pasaporte/2.999.170.2.7.1',
  ]);
});

it('[AREA-15] before level 1 there is nothing to offer, and nothing is asked', () => {
  const { shown, calls } = open(null, null);
  expect([shown, calls]).toEqual([[], []]);
});
