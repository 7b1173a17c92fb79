// @vitest-environment jsdom
import { ALLOWED } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BloqueCarga, BloqueServicios } from '../../contract/index.ts';
import { sampleListada } from '../../testing/solicitud-sample.ts';
import { CargaDeConsultores } from './carga-de-consultores.tsx';
import { ServiciosDeMiEntidad } from './servicios-de-mi-entidad.tsx';

const user = userEvent.setup({ delay: null });

function show(bloques: Readonly<Record<string, object>>) {
  const { fake, callsTo } = createFakeServer(({ address, query, body }) => {
    if (address === 'GET /solicitud/carga') return CARGA;
    if (address === 'POST /solicitud/asignaciones') return { resultados: [], hechos: 1 };
    if (address === 'POST /solicitud/asignaciones/vistaPrevia') {
      const { solicitudes } = body as { solicitudes: object[] };
      return {
        efectos: solicitudes.map((una) => ({ ...una, solicitud: null, version: 3, decision: ALLOWED })),
        permitidos: solicitudes.length,
      };
    }
    if (address === 'POST /solicitud/asignaciones/reparto') return { ...CARGA, propuestas: [] };
    return {
      bloques: Object.fromEntries(
        (query.get('bloques') ?? '')
          .split(',')
          .map((codigo) => [codigo, bloques[codigo] ?? { estado: 'ausente' }]),
      ),
    };
  });
  const Home = () => (
    <>
      <h1>Inicio</h1>
      <CargaDeConsultores />
      <ServiciosDeMiEntidad />
    </>
  );
  render(createTestSite({ routes: [{ path: '*', Component: Home }], address: '/app/home', fake }).site);
  return callsTo;
}

/** What stands in the cells of a row beside its name and its box. */
const readCells = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const CARGA: BloqueCarga = {
  cupo: 10,
  consultores: [
    {
      id: 2,
      nombre: 'Luisa Peña',
      abiertas: 0,
      porNivel: [0, 0, 0],
      vencidas: 0,
      diasEnMano: 0,
      url: '/app/x?consultor=2',
    },
    {
      id: 1,
      nombre: 'Ana Ruiz',
      abiertas: 5,
      porNivel: [2, 2, 1],
      vencidas: 1,
      diasEnMano: 48,
      url: '/app/x?consultor=1',
    },
  ],
  porAsignar: {
    total: 9,
    plazoDias: 3,
    solicitudes: [
      { ...sampleListada, consultor: null, diasEnCola: 5 },
      {
        ...sampleListada,
        id: 8,
        servicio: 'Historia laboral',
        consultor: null,
        diasEnCola: 0,
        plazo: { venceEn: '2026-11-20', diasHabiles: -2, vencida: true },
      },
    ],
  },
};
const SERVICIOS: BloqueServicios = {
  total: 3,
  porEstado: [{ nombre: 'Publicado Nivel 3', color: 'verde', cantidad: 3 }],
  enMarcha: [
    {
      servicioId: 7,
      nombre: 'Apostilla',
      estado: { nombre: 'Publicado Nivel 3', color: 'verde' },
      nivel: 1,
      siguiente: 'Radicada',
      pronostico: '2026-12-07',
      url: '/app/x/9',
    },
  ],
};

/** As on paper: nothing is scrolled here. */
async function seeCoordinacion() {
  await screen.findByRole('heading', { name: 'Inicio' });
  await expect.poll(() => document.querySelector('h1 + div')).toBeTruthy();
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
}

