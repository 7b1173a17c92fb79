// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './plataforma-screen.tsx';
import './importacion-screen.tsx';
import { createPlataformaSite, sampleImportacion } from '../../testing/plataforma-site.tsx';

const SIN_CONTRASTE = { rules: { 'color-contrast': { enabled: false } } };
const LISTA = 'GET /xroad/importaciones';
const UNA = 'GET /xroad/importaciones/7';
const PASOS = 'POST /xroad/importaciones/7/pasos';

it('[AREA-05] the operator sees each file with its state, and may bring another', async () => {
  const { site } = createPlataformaSite('/app/xroad', ({ address }) =>
    address === LISTA
      ? Response.json({ importaciones: [sampleImportacion], total: 1, crear: ALLOWED })
      : undefined,
  );
  const { container } = render(site);
  const link = await screen.findByRole('link', { name: 'operacion.jsonl' });
  expect(link.getAttribute('href')).toBe('/app/xroad/importaciones/7');
  expect(await screen.findByRole('button', { name: 'Seleccionar archivo' })).toBeTruthy();
  expect(screen.getByText('Por aplicar')).toBeTruthy();
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] who may not bring a file reads why', async () => {
  const crear = refuseWith(
    'Su rol «Auditor» no permite crear registros de la plataforma X-Road.',
    'Operador AND',
  );
  const { site } = createPlataformaSite('/app/xroad', ({ address }) =>
    address === LISTA ? Response.json({ importaciones: [], total: 0, crear }) : undefined,
  );
  render(site);
  expect(await screen.findByText(/Su rol «Auditor» no permite/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Seleccionar archivo' })).toBeNull();
  expect(await screen.findByText(/Aún no se ha importado ningún archivo/)).toBeTruthy();
});

it('[AREA-05] an import tells what it brought and is applied over the version on show', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createPlataformaSite('/app/xroad/importaciones/7', ({ address }) => {
    if (address === UNA) return Response.json(sampleImportacion);
    return address === PASOS
      ? Response.json({ ...sampleImportacion, estado: 'aplicada', version: 5 })
      : undefined;
  });
  const { container } = render(site);
  expect(await screen.findByText(/El servicio es de otra instancia: 10/)).toBeTruthy();
  expect(screen.getByText('Server.Nuevo')).toBeTruthy();
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('La importación se aplicó: sus cifras ya se publican.')).toBeTruthy();
  expect(sent(PASOS)).toMatchObject([{ body: { accion: 'aplicar' } }]);
});

it('[AREA-05] a refusal is told and the import stays as it was', async () => {
  const user = userEvent.setup({ delay: null });
  const { site } = createPlataformaSite('/app/xroad/importaciones/7', ({ address }) => {
    if (address === UNA) return Response.json(sampleImportacion);
    return address === PASOS
      ? buildRefusal(409, { code: 'PASO_NO_PERMITIDO', mensaje: 'No se puede ahora.' })
      : undefined;
  });
  render(site);
  await user.click(await screen.findByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('No se puede ahora.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.getByText('Por aplicar')).toBeTruthy();
});

it('[AREA-05] an import of nothing says so', async () => {
  const { site } = createPlataformaSite('/app/xroad/importaciones/7', () =>
    Response.json({ code: 'IMPORTACION_NO_EXISTE', mensaje: 'Ninguna.' }, { status: 404 }),
  );
  render(site);
  expect(await screen.findByRole('heading', { level: 1, name: 'Importación no encontrada' })).toBeTruthy();
});
