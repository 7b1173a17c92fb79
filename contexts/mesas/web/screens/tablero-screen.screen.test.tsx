// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { addDays, addWorkingDays, toColombianDay } from '@marco/country/working-days';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import './tablero-screen.tsx';
import './compromisos-screen.tsx';
import type { Compromiso, TableroCompromisos } from '../../contract/index.ts';
import { createCompromiso } from '../../testing/compromisos-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const BOARD = '/app/mesas-interoperabilidad/compromisos';
const ROOT = '/mesaInteroperabilidad/compromisos';
const USED = {
  allowed: false,
  reasons: ['Su entidad ya usó su prórroga de este compromiso.'],
  unblockers: [],
};

const TABLERO: TableroCompromisos = {
  hoy: '2026-07-21',
  vista: 'entidad',
  vistas: [
    { vista: 'entidad', abiertos: 14 },
    { vista: 'mios', abiertos: 3 },
  ],
  vencidos: 3,
  cumplidos: 25,
  aTiempo: 21,
  mesas: [
    { id: 7, nombre: 'Pasaportes', activa: true },
    { id: 8, nombre: 'Visas', activa: true },
    { id: 9, nombre: 'Vecindad', activa: false },
  ],
  agrega: false,
  agregar: null,
};

const MIO = createCompromiso({ mio: true, venceEn: '2026-07-17', diasHabiles: -1 });
const DE_OTRA = createCompromiso({
  id: 6,
  descripcion: 'Confirmar las credenciales.',
  venceEn: '2026-07-24',
  situacion: 'por-vencer',
  diasHabiles: 3,
  responsable: 'Rosa Mejía',
});
const HECHO = createCompromiso({
  id: 8,
  descripcion: 'Enviar la designación.',
  estado: 'cumplido',
  situacion: 'cerrado',
  venceEn: '2026-07-07',
  fechaCierre: '2026-07-08T20:00:00.000Z',
});
const COLUMNAS: Readonly<Record<string, readonly Compromiso[]>> = {
  vencidos: [MIO],
  semana: [DE_OTRA],
  despues: [],
  cumplidos: [HECHO],
};

const user = userEvent.setup({ delay: null });

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({
    [`${ROOT}/tablero`]: () => TABLERO,
    [`${ROOT}/columna`]: ({ columna }) => {
      const compromisos = COLUMNAS[String(columna)] ?? [];
      return { compromisos, total: compromisos.length };
    },
    ...answers,
  });
  const { site, router } = createMesasSite(server.fake, address, 'ficha');
  const { container } = render(site);
  return { ...server, router, container };
}

/** Rules axe finds broken; colours need a browser that draws. */
async function findViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const column = (name: RegExp) => screen.findByRole('region', { name });
const card = async (region: RegExp, name: string) => {
  const title = await within(await column(region)).findByRole('button', { name });
  const found = title.closest('li');
  if (!found) throw new Error('There is no card.');
  return within(found);
};

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});

