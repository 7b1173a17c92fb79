// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import './gestion-screen.tsx';
import './importacion-screen.tsx';
import './observaciones-screen.tsx';
import './supuestos-screen.tsx';
import { sampleSupuesto } from '../../testing/tramites-samples.ts';
import { createTramitesSite } from '../../testing/tramites-site.tsx';

beforeEach(() => openSampleSession());
afterEach(() => localStorage.clear());

const open = (address: string, answers: Parameters<typeof createTramitesSite>[1] = {}) => {
  const made = createTramitesSite(address, answers);
  return { ...made, ...render(made.site) };
};
/** Closes what tells why something could not be sent. */
const closeReason = async (user: UserEvent) => {
  const reason = within(await screen.findByRole('alertdialog'));
  await user.click(reason.getByRole('button', { name: 'Aceptar' }));
};
const RULES = { rules: { 'color-contrast': { enabled: false } } };

it('[AREA-09] what a person may not do says why', async () => {
  open('/app/tramites');
  expect((await screen.findByRole('link', { name: 'Importar' })).getAttribute('href')).toBe(
    '/app/tramites/importar',
  );
  expect(screen.getByRole('button', { name: 'Reportes' }).getAttribute('aria-disabled')).toBe('true');
});

const REVISION = {
  huella: 'h1',
  iguales: 3,
  filas: [
    { linea: 2, accion: 'nuevo', codigo: 'T1', nombre: 'Uno', mensajes: [] },
    { linea: 3, accion: 'error', codigo: 'X', nombre: 'Dos', mensajes: ['El código es la letra T.'] },
  ],
};

it('[AREA-09] a file is reviewed first, and what was shown is applied', async () => {
  const user = userEvent.setup({ delay: null });
  const { container, callsTo } = open('/app/tramites/importar', {
    'POST /importaciones/tramites/revisar': () => REVISION,
    'POST /importaciones/tramites': () => ({ nuevos: 1, cambiados: 0, noVistos: 0, conError: 1 }),
  });
  const input = await screen.findByLabelText('Archivo de trámites');
  await user.upload(input, new File(['codigo;nombre'], 'tramites.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Archivo elegido: tramites.csv')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
  expect(await screen.findByText('El código es la letra T.')).toBeTruthy();
  expect((await axe.run(container, RULES)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Aplicar cambios' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aplicar a los trámites' }),
  );
  expect(await screen.findByText(/^Se aplicó el archivo. Trámites nuevos: 1;/)).toBeTruthy();
  expect(callsTo('POST /importaciones/tramites').map(({ body }) => body)).toEqual([
    { contenido: btoa('codigo;nombre'), esCompleto: false, huella: 'h1' },
  ]);
});

it('[AREA-09] a file that is too heavy does not leave the computer; one that is unreadable says why', async () => {
  const user = userEvent.setup({ delay: null });
  const { callsTo } = open('/app/tramites/importar', {
    'POST /importaciones/tramites/revisar': () =>
      Response.json(
        { status: 422, code: 'TRAMITES_ILEGIBLES', mensaje: 'El archivo no es una tabla.', detalles: [] },
        { status: 422 },
      ),
  });
  const input = await screen.findByLabelText('Archivo de trámites');
  await user.upload(input, new File([new Uint8Array(5_000_001)], 'grande.csv', { type: 'text/csv' }));
  expect(await screen.findByText('El archivo puede pesar máximo 5 MB.')).toBeTruthy();
  expect(callsTo('POST /importaciones/tramites/revisar')).toEqual([]);
  await user.upload(input, new File(['\0'], 'roto.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
  expect(await screen.findByText('El archivo no es una tabla.')).toBeTruthy();
  await closeReason(user);
});

it('[AREA-09] a report is published or discarded once', async () => {
  const user = userEvent.setup({ delay: null });
  const reporte = {
    id: 9,
    tramite: { codigo: 'T90002', nombre: 'Actualización anual', entidad: 'Colpensiones' },
    papel: 'Fe de vida',
    estaEnLista: true,
    municipio: 'Medellín',
    estado: 'pendiente',
    recibida: '2026-11-20T15:00:00.000Z',
  };
  const decided = { now: false };
  const { callsTo } = open('/app/tramites/observaciones', {
    'GET /tramites/observaciones': () => ({
      observaciones: [{ ...reporte, estado: decided.now ? 'publicada' : 'pendiente' }],
      total: 1,
    }),
    'POST /tramites/observaciones/9/decidir': () => {
      decided.now = true;
      return { ...reporte, estado: 'publicada' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publicar el reporte de Fe de vida' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Descartar/ })).toBeNull());
  expect(callsTo('POST /tramites/observaciones/9/decidir').map(({ body }) => body)).toEqual([
    { decision: 'publicada' },
  ]);
});

it('[AREA-09] an assumption is written with its source, in order', async () => {
  const user = userEvent.setup({ delay: null });
  const { callsTo } = open('/app/supuestos-ahorro', { 'POST /ahorro/supuestos': () => sampleSupuesto });
  await user.click(
    await screen.findByRole('button', { name: 'Cambiar Valor de una hora de quien hace el trámite' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const alto = dialog.getByLabelText(/^Alto/);
  await user.clear(alto);
  await user.type(alto, '10');
  await user.click(dialog.getByRole('button', { name: 'Guardar supuesto' }));
  expect(callsTo('POST /ahorro/supuestos')).toEqual([]);
  await closeReason(user);
  await user.clear(alto);
  await user.type(alto, '15000');
  await user.click(dialog.getByRole('button', { name: 'Guardar supuesto' }));
  expect(await screen.findByText(/^Se guardó el supuesto/)).toBeTruthy();
  expect(callsTo('POST /ahorro/supuestos').map(({ body }) => body)).toMatchObject([
    { codigo: 'valor-hora', alto: 15_000, fuente: 'Supuesto de demostración' },
  ]);
});
