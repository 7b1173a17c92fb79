// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { ALLOWED } from '@marco/contract-kit/decision';
import { StoringRequest } from '@marco/web-kit/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './gestion-reunion-screen.tsx';
import type { CambioDesarrollo, GestionReunion } from '../../contract/index.ts';
import { createCompromiso } from '../../testing/compromisos-samples.ts';
import { createGestion } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';
import { saveMinutes } from '../../testing/minutes-server.ts';
import { createProgramada, createReunion } from '../../testing/reuniones-samples.ts';

const MEETING = '/app/mesas-interoperabilidad/meeting/31';
const GESTION = '/mesaInteroperabilidad/reunion/31/gestion';
const DESARROLLO = '/mesaInteroperabilidad/reunion/31/desarrollo';
const DOCUMENTOS = '/mesaInteroperabilidad/reunion/31/documentos';
const ESTADO = '/mesaInteroperabilidad/reunion/estado';
const CREAR = '/mesaInteroperabilidad/compromisos';
const user = userEvent.setup({ delay: null });

/** What the form of a commitment reads, and its server. */
const COMPROMISOS: Record<string, Answer> = {
  '/mesaInteroperabilidad/compromisos/listar': () => ({
    compromisos: [],
    total: 0,
    vistas: ['todos'],
    conteos: {},
    agregar: { decision: ALLOWED, acordadoEn: '2026-11-27' },
  }),
  '/mesaInteroperabilidad/compromisos/responsables/7': () => [
    { id: 8, nombre: 'María Ñáñez', idEntidad: 51 },
  ],
  '/mesaInteroperabilidad/gestion/7': () => createGestion(),
  '/estados-servicio': () => [],
  [CREAR]: () => createCompromiso(),
};

/** A server that keeps one meeting. */
function createServer(start: GestionReunion, answers: Record<string, Answer> = {}) {
  let reunion = start;
  const keep = (part: Partial<GestionReunion>) => {
    reunion = { ...reunion, ...part };
    return reunion;
  };
  function save({ cambios }: Record<string, unknown>) {
    const { escrita, diferencias } = saveMinutes(reunion, cambios as CambioDesarrollo[]);
    reunion = escrita;
    return { reunion, diferencias };
  }
  const server = createMesasServer({
    [GESTION]: () => reunion,
    [DESARROLLO]: save,
    [ESTADO]: ({ accion }) =>
      keep(
        accion === 'iniciar'
          ? createReunion()
          : { estado: accion === 'finalizar' ? 'realizada' : 'cancelada' },
      ),
    '/mesaInteroperabilidad/reunion/desarrollo/publicar': () => keep({ sinPublicar: false }),
    '/mesaInteroperabilidad/reunion/decision': ({ texto }) =>
      keep({ decisiones: [...reunion.decisiones, { id: 41, texto: String(texto) }] }),
    '/mesaInteroperabilidad/reunion/decision/quitar': () => keep({ decisiones: [] }),
    [DOCUMENTOS]: () => ({ adjuntar: null, maximo: 10 }),
    '/usuarios/mintic': () => [
      { id: 3, nombre: 'Luisa Peña Arango', email: 'lpena@ejemplo.gov.co' },
      { id: 4, nombre: 'Julián Cárdenas Ruiz', email: 'jcardenas@ejemplo.gov.co' },
    ],
    ...answers,
  });
  return { ...server, keep, read: () => reunion };
}

function open(server: ReturnType<typeof createServer>, address = MEETING) {
  const site = createMesasSite(server.fake, address, 'ficha');
  const view = render(site.site);
  return { ...view, router: site.router };
}