describe('[MESA-11] the board of commitments', () => {
  it('says what is overdue, due this week and fulfilled, in words, and how many keep their day', async () => {
    const { container } = open(BOARD);
    const late = await card(/^Vencidos 1/, 'Entregar el diccionario de datos.');
    expect(late.getByText('17 jul, hace 1 día hábil')).toBeTruthy();
    expect(late.getByText('Usted')).toBeTruthy();
    const soon = await card(/^Esta semana/, 'Confirmar las credenciales.');
    expect(soon.getByText('24 jul, en 3 días háb.')).toBeTruthy();
    expect(soon.getByText('Rosa Mejía')).toBeTruthy();
    const done = await card(/^Cumplidos en julio/, 'Enviar la designación.');
    expect(done.getByText('8 jul, 1 día hábil tarde')).toBeTruthy();
    expect(screen.getByText('3 vencidos')).toBeTruthy();
    expect(screen.getByText('84 %')).toBeTruthy();
    expect(within(await column(/^Después/)).getByText('Nada vence después.')).toBeTruthy();
    expect(await findViolations(container)).toEqual([]);
  });

  it('only what is mine has its two buttons; the menu of every one has the same, with why not', async () => {
    const blocked = createCompromiso({
      ...DE_OTRA,
      permisos: { ...DE_OTRA.permisos, prorrogar: USED },
    });
    open(BOARD, {
      [`${ROOT}/columna`]: ({ columna }) => ({
        compromisos: columna === 'semana' ? [blocked] : columna === 'vencidos' ? [MIO] : [],
        total: 1,
      }),
    });
    const mine = await card(/^Vencidos/, 'Entregar el diccionario de datos.');
    expect(mine.getByRole('button', { name: /^Cumplir/ })).toBeTruthy();
    expect(mine.getByRole('button', { name: /^Prórroga/ })).toBeTruthy();
    const other = await card(/^Esta semana/, 'Confirmar las credenciales.');
    expect(other.queryByRole('button', { name: /^Cumplir/ })).toBeNull();
    await user.click(other.getByRole('button', { name: /^Acciones de: Confirmar/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Ver el compromiso',
      'Reportar cumplimiento',
      'Recordar',
      'Prorrogar',
      'Editar',
      'Cancelar compromiso',
    ]);
    expect(screen.getByText('Su entidad ya usó su prórroga de este compromiso.')).toBeTruthy();
  });

  it('[ERR-02] a column that fails says so and tries again, while the others and the filters stay', async () => {
    let isDown = true;
    open(BOARD, {
      [`${ROOT}/columna`]: ({ columna }) => {
        if (columna === 'vencidos' && isDown) throw createFailure(500, 'Falló la consulta.');
        const compromisos = COLUMNAS[String(columna)] ?? [];
        return { compromisos, total: compromisos.length };
      },
    });
    expect(await screen.findByText('Falló la consulta.')).toBeTruthy();
    expect(await card(/^Esta semana/, 'Confirmar las credenciales.')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Compromiso, persona o mesa' })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card(/^Vencidos/, 'Entregar el diccionario de datos.')).toBeTruthy();
  });

  it('whose, words and mesa stand in the address and go to the server', async () => {
    const { callsTo, router } = open(`${BOARD}?vista=mios`);
    await card(/^Vencidos/, 'Entregar el diccionario de datos.');
    expect(callsTo('/columna').at(-1)?.body).toMatchObject({ vista: 'mios', idMesa: null, pagina: 1 });
    await user.type(screen.getByRole('searchbox', { name: 'Compromiso, persona o mesa' }), 'acta{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mesa' }), 'Visas');
    await waitFor(() =>
      expect(callsTo('/columna').at(-1)?.body).toMatchObject({ vista: 'mios', texto: 'acta', idMesa: 8 }),
    );
    await user.click(screen.getByRole('button', { name: 'Mi entidad 14' }));
    expect(router.state.location.search).toBe('?vista=entidad&texto=acta&mesa=8');
    await user.click(screen.getByRole('button', { name: 'Tabla' }));
    expect(router.state.location.pathname).toBe(`${BOARD}/tabla`);
    expect(router.state.location.search).toBe('?vista=entidad&texto=acta');
  });

  it('a long column goes on where it ended', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      createCompromiso({ id: 100 + at, descripcion: `Número ${at}.` }),
    );
    open(BOARD, {
      [`${ROOT}/columna`]: ({ columna, pagina }) =>
        columna === 'despues'
          ? { compromisos: many.slice((Number(pagina) - 1) * 10, Number(pagina) * 10), total: 12 }
          : { compromisos: [], total: 0 },
    });
    await user.click(await screen.findByRole('button', { name: /^Ver 2 más/ }));
    expect(await screen.findByRole('button', { name: 'Número 11.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ver \d+ más/ })).toBeNull();
  });

  it('adds to the mesa that is chosen, which stays in the filter; closed ones are not to choose', async () => {
    const { router, callsTo } = open(BOARD, {
      [`${ROOT}/tablero`]: ({ idMesa }) => ({
        ...TABLERO,
        agrega: true,
        agregar:
          idMesa === null
            ? null
            : { decision: { allowed: true, reasons: [], unblockers: [] }, acordadoEn: '2026-07-21' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Agregar compromiso' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mesa del compromiso' }));
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(alert.textContent).toContain('Mesa');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    const mesas = dialog.getByRole('combobox', { name: /^Mesa/ });
    expect(within(mesas).queryByRole('option', { name: /Vecindad/ })).toBeNull();
    await user.selectOptions(mesas, 'Pasaportes');
    await user.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('dialog', { name: 'Agregar compromiso' })).toBeTruthy();
    expect(router.state.location.search).toBe('?mesa=7');
    expect(callsTo('/tablero').at(-1)?.body).toMatchObject({ idMesa: 7 });
  });
});

describe('[MESA-11] another day for a commitment', () => {
  const hoy = toColombianDay(new Date());
  const abierto = createCompromiso({
    mio: true,
    venceEn: addWorkingDays(hoy, 2),
    acordadoEn: addDays(hoy, -5),
    permisos: {
      ...MIO.permisos,
      editar: { allowed: false, reasons: ['Su rol no permite editar mesas.'], unblockers: [] },
    },
  });
  const answers: Record<string, Answer> = {
    [`${ROOT}/columna`]: ({ columna }) => ({
      compromisos: columna === 'vencidos' ? [abierto] : [],
      total: 1,
    }),
  };
  const ask = async () => {
    const mine = await card(/^Vencidos/, 'Entregar el diccionario de datos.');
    await user.click(mine.getByRole('button', { name: /^Prórroga/ }));
    return within(await screen.findByRole('dialog', { name: 'Prorrogar compromiso' }));
  };

  it('asks for the day and the reason, and says that the entity has one', async () => {
    const { callsTo } = open(BOARD, answers);
    const dialog = await ask();
    expect(dialog.getByText(/Su entidad puede prorrogarlo una sola vez/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Prorrogar' }));
    const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(alert.textContent).toContain('Nueva fecha');
    expect(alert.textContent).toContain('Motivo');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    expect(callsTo('/prorroga')).toEqual([]);
  });

  it('goes to the server over the version on show', async () => {
    const { callsTo } = open(BOARD, { ...answers, [`${ROOT}/5/prorroga`]: () => abierto });
    const dialog = await ask();
    const nueva = addWorkingDays(abierto.venceEn, 3);
    const [ano = '', mes = '', dia = ''] = nueva.split('-');
    await user.click(await dialog.findByRole('spinbutton', { name: /^día/i }));
    await user.keyboard(`${dia}${mes}${ano}`);
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Falta un insumo.');
    await user.click(dialog.getByRole('button', { name: 'Prorrogar' }));
    expect(await screen.findByText(/^El compromiso vence ahora el/)).toBeTruthy();
    const [call] = callsTo('/prorroga');
    expect(call?.body).toEqual({ venceEn: nueva, motivo: 'Falta un insumo.' });
    expect(call?.headers.get('If-Match')).toBe('"2"');
  });
});

describe('[MESA-11] the calendar of commitments', () => {
  const day = (dia: string, total: number, compromisos: readonly object[]) => ({ dia, total, compromisos });
  const item = (id: number, columna: string) => ({
    ...createCompromiso({ id, descripcion: `Cosa ${id}.` }),
    columna,
  });
  const answers: Record<string, Answer> = {
    [`${ROOT}/calendario`]: ({ mes, dia }) => ({
      mes,
      hoy: '2026-07-21',
      dias: dia
        ? [
            day(
              '2026-07-24',
              5,
              [1, 2, 3, 4, 5].map((id) => item(id, 'semana')),
            ),
          ]
        : mes === '2026-07'
          ? [
              day(
                '2026-07-24',
                5,
                [1, 2, 3].map((id) => item(id, 'semana')),
              ),
            ]
          : [],
    }),
  };

  it('marks today and the holidays of Colombia, and a full day says how many more it has', async () => {
    const { container } = open(`${BOARD}?modo=calendario`, answers);
    const table = await screen.findByRole('table', { name: 'Compromisos de julio de 2026' });
    expect(await within(table).findByRole('button', { name: 'Cosa 1., esta semana' })).toBeTruthy();
    expect(within(table).getByText('Día de la Independencia')).toBeTruthy();
    expect(table.querySelector('[aria-current="date"]')?.textContent).toBe('21 hoy');
    expect(await findViolations(container)).toEqual([]);
    await user.click(within(table).getByRole('button', { name: /^2 más/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compromisos del 24 de julio de 2026' }));
    await user.click(await dialog.findByRole('button', { name: 'Cosa 5.' }));
    expect(await screen.findByRole('dialog', { name: 'Compromiso' })).toBeTruthy();
  });

  it('another month stands in the address; one without anything says so', async () => {
    const { router } = open(`${BOARD}?modo=calendario`, answers);
    await screen.findByRole('button', { name: 'Cosa 1., esta semana' });
    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(await screen.findByText('Nada vence ni se cumplió en agosto de 2026.')).toBeTruthy();
    expect(router.state.location.search).toBe('?modo=calendario&mes=2026-08');
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(router.state.location.search).toBe('?modo=calendario');
  });
});

describe('[MESA-11] the calendar of a person', () => {
  const PROPIO = '/mesaInteroperabilidad/calendario-propio';

  it('shows its new address once, changes it after asking, and ends it', async () => {
    const desde = '2026-07-21T15:00:00.000Z';
    const said = [
      { desde: null },
      { desde, direccion: '/api-public/x?clave=uno' },
      { desde, direccion: '/api-public/x?clave=dos' },
      { desde: null },
    ];
    const { calls } = open(BOARD, { [PROPIO]: () => said.shift() });
    const methods = () => calls.filter(({ path }) => path.endsWith(PROPIO)).map(({ method }) => method);
    await user.click(await screen.findByRole('button', { name: /^Suscribir/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suscribir mi calendario' }));
    expect(await dialog.findByText('Aún no tiene una dirección.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Crear dirección' }));
    expect(await dialog.findByText(/clave=uno$/)).toBeTruthy();
    expect(dialog.getByText(/no se vuelve a mostrar/)).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: 'Cambiar dirección' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cambiar la dirección?' }));
    expect(methods()).toEqual(['GET', 'POST']);
    await user.click(question.getByRole('button', { name: 'Cambiar dirección' }));
    expect(await dialog.findByText(/clave=dos$/)).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: 'Dejar de compartir' }));
    const last = within(
      await screen.findByRole('alertdialog', { name: '¿Dejar de compartir el calendario?' }),
    );
    await user.click(last.getByRole('button', { name: 'Dejar de compartir' }));
    expect(await dialog.findByText('Aún no tiene una dirección.')).toBeTruthy();
    expect(methods()).toEqual(['GET', 'POST', 'POST', 'DELETE']);
  });

  it('an address that is there is not shown again', async () => {
    open(BOARD, { [PROPIO]: () => ({ desde: '2026-07-21T15:00:00.000Z' }) });
    await user.click(await screen.findByRole('button', { name: /^Suscribir/ }));
    expect(await screen.findByText(/Tiene una dirección desde el 21 de julio de 2026/)).toBeTruthy();
  });
});
