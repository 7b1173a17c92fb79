// @vitest-environment jsdom
import { LOCAL_KEYS } from '@marco/acceso/terms';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './certificado-screen.tsx';
import type { CertificadoPublico } from '../../contract/index.ts';
import { createCertificadosSite, sampleCertificado } from '../../testing/certificados-web-site.tsx';
import { conformidadDePrueba } from '../../testing/conformidad-de-prueba.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'did:web:marco.example', verificationMethod: [] }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(more: Partial<CertificadoPublico> = {}) {
  const { site } = createCertificadosSite('/certificados/00000000000000011', ({ address }) =>
    address === 'GET /certificados/00000000000000011'
      ? Response.json({ ...sampleCertificado, ...more })
      : undefined,
  );
  return render(site);
}

it('[AREA-05] says its state, what it certifies and what could not be verified, each by itself', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Consulta de datos básicos' })).toBeTruthy();
  expect(screen.getByText('Certificado vigente')).toBeTruthy();
  expect(screen.getByText('0000-0000-0000-0001-1')).toBeTruthy();
  expect(await screen.findByText('No trae una firma que esta página sepa comprobar.')).toBeTruthy();
  expect(screen.getByText(/^PDF en preparación/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'JSON verificable' }).getAttribute('href')).toContain('formato=vc');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] of a level that was reaffirmed says since when, with the way to that certificate', async () => {
  open({ sinCambios: { version: '1.0', numero: 'LCI-C1-2026-000007', codigo: '0000-0000-0000-0002-2' } });
  const dicho = (await screen.findByText(/^Sin cambios desde la versión 1\.0/)).closest('dd');
  expect(dicho?.textContent).toBe('Sin cambios desde la versión 1.0 (certificado LCI-C1-2026-000007)');
  expect(screen.getByRole('link', { name: 'LCI-C1-2026-000007' }).getAttribute('href')).toContain(
    '/certificados/',
  );
});

it('[AREA-05] shows the first page of its PDF as one image once there is one, and enlarges it', async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = open({ pdf: { bytes: 100, sha256: 'a'.repeat(64) } });
  const imagen =
    /^Primera página del PDF: Notificación de cumplimiento del Nivel 1, Nivel 1, número LCI-C1-2026-000041/;
  expect((await screen.findByRole('img', { name: imagen })).textContent).toContain(
    'Se notifica a Entidad de prueba que el servicio «Consulta de datos básicos», versión 1.0',
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  // What is on paper is the page: the PDF has its own pages, and nothing is pressed there.
  for (const onScreen of [
    screen.getByRole('complementary', { name: 'Así se ve el PDF' }),
    screen.getByRole('link', { name: 'Comprobar un archivo' }),
    screen.getByRole('button', { name: 'Comprobar sin conexión' }),
  ])
    expect(onScreen.closest('[data-print="hide"]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ampliar' }));
  const dialog = await screen.findByRole('dialog', { name: 'LCI-C1-2026-000041, primera página' });
  expect(within(dialog).getByRole('img', { name: imagen })).toBeTruthy();
});

it.each([
  [{ estado: 'suspendido', motivo: 'No responde.' }, 'Certificado suspendido', /No responde\./],
  [
    { estado: 'suspendido', causa: 'norma-cambiada', motivo: 'Se derogó.' },
    'Certificado suspendido',
    /Cambio de la norma que sustenta el servicio/,
  ],
  [{ estado: 'revocado', motivo: 'Era de otra entidad.' }, 'Certificado revocado', /Era de otra entidad\./],
  [
    {
      estado: 'reemplazado',
      motivo: 'Lo reemplazó otro.',
      reemplazadoPor: { numero: 'LCI-C1-2026-000042', codigo: '0000-0000-0000-0001-1' },
    },
    'Certificado reemplazado',
    /Ver LCI-C1-2026-000042/,
  ],
] as const)('[AREA-05] %j in words, with its reason', async (more, palabra, razon) => {
  open(more);
  expect(await screen.findByText(palabra)).toBeTruthy();
  expect(screen.getAllByText(razon).length).toBeGreaterThan(0);
});

