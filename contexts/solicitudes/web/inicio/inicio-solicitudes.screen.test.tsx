// @vitest-environment jsdom
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
  const { fake } = createFakeServer(({ address, query }) => {
    if (address === 'GET /solicitud/carga') return CARGA;
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
}

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
  porAsignar: { total: 9, solicitudes: [{ ...sampleListada, consultor: null }] },
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
    const table = within(await screen.findByRole('list', { name: 'Carga de los consultores' }));
    const [libre, ocupada] = table.getAllByRole('listitem');
    expect(libre?.textContent).toContain('0 de 10 abiertas, 0 días hábiles en su mano');
    const cells = within(ocupada ?? document.body);
    expect(cells.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/app/x?consultor=1');
    expect(ocupada?.textContent).toContain('5 de 10 abiertas, 1 vencida, 48 días hábiles en su mano');
    expect(cells.getByRole('img', { name: 'Nivel 1: 2; Nivel 2: 2; Nivel 3: 1' })).toBeTruthy();
  });

  it('[AREA-13] who assigns chooses of the queue, or asks for a distribution of all that wait', async () => {
    show({ carga: { estado: 'listo', datos: CARGA } });
    await seeCoordinacion();
    const queue = await screen.findByRole('table', { name: 'Solicitudes por asignar' });
    expect(screen.getByRole('link', { name: 'Ver las 9 solicitudes en la lista' })).toBeTruthy();
    await user.click(within(queue).getByRole('checkbox', { name: /^Seleccionar Consulta/ }));
    await user.click(screen.getByRole('button', { name: 'Asignar a…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Asignar 1 solicitud' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Repartir por carga' }));
    expect(await screen.findByRole('dialog', { name: 'Repartir por carga' })).toBeTruthy();
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
