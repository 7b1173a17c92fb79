// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import './elementos-screen.tsx';
import { createFila } from '../../testing/elementos-samples.ts';
import {
  type Answer,
  createElementosServer,
  createElementosSite,
  createFailure,
} from '../../testing/elementos-site.tsx';

const LISTAR = 'POST /elemento-dato/listar';
const EXPORTAR = 'POST /elemento-dato/exportar';
const user = userEvent.setup({ delay: null });

const PAGINA = {
  elementos: [createFila(), createFila({ versionId: 101, nombre: 'Nombre del departamento' })],
  total: 2,
  porEstado: { incorporado: 2, borrador: 1 },
};
const OPCIONES = {
  capas: [{ id: 1, codigo: 'comun', nombre: 'Común', tipo: 'comun', elementos: 2 }],
  dominios: [{ id: 2, codigo: 'Ubicacion', nombre: 'Ubicación', elementos: 2 }],
};

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = createElementosServer({
    [LISTAR]: () => PAGINA,
    'GET /elemento-dato/capa-uso': () => OPCIONES,
    'GET /elemento-dato/permisos': () => ({
      crear: refuseWith('Solo quienes elaboran elementos pueden crearlos.'),
      incorporar: refuseWith('Su rol no incorpora elementos.'),
    }),
    'GET /oid/2.999.170.1.1.2.20.1': () => ({
      oidDetails: [
        { oid: '2', nombre: 'joint-iso-itu-t' },
        { oid: '2.999.170.1.1.2.20.1', nombre: 'Versión 1.0' },
      ],
    }),
    ...answers,
  });
  const { site, router } = createElementosSite(server.fake, address);
  return { ...server, router, ...render(site) };
}

beforeEach(() => {
  sessionStorage.clear();
  openSampleSession();
});
afterEach(cleanup);

describe('the private list of elements', () => {
  it('[AREA-06] lists versions with their type, layer, domain, number and state, and the filter by state counts', async () => {
    const { container } = open('/app/elementos-de-dato');
    const table = await screen.findByRole('table', { name: 'Elementos de dato encontrados' });
    expect(within(table).getAllByText('Simple · Lista')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Borrador\D*1/ })).toBeTruthy();
    expect(screen.getByText('2 elementos')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-06] the usual state of a version is plain text in the list, so that the others stand out', async () => {
    const elementos = [createFila(), createFila({ versionId: 101, estado: 'en-revision' })];
    open('/app/elementos-de-dato', { [LISTAR]: () => ({ ...PAGINA, elementos }) });
    const table = await screen.findByRole('table', { name: 'Elementos de dato encontrados' });
    expect(within(table).getByText('Incorporado').className).toMatch(/quiet/);
    expect(within(table).getByText('En revisión').className).not.toMatch(/quiet/);
  });

  it('[AREA-06] the total is of what shows without a state: the history counts only of a day', async () => {
    const answers = {
      [LISTAR]: () => ({
        ...PAGINA,
        porEstado: { incorporado: 1, borrador: 1, historico: 7, descartado: 2 },
      }),
    };
    const first = open('/app/elementos-de-dato', answers);
    expect(await screen.findByRole('button', { name: 'Total (2)' })).toBeTruthy();
    first.unmount();
    open('/app/elementos-de-dato?fecha=2026-05-05', answers);
    expect(await screen.findByRole('button', { name: 'Total (8)' })).toBeTruthy();
  });

  it('[AREA-06] searches by text, layer, domain, type and class, and the address says it', async () => {
    const { callsTo, router } = open('/app/elementos-de-dato');
    await user.type(await screen.findByRole('textbox', { name: 'Nombre, identificador o texto' }), 'depto');
    await screen.findByRole('option', { name: 'Común' });
    await user.selectOptions(screen.getByLabelText('Capa de uso'), 'Común');
    await user.selectOptions(screen.getByLabelText('Dominio'), 'Ubicación');
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Simple');
    await user.selectOptions(screen.getByLabelText('Clase'), 'Lista');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect
      .poll(() => router.state.location.search)
      .toBe('?texto=depto&capa=1&dominio=2&tipo=simple&clase=lista');
    await expect
      .poll(() => callsTo(LISTAR).at(-1)?.body)
      .toMatchObject({ texto: 'depto', capaId: 1, dominioId: 2, tipo: 'simple', clase: 'lista' });
  });

  it('[AREA-06] shows the registry as it was on a day the address names', async () => {
    const { callsTo } = open('/app/elementos-de-dato?fecha=2026-05-05');
    expect(await screen.findByText('El registro el 5 de mayo de 2026')).toBeTruthy();
    // A version in force on that day may be historical by now: the state is that of today.
    expect(await screen.findByRole('columnheader', { name: 'Estado hoy' })).toBeTruthy();
    expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({ fecha: '2026-05-05' });
  });

  it('[TABLE-05] an OID of the list tells what each of its levels is', async () => {
    open('/app/elementos-de-dato');
    const [oid] = await screen.findAllByRole('button', { name: '2.999.170.1.1.2.20.1' });
    if (oid) await user.click(oid);
    const dialog = await screen.findByRole('dialog', {
      name: 'Estructura Identificador Objeto Digital - OID',
    });
    expect(await within(dialog).findByText('2 - joint-iso-itu-t')).toBeTruthy();
  });

  it('[AREA-06] says why it cannot create, why it could not load, and that nothing was found', async () => {
    let answer: Answer = () => {
      throw createFailure(503, 'El servicio no está disponible.');
    };
    open('/app/elementos-de-dato', { [LISTAR]: (...args) => answer(...args) });
    await screen.findByText('No fue posible cargar los elementos de dato');
    expect(screen.getByText('El servicio no está disponible.')).toBeTruthy();
    expect(
      (await screen.findByRole('button', { name: 'Crear elemento' })).getAttribute('aria-disabled'),
    ).toBe('true');
    answer = () => ({ elementos: [], total: 0, porEstado: {} });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay información')).toBeTruthy();
  });

  it("[TABLE-06] 'DESCARGAR TABLA' asks for what filters and order leave, the link for every version", async () => {
    const { callsTo } = open('/app/elementos-de-dato?texto=depto&capa=1&estado=incorporado&orden=-capa', {
      [EXPORTAR]: () => ({}),
    });
    const asked = () => callsTo(EXPORTAR).map(({ body }) => body);
    await user.click(await screen.findByRole('button', { name: 'DESCARGAR TABLA' }));
    await user.click(await screen.findByRole('button', { name: /^Excel/ }));
    await expect.poll(asked).toHaveLength(1);
    expect(asked()[0]).toMatchObject({
      texto: 'depto',
      capaId: 1,
      estado: 'incorporado',
      ordenarPor: 'capa',
      descendente: true,
      formato: 'xlsx',
    });
  });
});

