// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import type { CertificadoDeVersion } from '../../contract/index.ts';
import { servicioPanels } from './servicio-panels.tsx';

const VIGENTE: CertificadoDeVersion = {
  numero: 'LCI-C1-2026-000041',
  codigo: '0000-0000-0000-0001-1',
  nivel: 1,
  estado: 'vigente',
  estadoDesde: '2026-03-19T20:04:00.000Z',
  causa: null,
  motivo: '',
  expedidoEn: '2026-03-19T20:04:00.000Z',
  suspensionPropuesta: null,
};
const SUSPENDIDO: CertificadoDeVersion = {
  ...VIGENTE,
  numero: 'LCI-C2-2026-000007',
  nivel: 2,
  estado: 'suspendido',
  causa: 'defecto-hallado',
  motivo: 'El contrato cambió.',
};

/** What stands in the page of a servicio: the notices first. */
function open(certificados: readonly CertificadoDeVersion[], versionId: number | null = 8) {
  const { fake, callsTo } = createFakeServer(({ address }) =>
    address === 'GET /certificados/versiones/8' ? certificados : undefined,
  );
  const Pagina = () => {
    const mostrada = { servicioId: 21, versionId, activo: true, leeCondiciones: true };
    return servicioPanels.map(({ order, Panel }) => <Panel key={order} {...mostrada} />);
  };
  const routes = [{ path: '/', element: <Pagina /> }];
  return { ...render(createTestSite({ routes, address: '/', fake }).site), callsTo };
}

it('[AREA-05] a suspended certificate of the version says so first, with its cause and its reason', async () => {
  expect(servicioPanels.map(({ isAviso }) => isAviso)).toEqual([true, undefined]);
  const { container } = open([VIGENTE, SUSPENDIDO]);
  expect(
    await screen.findByText(/Defecto hallado en lo que se certificó\. El contrato cambió\./),
  ).toBeTruthy();
  expect(container.textContent).toContain(
    'El certificado de nivel 2 de esta versión, LCI-C2-2026-000007, está suspendido desde el',
  );
  const [, segundo] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(segundo?.textContent).toContain('Suspendido');
  expect(screen.getByRole('link', { name: VIGENTE.numero }).getAttribute('href')).toBe(
    '/certificados/0000-0000-0000-0001-1',
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] what the operator proposes about a certificate stands first, with until when it is decided', async () => {
  const propuesto: CertificadoDeVersion = {
    ...VIGENTE,
    suspensionPropuesta: {
      causa: 'ans-incumplido',
      motivo: 'No responde.',
      propuestaEn: '2026-11-20T15:00:00.000Z',
      hasta: '2026-12-04',
    },
  };
  const { container } = open([propuesto]);
  expect(await screen.findByText(/Se decide hasta el 4 de diciembre de 2026.*No responde\./)).toBeTruthy();
  expect(container.querySelector('a[href="/app/certificados?texto=LCI-C1-2026-000041"]')).not.toBeNull();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] a version in force has no notice; one without certificates says so, and without a version nothing is asked', async () => {
  const { container } = open([VIGENTE]);
  expect(await screen.findByText('Vigente')).toBeTruthy();
  expect(container.textContent).not.toContain('desde el');
  open([]);
  expect(await screen.findByText('Esta versión no tiene certificados.')).toBeTruthy();
  expect(open([], null).callsTo('GET /certificados/versiones/8')).toEqual([]);
});
