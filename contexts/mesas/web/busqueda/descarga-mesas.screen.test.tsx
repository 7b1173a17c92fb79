// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../screens/mesas-home-screen.tsx';
import { createMesaRow } from '../../testing/mesas-samples.ts';
import { createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const EXPORTAR = '/mesaInteroperabilidad/exportar';
const PREPARED = {
  id: 'e1',
  titulo: 'Mesas de interoperabilidad',
  formato: 'xlsx',
  estado: 'en-cola',
  filasTotal: 43,
  filasHechas: 0,
  motivo: null,
  nombreArchivo: 'mesas.xlsx',
  bytes: null,
  creadaEn: '2026-11-21T15:42:00.000Z',
  venceEn: null,
};

beforeEach(() => localStorage.clear());

function open() {
  const server = createMesasServer({
    '/servicios': () => [],
    '/estados-servicio': () => [],
    '/usuarios/mintic': () => [],
    '/mesaInteroperabilidad/listar': () => ({
      mesasInteroperabilidad: [createMesaRow({ id: 1, nombreMesa: 'Pasaportes' })],
      total: 43,
    }),
    [EXPORTAR]: () => PREPARED,
  });
  const address =
    '/mesas-interoperabilidad/home?nombre=pasaportes&estado=cerrada&orden=-razonSocial&consultar=1';
  render(createMesasSite(server.fake, address).site);
  return () => server.callsTo(EXPORTAR).map(({ body }) => body);
}

describe('mesas as a file', () => {
  it("[TABLE-06] 'DESCARGAR TABLA' asks for what the filters leave, in the order on show", async () => {
    const asked = open();
    await userEvent.click(await screen.findByRole('button', { name: 'DESCARGAR TABLA' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Excel/ }));
    expect(await screen.findByText('0 de 43 filas')).toBeTruthy();
    expect(asked()).toEqual([
      { nombre: 'pasaportes', estado: false, ordenarPor: 'razonSocial', descendente: true, formato: 'xlsx' },
    ]);
  });

  it('[TABLE-06] the link asks for the whole catalogue, in the order on show', async () => {
    const asked = open();
    await userEvent.click(await screen.findByRole('link', { name: /^Descargue el catálogo completo/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^CSV/ }));
    expect(await screen.findByText('0 de 43 filas')).toBeTruthy();
    expect(asked()).toEqual([{ ordenarPor: 'razonSocial', descendente: true, formato: 'csv' }]);
  });
});