describe('approved versions incorporated together', () => {
  const VISTA = 'POST /elemento-dato/incorporaciones/vistaPrevia';
  const INCORPORA = 'POST /elemento-dato/incorporaciones';
  const APROBADOS = [
    createFila({ estado: 'aprobado' }),
    createFila({ versionId: 101, nombre: 'Nombre del departamento', estado: 'aprobado' }),
  ];
  const PERMISOS = { crear: ALLOWED, incorporar: ALLOWED };
  const REFUSED = refuseWith('Quien elaboró la versión no puede incorporarla.', 'Administrador MinTIC');
  const EFECTOS = APROBADOS.map((elemento, at) => ({
    versionId: elemento.versionId,
    elemento,
    version: 4 + at,
    reemplaza: at === 0 ? '1.0' : null,
    compatible: at === 0 ? false : null,
    decision: ALLOWED,
  }));
  const openAprobados = (answers: Record<string, Answer> = {}) =>
    open('/app/elementos-de-dato?estado=aprobado', {
      [LISTAR]: () => ({ elementos: APROBADOS, total: 2, porEstado: { aprobado: 2 } }),
      'GET /elemento-dato/permisos': () => PERMISOS,
      [VISTA]: () => ({ efectos: EFECTOS, permitidos: 2 }),
      ...answers,
    });
  const chooseAll = async () => {
    const [todas] = await screen.findAllByRole('checkbox', { name: /todas/i });
    if (todas) await user.click(todas);
    await user.click(screen.getByRole('button', { name: 'Incorporar seleccionados' }));
    return screen.findByRole('dialog', { name: 'Incorporar al lenguaje común' });
  };

  it('[AREA-06] who incorporates none has nothing to choose among them', async () => {
    openAprobados({ 'GET /elemento-dato/permisos': () => ({ crear: ALLOWED, incorporar: REFUSED }) });
    await screen.findByRole('table', { name: 'Elementos de dato encontrados' });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('[AREA-06] where none may be incorporated the button says why, and nothing is sent', async () => {
    const efectos = EFECTOS.map((efecto) => ({ ...efecto, decision: REFUSED }));
    const { callsTo } = openAprobados({ [VISTA]: () => ({ efectos, permitidos: 0 }) });
    const dialog = await chooseAll();
    expect(await within(dialog).findByText('0 de 2 se incorporarán.')).toBeTruthy();
    const list = within(dialog).getByRole('region', { name: 'Qué pasará con cada elemento' });
    expect(within(list).getAllByText('Quien elaboró la versión no puede incorporarla.')).toHaveLength(2);
    expect(
      within(dialog)
        .getByRole('button', { name: /^Incorporar 0/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(callsTo(INCORPORA)).toEqual([]);
  });

  it('[AREA-06] shows the exact list first, sends the versions that were seen, and tells what became of each', async () => {
    const resultados = [
      { versionId: APROBADOS[0]?.versionId, hecho: true, razones: [] },
      { versionId: 101, hecho: false, razones: ['Otra persona lo cambió.'] },
    ];
    const { callsTo } = openAprobados({ [INCORPORA]: () => ({ resultados, hechos: 1 }) });
    const dialog = await chooseAll();
    expect(await within(dialog).findByText('2 de 2 se incorporarán.')).toBeTruthy();
    expect(
      within(dialog).getByText('La versión 1.0 pasará a histórica y sus mensajes dejarán de ser válidos.'),
    ).toBeTruthy();
    expect(within(dialog).getByText('Será su primera versión vigente.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Incorporar 2' }));
    const told = await screen.findByRole('dialog', { name: 'Incorporación terminada' });
    expect(told.textContent).toContain('Se incorporó 1 elemento al lenguaje común.');
    expect(within(told).getByText('Otra persona lo cambió.')).toBeTruthy();
    expect(callsTo(INCORPORA).at(0)?.body).toEqual({
      versiones: EFECTOS.map(({ versionId, version }) => ({ versionId, version })),
    });
    const { violations } = await axe.run(told, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});
