// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { ALLOWED } from '@marco/contract-kit/decision';
import { render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import './tramite-screen.tsx';
import '../observaciones/observacion-dialog.tsx';
import '../detalle/servicios-dialog.tsx';
import { createRequisito, createTramite } from '../../testing/tramites-samples.ts';
import { createTramitesSite } from '../../testing/tramites-site.tsx';

afterEach(() => localStorage.clear());

const open = (answers: Parameters<typeof createTramitesSite>[1] = {}) => {
  const made = createTramitesSite('/tramites/T90002', answers);
  return { ...made, ...render(made.site) };
};
/** Closes what tells why something could not be sent. */
const closeReason = async (user: UserEvent) => {
  const reason = within(await screen.findByRole('alertdialog'));
  await user.click(reason.getByRole('button', { name: 'Aceptar' }));
};

it('[AREA-09] tells of each paper what the map says and why, what comes next, and the saving as ranges apart', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: /^Actualización anual/ })).toBeTruthy();
  const papeles = screen.getByRole('region', { name: 'Qué pide' });
  expect(within(papeles).getByText('Suprimible ya')).toBeTruthy();
  expect(within(papeles).getByText(/publicado y con acuerdo vigente/)).toBeTruthy();
  expect(within(papeles).getByText('2 personas reportaron que se lo pidieron.')).toBeTruthy();
  expect(within(papeles).getByText('Por clasificar')).toBeTruthy();
  expect(within(papeles).queryByRole('button', { name: /^Decir qué datos prueba/ })).toBeNull();
  const ahorro = screen.getByRole('region', { name: 'Ahorro en un año' });
  expect(ahorro.textContent).toMatch(
    /entre \$ 10.000 millones y \$ 24.000 millones; lo más probable, \$ 15.000 millones/,
  );
  expect(within(ahorro).getByText('Logrado: parte del potencial, no se suma')).toBeTruthy();
  expect(screen.getByText(/48.000 consultas al año \(Supuesto de demostración, 2025\)/)).toBeTruthy();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-09] what people have not confirmed is told as possible; one no file brings says since when', async () => {
  const papel = createRequisito({ esPosible: true });
  open({ 'GET /tramites/T90002': () => createTramite({ requisitos: [papel], noVisto: true }) });
  expect(await screen.findByText('Posible: Suprimible ya')).toBeTruthy();
  expect(screen.getByText(/^No visto desde el 20 de noviembre de 2026/)).toBeTruthy();
});

it('[AREA-09] a trámite that is not there says so', async () => {
  open({
    'GET /tramites/T90002': () =>
      Response.json({ code: 'TRAMITE_INEXISTENTE', mensaje: 'No existe.' }, { status: 404 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Trámite no encontrado' })).toBeTruthy();
});

it('[AREA-09] a citizen reports a paper; words that may be of a person are refused before they leave', async () => {
  const user = userEvent.setup({ delay: null });
  const { callsTo } = open({ 'POST /tramites/observaciones': () => ({ recibida: true }) });
  await user.click(await screen.findByRole('button', { name: /^Me pidieron un papel/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Enviar reporte' }));
  expect(callsTo('POST /tramites/observaciones')).toEqual([]);
  await closeReason(user);
  await user.selectOptions(dialog.getByLabelText(/^Papel que le pidieron/), 'otro');
  await user.type(dialog.getByLabelText(/^Nombre del papel/), 'Cédula 1032456789');
  await user.click(dialog.getByRole('button', { name: 'Enviar reporte' }));
  expect(callsTo('POST /tramites/observaciones')).toEqual([]);
  await closeReason(user);
  await user.clear(dialog.getByLabelText(/^Nombre del papel/));
  await user.type(dialog.getByLabelText(/^Nombre del papel/), 'Copia de la cédula');
  await user.click(dialog.getByRole('button', { name: 'Enviar reporte' }));
  expect(await screen.findByText(/^Gracias. Su reporte se contará/)).toBeTruthy();
  expect(callsTo('POST /tramites/observaciones').map(({ body }) => body)).toEqual([
    { codigo: 'T90002', papel: 'Copia de la cédula' },
  ]);
});

it('[AREA-09] who keeps the trámite decides what a paper proves, over the version they saw', async () => {
  openSampleSession();
  const user = userEvent.setup({ delay: null });
  const propuesto = createRequisito({
    veredicto: 'suprimible-con-acuerdo',
    esPosible: true,
    elementos: [
      {
        elementoId: 3,
        identificador: 'esFallecido',
        nombre: 'Indicador de persona fallecida',
        dato: 'Que la persona vive',
        decision: 'pendiente',
        origen: 'asistente',
        confianza: 82,
        razones: ['El nombre coincide.'],
      },
    ],
  });
  const permisos = { editar: ALLOWED };
  const decidido = createTramite({ permisos, requisitos: [createRequisito()], version: 5 });
  const saved = { done: false };
  const { callsTo } = open({
    'GET /tramites/T90002': () =>
      saved.done ? decidido : createTramite({ permisos, requisitos: [propuesto] }),
    'PUT /tramites/7/requisitos/1/elementos': () => {
      saved.done = true;
      return decidido;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Decir qué datos prueba/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('El asistente lo propuso con 82 de 100. El nombre coincide.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Aceptado' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar decisiones' }));
  expect(await screen.findByText('Suprimible ya')).toBeTruthy();
  const [call] = callsTo('PUT /tramites/7/requisitos/1/elementos');
  expect([call?.version, call?.body]).toEqual([
    '"4"',
    { elementos: [{ elementoId: 3, dato: 'Que la persona vive', decision: 'aceptado' }] },
  ]);
});

it('[AREA-09] who keeps the trámite writes the agreement of a servicio it uses', async () => {
  openSampleSession();
  const user = userEvent.setup({ delay: null });
  const tramite = createTramite({ permisos: { editar: ALLOWED } });
  const { callsTo } = open({
    'GET /tramites/T90002': () => tramite,
    'PUT /tramites/7/servicios': () => tramite,
  });
  await user.click(await screen.findByRole('button', { name: 'Editar servicios' }));
  const dialog = within(await screen.findByRole('dialog'));
  const acuerdo = dialog.getByLabelText(/^Número del acuerdo/);
  await user.clear(acuerdo);
  await user.type(acuerdo, 'ACU-9');
  await user.click(dialog.getByRole('button', { name: 'Guardar servicios' }));
  expect(await screen.findByText('Se guardaron los servicios que usa el trámite.')).toBeTruthy();
  expect(callsTo('PUT /tramites/7/servicios').map(({ body }) => body)).toMatchObject([
    { servicios: [{ servicioId: 100, uso: 'consume', acuerdo: 'ACU-9', transacciones: 48_000 }] },
  ]);
});
