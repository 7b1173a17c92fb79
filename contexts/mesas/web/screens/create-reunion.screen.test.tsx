// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import './espacio-mesa-screen.tsx';
import './gestion-reunion-screen.tsx';
import './create-reunion-screen.tsx';
import type { GestionReunion } from '../../contract/index.ts';
import { createGestion } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';
import { createProgramada, createReuniones } from '../../testing/reuniones-samples.ts';

const LIST = '/app/mesas-interoperabilidad/edit/7?pestana=reuniones';
const CREATE = '/app/mesas-interoperabilidad/edit/7/meeting';
const MEETING = '/app/mesas-interoperabilidad/meeting/31';
const REUNIONES = '/mesaInteroperabilidad/gestion/7/reuniones';
const CREAR = '/mesaInteroperabilidad/crearReunionMesa';
const EDITAR = '/mesaInteroperabilidad/editarReunionMesa';
const user = userEvent.setup({ delay: null });

// The controls of dates load at their first use; a busy machine must not make that the subject of the tests.
beforeAll(() =>
  Promise.all([
    import('../../../../platform/web-kit/date-picker/date-control.tsx'),
    import('../../../../platform/web-kit/date-picker/time-control.tsx'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});
afterEach(cleanup);

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({
    [REUNIONES]: () => createReuniones(),
    [CREAR]: () => ({ idReunion: 31 }),
    '/mesaInteroperabilidad/gestion/7': () => createGestion(),
    '/mesaInteroperabilidad/reunion/31/gestion': () => createProgramada(),
    '/mesaInteroperabilidad/reunion/31/documentos': () => ({ adjuntar: null, maximo: 10 }),
    '/usuarios/mintic': () => [
      { id: 3, nombre: 'Luisa Peña Arango', email: 'lpena@ejemplo.gov.co' },
      { id: 4, nombre: 'Julián Cárdenas Ruiz', email: 'jcardenas@ejemplo.gov.co' },
    ],
    ...answers,
  });
  const { site, router } = createMesasSite(server.fake, address, 'ficha');
  return { ...server, ...render(site), router };
}

async function findViolations(container: Element) {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations;
}

/** Types the day and the time into the segments of the pickers. */
async function typeMoment(): Promise<void> {
  const [dia] = await screen.findAllByRole('spinbutton', { name: /^día/i });
  const [hora] = await screen.findAllByRole('spinbutton', { name: /^hora/i });
  if (dia) await user.click(dia);
  await user.keyboard('16032099');
  if (hora) await user.click(hora);
  await user.keyboard('0930a');
}

const write = async (name: string | RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
};

describe('the meetings of a mesa for who runs it', () => {
  it('[MESA-11] all of them show with their state, each leads to its screen, one is programmed', async () => {
    const { container, router } = open(LIST);
    const table = await screen.findByRole('table', { name: 'Reuniones de la mesa' });
    for (const estado of ['Programada', 'En curso', 'Realizada', 'Cancelada'])
      expect(within(table).getByText(estado)).toBeTruthy();
    expect(within(table).getAllByRole('link')).toHaveLength(4);
    expect(await findViolations(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Programar reunión' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Programar reunión' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(CREATE);
  });

  it('[MESA-11] in a closed mesa programming is blocked and explains why', async () => {
    const razon = 'La mesa está cerrada: es de solo lectura. Para cambiarla, reábrala.';
    open(LIST, {
      [REUNIONES]: () =>
        createReuniones({ programar: { allowed: false, reasons: [razon], unblockers: [] }, reuniones: [] }),
    });
    const button = await screen.findByRole('button', { name: 'Programar reunión' });
    button.focus();
    expect(await screen.findByText(razon)).toBeTruthy();
    expect(screen.getByText('Aún no hay reuniones de la mesa.')).toBeTruthy();
  });
});

describe('programming a meeting', () => {
  it('[MESA-11] what breaks a rule is said at its field and nothing is sent', async () => {
    const { container, callsTo } = open(CREATE);
    await user.click(await screen.findByRole('button', { name: 'Agregar participante' }));
    expect(screen.getByText('Los campos marcados con * son obligatorios.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Programar reunión' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(within(dialog).getByText('Temática es requerida.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    expect(screen.getByText('Correo es requerido.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Agregar participante' }));
    expect(screen.getAllByText('Correo es requerido.')).toHaveLength(1);
    expect(screen.getByText('Escriba el lugar o el enlace de la reunión.')).toBeTruthy();
    expect(callsTo(CREAR)).toEqual([]);
    expect(await findViolations(container)).toEqual([]);
  });

  it('[MESA-11] [MESA-13] is sent once with its agenda, which starts with what is overdue, and its people', async () => {
    const { callsTo, router } = open(CREATE);
    await screen.findByDisplayValue('Compromiso vencido: Enviar el esquema');
    await write(/^Temática/, 'Validación del esquema');
    await typeMoment();
    await write('Lugar', 'Sala 3');
    await user.selectOptions(screen.getByLabelText(/^Consultores de apoyo/), 'Julián Cárdenas Ruiz');
    await user.click(screen.getByRole('button', { name: 'Agregar punto' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Punto 2' }));
    await write('Punto 2', 'Varios');
    await user.click(screen.getByRole('button', { name: 'Subir el punto 2' }));
    await user.click(screen.getByRole('button', { name: 'Agregar participante' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Entidad/));
    await user.selectOptions(screen.getByLabelText(/^Entidad/), '51');
    await write(/^Nombre completo/, 'María Ñáñez');
    await write(/^Correo electrónico/, 'maria@ejemplo.gov.co');
    await user.click(screen.getByRole('button', { name: 'Programar reunión' }));
    expect(await screen.findByText('La reunión quedó programada.')).toBeTruthy();
    const [call] = callsTo(CREAR);
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    expect(call?.body).toEqual({
      idMesa: 7,
      tematica: 'Validación del esquema',
      fecha: '2099-03-16',
      hora: '09:30',
      duracionMinutos: 60,
      lugar: 'Sala 3',
      enlace: '',
      consultorPrincipal: 3,
      consultores: [4],
      puntos: [
        { id: null, titulo: 'Varios', idCompromiso: null },
        { id: null, titulo: 'Compromiso vencido: Enviar el esquema', idCompromiso: 5 },
      ],
      participantes: [{ id: null, idEntidad: 51, nombre: 'María Ñáñez', correo: 'maria@ejemplo.gov.co' }],
    });
    expect(router.state.location.pathname).toBe(MEETING);
  }, 20_000);

  it('[MESA-11] takes nothing while it is saved, which would be lost, and all of it after a refusal', async () => {
    const refusal = Promise.withResolvers<never>();
    const { callsTo } = open(CREATE, { [CREAR]: () => refusal.promise });
    await screen.findByDisplayValue('Compromiso vencido: Enviar el esquema');
    await write(/^Temática/, 'Validación');
    await typeMoment();
    await write('Lugar', 'Sala 3');
    await user.click(screen.getByRole('button', { name: 'Programar reunión' }));
    await expect.poll(() => callsTo(CREAR)).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Lugar' }), ' y 4');
    expect(screen.getByDisplayValue('Sala 3')).toBeTruthy();
    refusal.reject(createFailure(503, 'El servicio no está disponible.'));
    const failure = await screen.findByRole('alertdialog');
    // While the reason is shown, the screen no longer says that it is saving.
    expect(screen.queryByText('Guardando')).toBeNull();
    await user.click(within(failure).getByRole('button', { name: 'Aceptar' }));
    await user.type(screen.getByRole('textbox', { name: 'Lugar' }), ' y 4');
    expect(screen.getByDisplayValue('Sala 3 y 4')).toBeTruthy();
  }, 20_000);
});

describe('editing what is programmed', () => {
  it('[MESA-11] both versions show when somebody else saved meanwhile, and mine may be saved over it', async () => {
    const actual = createProgramada({ version: 2, tematica: 'De Julián', puntos: [] });
    let isFirst = true;
    const { callsTo } = open(MEETING, {
      [EDITAR]: ({ tematica }) => {
        if (!isFirst) return createProgramada({ version: 3, tematica: String(tematica) });
        isFirst = false;
        throw createFailure(412, 'Otra persona cambió este registro.', { code: 'VERSION_DISTINTA', actual });
      },
    });
    await screen.findByRole('textbox', { name: /^Temática/ });
    await write(/^Temática/, 'De Luisa');
    await user.click(screen.getByRole('button', { name: 'Guardar programación' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(within(conflict).getByRole('row', { name: /Temática De Luisa De Julián/ })).toBeTruthy();
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    expect(await screen.findByText('Se guardó la programación.')).toBeTruthy();
    const calls = callsTo(EDITAR);
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
    // A point the other took out comes back as a new one.
    expect(calls[1]?.body).toMatchObject({ puntos: [{ id: null, titulo: 'Compromisos' }] });
  });

  it('[MESA-11] what is typed while it is saved stays, and what was added is not added again', async () => {
    const guardada = Promise.withResolvers<GestionReunion>();
    let stored = createProgramada();
    const { callsTo } = open(MEETING, {
      '/mesaInteroperabilidad/reunion/31/gestion': () => stored,
      [EDITAR]: () => guardada.promise,
    });
    await screen.findByRole('textbox', { name: /^Temática/ });
    await user.click(screen.getByRole('button', { name: 'Agregar punto' }));
    await write('Punto 2', 'Varios');
    await user.click(screen.getByRole('button', { name: 'Guardar programación' }));
    await expect.poll(() => callsTo(EDITAR)).toHaveLength(1);
    await write(/^Temática/, 'De Luisa');
    await write('Punto 2', 'Varios y cierre');
    const [punto] = createProgramada().puntos;
    const agregado = { ...punto, id: 99, titulo: 'Varios', idCompromiso: null };
    const puntos = [punto, agregado] as GestionReunion['puntos'];
    stored = createProgramada({ version: 2, puntos });
    guardada.resolve(stored);
    await user.click(await screen.findByRole('button', { name: 'Guardar programación' }));
    await expect.poll(() => callsTo(EDITAR)).toHaveLength(2);
    const [, again] = callsTo(EDITAR);
    expect(again?.version).toBe('"2"');
    expect(again?.body).toMatchObject({
      tematica: 'De Luisa',
      puntos: [{ id: punto?.id }, { id: 99, titulo: 'Varios y cierre' }],
    });
  });

  it('[MESA-11] one that was called off is read with its reason', async () => {
    const { permisos } = createProgramada();
    const editar = { allowed: false, reasons: ['La reunión se canceló. Programe otra.'], unblockers: [] };
    open(MEETING, {
      '/mesaInteroperabilidad/reunion/31/gestion': () =>
        createProgramada({
          estado: 'cancelada',
          motivoCancelacion: 'Sin quórum',
          permisos: { ...permisos, editar },
        }),
    });
    expect(await screen.findByText(/Programe otra\. Motivo: Sin quórum/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Guardar programación' })).toBeNull();
  });
});
