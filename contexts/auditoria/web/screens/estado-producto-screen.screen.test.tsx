// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './estado-producto-screen.tsx';
import type { EstadoProducto } from '../../contract/index.ts';
import { estadoProductoRoutes } from '../estado-producto.routes.ts';

const MEDIDA = '2026-11-28T15:00:00.000Z';

const sample: EstadoProducto = {
  marcha: 'falla',
  leidoEn: MEDIDA,
  aviso: 'Se está cambiando un equipo.',
  piezas: [
    {
      codigo: 'correos',
      nombre: 'Correos y avisos',
      marcha: 'falla',
      explicacion: 'Algún correo no se pudo entregar.',
      ultimo: null,
      medidaEn: MEDIDA,
    },
    {
      codigo: 'datos-abiertos',
      nombre: 'Datos abiertos',
      marcha: 'bien',
      explicacion: 'La edición diaria está publicada.',
      ultimo: { nombre: 'Última edición', momento: '2026-11-28T08:00:00.000Z' },
      medidaEn: null,
    },
  ],
  incidentes: [
    { pieza: 'correos', nombre: 'Correos y avisos', marcha: 'falla', desde: MEDIDA, hasta: null },
    {
      pieza: 'tareas',
      nombre: 'Trabajos programados',
      marcha: 'demora',
      desde: '2026-11-20T15:00:00.000Z',
      hasta: '2026-11-20T15:30:00.000Z',
    },
  ],
  mantenimientos: [
    {
      titulo: 'Cambio de red',
      texto: 'No se podrán cargar archivos.',
      fecha: '2026-12-05',
      fechaFin: '2026-12-05',
      horario: 'De 1:00 a 3:00 a. m.',
    },
  ],
};

function show(estado?: EstadoProducto) {
  const { fake } = createFakeServer((call) => (call.address === 'GET /estado' ? estado : undefined));
  return render(createTestSite({ routes: estadoProductoRoutes, address: '/estado', fake }).site);
}

it('[AREA-15] where the state itself cannot be read, the page says so', async () => {
  show();
  expect(await screen.findByText(/No fue posible cargar el estado del servicio/)).toBeTruthy();
});

it('[AREA-15] every part says in words how it runs, since when it does not, and what is announced', async () => {
  show(sample);
  expect((await screen.findByText('Una parte no funciona')).closest('[role=status]')).toBeTruthy();
  expect(screen.getByText('Se está cambiando un equipo.')).toBeTruthy();
  const piezas = within(screen.getByRole('region', { name: 'Qué funciona ahora' })).getAllByRole('listitem');
  expect(piezas.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Correos y avisos.*Medido el 28\/11\/2026, 10:00.*No funciona$/),
    expect.stringMatching(
      /^Datos abiertos.*Última edición: 28\/11\/2026, 3:00.*Todavía sin medir.*Funciona$/,
    ),
  ]);
  expect(screen.getByText('El 05/12/2026. De 1:00 a 3:00 a. m.')).toBeTruthy();
  expect(screen.getByText(/sin terminar$/)).toBeTruthy();
  expect(screen.getByText(/\(30 minutos\)$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /JSON/ }).getAttribute('href')).toBe('/api-public/estado');
});

it('[AREA-15] where all is well and nothing is announced, that is what it says', async () => {
  show({ ...sample, marcha: 'bien', aviso: '', incidentes: [], mantenimientos: [] });
  expect(await screen.findByText('Todo funciona')).toBeTruthy();
  expect(screen.getByText('Ninguno quedó registrado.')).toBeTruthy();
  expect(screen.getByText('No hay trabajos anunciados.')).toBeTruthy();
});