describe('the requests in the home', () => {
  it('[AREA-13] who assigns sees what each consultor has, by level, and what is late', async () => {
    show({ carga: { estado: 'listo', datos: CARGA } });
    await seeCoordinacion();
    const table = within(await screen.findByRole('table', { name: 'Carga de los consultores' }));
    const [, libre, ocupada] = table.getAllByRole('row');
    expect(readCells(libre)).toEqual(['', '0', '0', '0', 'Asignar']);
    expect(readCells(ocupada)).toEqual(['', '5', '1', '48', 'Asignar']);
    const cells = within(ocupada ?? document.body);
    expect(cells.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/app/x?consultor=1');
    expect(cells.getByRole('img', { name: 'Nivel 1: 2; Nivel 2: 2; Nivel 3: 1' })).toBeTruthy();
    expect(screen.getByText('Solicitudes abiertas, cupo sugerido de 10')).toBeTruthy();
  });

  it('[AREA-13] who assigns chooses of the queue, or asks for a distribution of all that wait', async () => {
    show({ carga: { estado: 'listo', datos: CARGA } });
    await seeCoordinacion();
    const queue = await screen.findByRole('table', { name: 'Solicitudes por asignar' });
    expect(screen.getByRole('link', { name: 'Ver las 9 en la lista' })).toBeTruthy();
    expect(screen.getByText(/^Plazo: 3 días hábiles/).textContent).toContain('Estas 2 vencen primero.');
    const [, primera, segunda] = within(queue).getAllByRole('row');
    expect(readCells(primera).slice(1, 4)).toEqual([
      'Nivel 1',
      '5 días',
      '30/11/2026Vence en 5 días hábiles',
    ]);
    expect(readCells(segunda).slice(2, 4)).toEqual(['Hoy', '20/11/2026Vencida hace 2 días hábiles']);
    await user.click(within(queue).getByRole('checkbox', { name: /^Seleccionar Consulta/ }));
    await user.click(screen.getByRole('button', { name: 'Asignar a…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Asignar 1 solicitud' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    // What was chosen above goes to the person of the row.
    await user.click(screen.getByRole('button', { name: 'Asignar a Ana Ruiz' }));
    const suya = within(await screen.findByRole('dialog', { name: 'Asignar 1 solicitud' }));
    expect((await suya.findByRole<HTMLInputElement>('radio', { name: /^Ana Ruiz/ })).checked).toBe(true);
    await user.click(suya.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Repartir por carga' }));
    expect(await screen.findByRole('dialog', { name: 'Repartir por carga' })).toBeTruthy();
  });

  it('[AREA-13] one is assigned from its row; to a person of a row, with nothing chosen, what the dialog chooses', async () => {
    const sent = show({ carga: { estado: 'listo', datos: CARGA } });
    await seeCoordinacion();
    await user.click(await screen.findByRole('button', { name: 'Asignar: Historia laboral' }));
    const una = within(await screen.findByRole('dialog', { name: 'Asignar 1 solicitud' }));
    await user.click(una.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Asignar a Luisa Peña' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asignar solicitudes' }));
    expect((await dialog.findByRole<HTMLInputElement>('radio', { name: /^Luisa/ })).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Asignar' }));
    expect(dialog.getByText('Elija al menos una solicitud.')).toBeTruthy();
    const aviso = within(await screen.findByRole('alertdialog'));
    await user.click(aviso.getByRole('button', { name: 'Aceptar' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Historia laboral/ }));
    expect(await dialog.findByText('1 de 1 se asignarán.')).toBeTruthy();
    expect(sent('POST /solicitud/asignaciones/vistaPrevia').at(-1)?.body).toEqual({
      solicitudes: [{ solicitudId: 8, consultorId: 2 }],
    });
    await user.click(dialog.getByRole('button', { name: 'Asignar 1' }));
    await expect
      .poll(() => sent('POST /solicitud/asignaciones').map(({ body }) => body))
      .toEqual([{ solicitudes: [{ solicitudId: 8, consultorId: 2, version: 3 }] }]);
  });

  it('[AREA-13] an entidad sees its servicios by state and those that move', async () => {
    show({ servicios: { estado: 'listo', datos: SERVICIOS } });
    const moving = within(await screen.findByRole('list', { name: 'Servicios con una solicitud en curso' }));
    expect(moving.getByRole('listitem').textContent).toContain(
      'Solicitud de nivel 1: Radicada. Lo más probable: 07/12/2026',
    );
    expect(screen.queryByText('Carga de los consultores')).toBeNull();
  });

  it.each([
    ['carga', 'No fue posible cargar la carga de los consultores'],
    ['servicios', 'No fue posible cargar los servicios de su entidad'],
  ])('[AREA-13] «%s» that cannot be read says so', async (codigo, texto) => {
    show({ [codigo]: { estado: 'fallo', mensaje: 'No se pudo.' } });
    expect(await screen.findByText(texto)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});