const findAvance = () => screen.findByRole('textbox', { name: /^Avance/ });
const findSaved = () => screen.findByText(/^Guardado a las/);

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the minutes of a meeting that runs', () => {
  it('[MESA-11] are saved while they are written, by field, with what was seen before', async () => {
    const server = createServer(createReunion());
    const { container } = open(server);
    await user.type(await findAvance(), 'Se validó');
    await user.selectOptions(screen.getByLabelText('Asistencia de María Ñáñez'), 'Asistió');
    await findSaved();
    expect(server.read()).toMatchObject({ avance: 'Se validó', participantes: [{ asistio: true }] });
    const cambios = server.callsTo(DESARROLLO).flatMap(({ body }) => body['cambios'] as CambioDesarrollo[]);
    expect(cambios[0]).toMatchObject({ campo: 'avance', base: '' });
    expect(screen.getByText('1 de 1')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[MESA-11] without a connection nothing is lost: it is said, tried again and saved', async () => {
    let isDown = true;
    const server = createServer(createReunion());
    const fake: typeof fetch = async (input, init) => {
      if (isDown && String(input).endsWith('/desarrollo')) throw new TypeError('Failed to fetch');
      return server.fake(input, init);
    };
    render(createMesasSite(fake, MEETING, 'ficha').site);
    await user.type(await findAvance(), 'Sin red');
    await screen.findByText('Sin conexión: se reintenta');
    expect(server.read().avance).toBe('');
    // The browser asks before the page goes.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    isDown = false;
    dispatchEvent(new Event('online'));
    await findSaved();
    expect(server.read().avance).toBe('Sin red');
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('[MESA-11] are sent one call at a time, however many wait for the one on its way', async () => {
    const server = createServer(createReunion());
    const first = Promise.withResolvers<void>();
    const fake: typeof fetch = async (input, init) => {
      const sent = server.fake(input, init);
      if (String(input).endsWith('/desarrollo')) await first.promise;
      return sent;
    };
    render(createMesasSite(fake, MEETING, 'ficha').site);
    await user.type(await findAvance(), 'Uno');
    await screen.findByText('Guardando…');
    await user.type(await findAvance(), ' y dos');
    dispatchEvent(new Event('online'));
    // Pressed twice it asks once.
    for (let times = 0; times < 2; times += 1)
      await user.click(screen.getByRole('button', { name: /Finalizar|Guardando/ }));
    first.resolve();
    await findSaved();
    await expect.poll(() => server.read().avance).toBe('Uno y dos');
    const cambios = server.callsTo(DESARROLLO).map(({ body }) => body['cambios']);
    expect(cambios).toMatchObject([[{ valor: 'Uno' }], [{ valor: 'Uno y dos' }]]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Volver' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[MESA-11] a line that says so becomes a decision or a commitment with one press, and leaves the text', async () => {
    const server = createServer(createReunion(), COMPROMISOS);
    const { container } = open(server);
    const avance = await findAvance();
    await user.type(avance, 'Se probó.{Enter}Decisión: Adoptar 2.0');
    const waiting = await screen.findByRole('list', { name: 'Por agregar de Avance' });
    expect(within(waiting).getByText('Adoptar 2.0', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText('Hay una línea por agregar.')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('textbox', { name: 'Decisión 1' })).toHaveProperty('value', 'Adoptar 2.0');
    await waitFor(() => expect(avance).toHaveProperty('value', 'Se probó.'));
    await waitFor(() => expect(server.read().avance).toBe('Se probó.'));

    await user.type(avance, '{Enter}Enviar la matriz, María Ñáñez, 3 días');
    await user.click(screen.getByRole('button', { name: 'Compromiso en la línea actual de Avance' }));
    expect(avance).toHaveProperty('value', 'Se probó.\nCompromiso: Enviar la matriz, María Ñáñez, 3 días');
    expect(document.activeElement).toBe(avance);
    expect(
      await screen.findByText('Vence el miércoles, 2 de diciembre de 2026, 3 días hábiles'),
    ).toBeTruthy();
    expect(screen.getByText('María Ñáñez, Ministerio de relaciones exteriores')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(server.callsTo(CREAR)[0]?.body).toMatchObject({
        idMesa: 7,
        idReunion: 31,
        descripcion: 'Enviar la matriz.',
        idEntidad: 51,
        idResponsable: 8,
        plazoDiasHabiles: 3,
      }),
    );
    await waitFor(() => expect(server.read().avance).toBe('Se probó.'));
  });

  it('[MESA-11] a commitment without somebody opens its form, and one that is refused stays in the text', async () => {
    let isRefused = true;
    const server = createServer(createReunion({ avance: 'Compromiso: Enviar' }), {
      ...COMPROMISOS,
      [CREAR]: () => {
        if (isRefused) throw createFailure(409, 'La mesa está cerrada y es de solo lectura.');
        return createCompromiso();
      },
    });
    open(server);
    expect(await screen.findByText('Falta quién responde')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Completar Enviar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar compromiso' });
    expect(await within(dialog).findByDisplayValue('Enviar.')).toBeTruthy();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Entidad/ }), '51');
    await user.type(within(dialog).getByRole('textbox', { name: /^Responsable/ }), 'Ana');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar compromiso' }));
    const failure = await screen.findByRole('alertdialog', { name: '¡Error!' });
    await user.click(within(failure).getByRole('button', { name: 'Aceptar' }));
    expect(server.read().avance).toBe('Compromiso: Enviar');
    isRefused = false;
    await user.click(within(dialog).getByRole('button', { name: 'Agregar compromiso' }));
    await waitFor(() => expect(server.read().avance).toBe(''));
  });

  it('[MESA-11] a refused save says why, and keeps what was written', async () => {
    const server = createServer(createReunion(), {
      [DESARROLLO]: () => {
        throw createFailure(409, 'La mesa está cerrada y es de solo lectura.');
      },
    });
    open(server);
    await user.type(await findAvance(), 'Tarde');
    const told = await screen.findByText(/No se pudo guardar: La mesa está cerrada/);
    expect(screen.getByDisplayValue('Tarde')).toBeTruthy();
    const strip = within(told.parentElement as HTMLElement);
    await user.click(strip.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(server.callsTo(DESARROLLO)).toHaveLength(2));
    await screen.findByText(/No se pudo guardar/);
  });

  it('[MESA-11] of a meeting that was held are a draft until they are published', async () => {
    const held = createReunion({ estado: 'realizada', avance: 'Dicho', sinPublicar: true });
    const server = createServer(held);
    const { container } = open(server);
    await screen.findByText('Hay cambios sin publicar.');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.type(await findAvance(), ' de nuevo');
    await user.click(screen.getByRole('button', { name: 'Publicar avance' }));
    await screen.findByText('El avance quedó publicado.');
    await waitFor(() => expect(screen.queryByText('Hay cambios sin publicar.')).toBeNull());
    // What was typed last is saved before it is published.
    expect(server.read()).toMatchObject({ avance: 'Dicho de nuevo', sinPublicar: false });
  });

  it('[MESA-11] two sessions on different fields lose nothing, and each sees what the other wrote', async () => {
    const server = createServer(createReunion());
    const one = open(server);
    const other = open(server);
    const within1 = within(one.container);
    const within2 = within(other.container);
    await user.type(await within1.findByRole('textbox', { name: /^Avance/ }), 'De Luisa');
    await user.type(await within2.findByRole('textbox', { name: '1. Compromisos' }), 'De Julián');
    await within1.findByText(/^Guardado/);
    await within2.findByText(/^Guardado/);
    expect(server.read()).toMatchObject({ avance: 'De Luisa', puntos: [{ notas: 'De Julián' }] });
    expect(await within2.findByDisplayValue('De Luisa')).toBeTruthy();
    expect(await within1.findByDisplayValue('De Julián')).toBeTruthy();
  }, 20_000);

  it('[MESA-11] two versions of one field stand side by side; the person joins them', async () => {
    const server = createServer(createReunion());
    const { container } = open(server);
    const avance = await findAvance();
    server.keep({ avance: 'De Julián' });
    await user.type(avance, 'De Luisa');
    const both = await screen.findByRole('alert', { name: 'Otra persona escribió en Avance' });
    expect(within(both).getByText('De Luisa')).toBeTruthy();
    expect(within(both).getByText('De Julián')).toBeTruthy();
    expect(server.read().avance).toBe('De Julián');
    expect(screen.getByText('Sin guardar: resuelva las diferencias')).toBeTruthy();
    // It is also not saved after something else was saved.
    await user.type(screen.getByRole('textbox', { name: '1. Compromisos' }), 'Al día');
    await waitFor(() => expect(server.read().puntos).toMatchObject([{ notas: 'Al día' }]));
    await screen.findByText('Sin guardar: resuelva las diferencias');
    expect(screen.queryByText(/^Guardado/)).toBeNull();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.click(within(both).getByRole('button', { name: 'Unir las dos' }));
    await waitFor(() => expect(server.read().avance).toBe('De Julián\n\nDe Luisa'));
    expect(screen.queryByRole('alert', { name: /Otra persona/ })).toBeNull();
    await findSaved();
  });

  it('[MESA-11] what was written about a point another person took out is kept until the person decides', async () => {
    const server = createServer(createReunion());
    open(server);
    const punto = await screen.findByRole('textbox', { name: '1. Compromisos' });
    server.keep({ puntos: [] });
    await user.type(punto, 'Importante');
    const notice = await screen.findByText(/Otra persona quitó algo/);
    expect(notice).toBeTruthy();
    expect(screen.queryByText(/^Guardado/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pasar al avance' }));
    await waitFor(() => expect(server.read().avance).toBe('Importante'));
  });

  it('[MESA-11] what is written survives a change of section, and leaving with it unsaved asks', async () => {
    const server = createServer(createReunion(), {
      [DESARROLLO]: () => {
        throw createFailure(409, 'No.');
      },
    });
    open(server);
    await user.type(await findAvance(), 'Sin guardar');
    await user.click(screen.getByRole('tab', { name: 'Programación' }));
    await user.click(screen.getByRole('tab', { name: 'Desarrollo' }));
    expect(screen.getByDisplayValue('Sin guardar')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await user.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(screen.getByDisplayValue('Sin guardar')).toBeTruthy();
  });

  it('[MESA-11] a document that was chosen and not attached yet survives a change of section, and leaving asks', async () => {
    vi.stubGlobal('XMLHttpRequest', StoringRequest);
    const adjuntar = { allowed: true, reasons: [], unblockers: [] };
    const { container } = open(
      createServer(createReunion(), { [DOCUMENTOS]: () => ({ adjuntar, maximo: 10 }) }),
    );
    await screen.findByRole('button', { name: 'Seleccionar archivos' });
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    fireEvent.change(input ?? container, { target: { files: [new File(['a'], 'acta.pdf')] } });
    await screen.findByText('Cargado');
    await user.click(screen.getByRole('tab', { name: 'Programación' }));
    await user.click(screen.getByRole('tab', { name: 'Desarrollo' }));
    expect(screen.getByText('Cargado')).toBeTruthy();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await user.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(screen.getByRole('button', { name: 'Adjuntar documento' })).toBeTruthy();
  });

  it('[MESA-11] decisions are added, and taken out after a question', async () => {
    const server = createServer(createReunion());
    open(server);
    await user.type(await screen.findByRole('textbox', { name: 'Nueva decisión' }), 'Adoptar 2.0');
    await user.click(screen.getByRole('button', { name: 'Agregar decisión' }));
    expect(await screen.findByRole('textbox', { name: 'Decisión 1' })).toHaveProperty('value', 'Adoptar 2.0');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nueva decisión' }));
    expect(server.callsTo('/reunion/decision')[0]?.headers.get('idempotency-key')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Quitar la decisión 1' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar decisión' }));
    expect(await screen.findByText('Aún no hay decisiones.')).toBeTruthy();
    await expect.poll(() => document.activeElement?.textContent).toBe('Decisiones');
    expect(server.callsTo('/quitar')[0]?.body).toEqual({
      idReunion: 31,
      idDecision: 41,
      texto: 'Adoptar 2.0',
    });
  });
});

describe('the life of a meeting on its screen', () => {
  it('[MESA-11] an unknown meeting says so', async () => {
    open(
      createServer(createReunion(), {
        [GESTION]: () => {
          throw createFailure(404, 'No existe.');
        },
      }),
    );
    expect(await screen.findByText('La reunión que busca no existe.')).toBeTruthy();
  });

  it('[MESA-11] it starts after a question that tells its day, and its minutes open', async () => {
    const server = createServer(createProgramada());
    open(server);
    await user.click(await screen.findByRole('button', { name: 'Iniciar reunión' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Iniciar la reunión?' });
    expect(within(question).getByText(/Estaba programada para el 16\/03\/2099/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Iniciar reunión' }));
    expect(await findAvance()).toBeTruthy();
    expect(server.callsTo(ESTADO)[0]).toMatchObject({ body: { accion: 'iniciar' } });
    expect(server.callsTo(ESTADO)[0]?.headers.get('if-match')).toBe('"1"');
  });

  it('[MESA-11] it is called off with a reason only', async () => {
    const server = createServer(createProgramada());
    open(server);
    await user.click(await screen.findByRole('button', { name: 'Cancelar reunión' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Cancelar la reunión?' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Sin quórum');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar reunión' }));
    await waitFor(() =>
      expect(server.callsTo(ESTADO)[0]?.body).toEqual({
        idReunion: 31,
        accion: 'cancelar',
        motivo: 'Sin quórum',
      }),
    );
  });

  it('[MESA-11] what blocks finishing is explained', async () => {
    const razon = 'Escriba el avance de la reunión antes de finalizarla.';
    const { permisos } = createReunion();
    const blocked = { ...permisos, finalizar: { allowed: false, reasons: [razon], unblockers: [] } };
    open(createServer(createReunion({ permisos: blocked })));
    const button = await screen.findByRole('button', { name: 'Finalizar reunión' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    expect(await screen.findByText(razon)).toBeTruthy();
  });

  it('[MESA-11] it is finished after the minutes were saved and a question', async () => {
    const server = createServer(createReunion());
    open(server);
    await user.type(await findAvance(), 'Decisión: Se valida');
    await user.click(screen.getByRole('button', { name: 'Finalizar reunión' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Finalizar la reunión?' });
    expect(question.textContent).toContain('Hay una línea de las notas por agregar');
    expect(server.read().avance).toBe('Decisión: Se valida');
    await user.click(within(question).getByRole('button', { name: 'Finalizar reunión' }));
    await waitFor(() => expect(server.read().estado).toBe('realizada'));
    const acta = await screen.findByRole('tab', { name: 'Acta' });
    expect(acta.getAttribute('aria-selected')).toBe('true');
  });
});
