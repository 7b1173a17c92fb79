// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './pasaporte-screen.tsx';
import type { PasaportePublico } from '../../contract/index.ts';
import { presentManifiesto } from '../../rules/manifiesto.ts';
import { listPartes } from '../../rules/partes.ts';
import { createPasaportesSite, samplePasaporte } from '../../testing/pasaportes-web-site.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'did:web:marco.example', verificationMethod: [] }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (more: Partial<PasaportePublico> = {}) =>
  render(createPasaportesSite({ ...samplePasaporte, ...more }));

it('[AREA-15] says what the version is, what its package holds and what comes next, with one main action', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Consulta de datos básicos' })).toBeTruthy();
  expect(screen.getByText('OID 2.999.170.2.7.1')).toBeTruthy();
  const zip = screen.getByRole('link', { name: 'Descargar pasaporte (ZIP)' });
  expect(zip.getAttribute('href')).toBe('/api-public/pasaportes/2.999.170.2.7.1?formato=zip');
  const paso = within(screen.getByRole('region', { name: 'Próximo paso' }));
  expect(paso.getByText(/^Para el nivel 2 faltan 2 requisitos/)).toBeTruthy();
  expect(paso.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Contrato del servicio',
    'Constancia de la entidad',
  ]);
  const partes = within(screen.getByRole('region', { name: 'Qué trae el pasaporte' }));
  expect(partes.getByText('9 de 10 partes')).toBeTruthy();
  expect(partes.getByText(/^Todavía no: el banco la informa/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'OpenAPI 3.1' }).getAttribute('href')).toBe(
    '/api-public/directorio/versiones/51/openapi',
  );
  expect(screen.getByRole('link', { name: 'LCI-C1-2026-000041' }).getAttribute('href')).toBe(
    '/certificados/00000000000000011',
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-15] while the request is filed says whose turn it is and the day it may end, with what that rests on', async () => {
  open({
    proximoPaso: {
      nivel: 2,
      frase: 'La entidad ya presentó lo que pide el nivel 2: su solicitud está en trámite.',
      falta: [],
      enManosDe: { texto: 'En manos del consultor del ministerio', desde: '2026-11-02' },
      pronostico: { base: 'historia', casos: 31, probable: '2026-12-12', segura: '2026-12-28' },
    },
  });
  expect(await screen.findByText('En manos del consultor del ministerio')).toBeTruthy();
  expect(screen.getByText(/Con lo que falta, lo más probable/).textContent).toMatch(/12/);
  expect(screen.getByText(/Según 31 solicitudes certificadas/).textContent).toMatch(
    /28 de diciembre de 2026/,
  );
});

it('[AREA-15] without messages offers no contract; an obsolete version leads to the new one', async () => {
  open({
    version: { ...samplePasaporte.version, estado: 'obsoleta' },
    partes: listPartes({ mensajes: false, contrato: false, informe: false, simulada: true, certificados: 0 }),
    certificados: [],
    otras: [{ oid: '2.999.170.2.7.2', numero: '2.0', estado: 'publicada' }],
  });
  expect(await screen.findByText(/^Esta versión está obsoleta/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver la versión 2.0' }).getAttribute('href')).toBe(
    '/pasaporte/2.999.170.2.7.2',
  );
  expect(screen.queryByRole('link', { name: 'OpenAPI 3.1' })).toBeNull();
  expect(screen.getByText('La versión no tiene certificados de este sistema.')).toBeTruthy();
});

it('[AREA-15] an identifier of nothing says so', async () => {
  render(createPasaportesSite(null));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pasaporte no encontrado' })).toBeTruthy();
});

const sha256 = (texto: string) => createHash('sha256').update(texto).digest('hex');

/** A package whose manifest nobody of this site signed. */
function createZip(): File {
  const archivos = [{ ruta: 'a.txt', bytes: 1, sha256: sha256('a') }];
  const asunto = { oid: '2.999.170.2.7.1', servicio: 'Consulta', version: '1.0' };
  const manifiesto = presentManifiesto({
    emisor: 'did:web:marco.example',
    asunto,
    momento: '2026-11-26T20:00:00Z',
    formato: 1,
    archivos,
  });
  const files = { 'manifiesto.json': JSON.stringify(manifiesto), 'a.txt': 'a' };
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([ruta, texto]) => [ruta, new TextEncoder().encode(texto)])),
  );
  return new File([Uint8Array.from(zip)], 'recibido.zip', { type: 'application/zip' });
}

it('[AREA-15] a received file is verified on this computer: what is no ZIP and what nobody signed say why', async () => {
  const user = userEvent.setup({ delay: null });
  open();
  const input = await screen.findByLabelText('Pasaporte recibido');
  await user.upload(input, new File(['no es un ZIP'], 'otro.zip', { type: 'application/zip' }));
  expect(await screen.findByText(/no se pudo leer como ZIP/)).toBeTruthy();
  await user.upload(input, createZip());
  expect(
    await screen.findByText(/«recibido.zip»: No trae una firma que esta página sepa comprobar/),
  ).toBeTruthy();
  expect(screen.queryByText(/no se pudo leer como ZIP/)).toBeNull();
});