it('[AREA-05] of level 2 says what the banco found, by its digests, with the way to the report the credential names', async () => {
  const informe = `https://marco.example/informes/${conformidadDePrueba.informe.id}`;
  const { container } = open({
    nivel: 2,
    conformidad: { ...conformidadDePrueba, mensajes: [...conformidadDePrueba.mensajes] },
    credencial: {
      issuer: 'did:web:marco.example',
      id: 'https://marco.example/certificados/00000000000000011',
    },
    pdf: { bytes: 100, sha256: 'a'.repeat(64) },
  });
  const hallado = await screen.findByLabelText('Lo que comprobó el banco de conformidad');
  for (const dato of [
    '93,5 %',
    '100 % de las comprobaciones ejecutadas',
    '24 de 24 con su lugar en el contrato',
    'Versión 2026.1',
  ])
    expect(within(hallado).getByText(dato)).toBeTruthy();
  expect(within(hallado).getByRole('link', { name: 'Ver el informe del banco' }).getAttribute('href')).toBe(
    informe,
  );
  expect(hallado.textContent).toContain(conformidadDePrueba.contratoSha256);
  expect(screen.getByText(/2 mensajes comprobados/)).toBeTruthy();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] says of what its puntaje is, and leads to the certificates it rests on, whatever their state', async () => {
  const inferiores = [
    { numero: 'LCI-C1-2026-000031', codigo: '0000-0000-0000-0002-2', estado: 'suspendido' as const },
    { numero: 'LCI-C2-2026-000007', codigo: '0000-0000-0000-0003-3', estado: 'vigente' as const },
  ];
  const { container } = open({
    nivel: 3,
    inferiores,
    conformidad: {
      ...conformidadDePrueba,
      puntaje: 94.7,
      comprobaciones: { parte: 18, total: 19 },
      mensajes: [],
    },
  });
  expect(await screen.findByText('18 de 19 comprobaciones, 94,7 %')).toBeTruthy();
  expect(screen.getByText('Entidad de prueba, NIT 899.999.053-1')).toBeTruthy();
  const uno = screen.getByRole('link', { name: 'LCI-C1-2026-000031' });
  expect(uno.getAttribute('href')).toBe('/certificados/0000-0000-0000-0002-2');
  expect(uno.parentElement?.textContent).toBe('LCI-C1-2026-000031, suspendido');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] leads who has a session to the servicio in its version; others read its name', async () => {
  const { unmount } = open();
  expect(await screen.findByText('Consulta de datos básicos, versión 1.0')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Consulta de datos básicos' })).toBeNull();
  unmount();
  localStorage.setItem(LOCAL_KEYS.accessToken, 'ficha');
  localStorage.setItem(LOCAL_KEYS.infoUser, '{}');
  localStorage.setItem(LOCAL_KEYS.payload, btoa('{"entidad":{"id":1},"funcionalidades":[]}'));
  open();
  const servicio = await screen.findByRole('link', { name: 'Consulta de datos básicos' });
  expect(servicio.getAttribute('href')).toBe('/app/servicios/21?version=51');
});

it('[AREA-05] a code of nothing says so and lets it be typed again, whatever its letters', async () => {
  const user = userEvent.setup({ delay: null });
  const mensaje = 'Ningún certificado tiene ese código.';
  const { site, sent } = createCertificadosSite('/certificados/x', () =>
    buildRefusal(404, { code: 'CERTIFICADO_NO_ENCONTRADO', mensaje }),
  );
  render(site);
  const field = await screen.findByRole('textbox', { name: /Código de verificación/ });
  await user.click(screen.getByRole('button', { name: 'Ver certificado' }));
  expect(screen.getByText(/Eso no es un código completo/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'oooo-oooo-oooo-oooi-l{Enter}');
  await vi.waitFor(() => expect(sent('GET /certificados/00000000000000011')).toHaveLength(1));
});
