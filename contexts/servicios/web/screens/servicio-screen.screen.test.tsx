// @vitest-environment jsdom
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './servicio-screen.tsx';
import type {
  CampoMensajeServicio,
  CompatibilidadVersiones,
  DetalleServicio,
  OperacionServicio,
} from '../../contract/index.ts';
import { createServiciosRoutes } from '../servicios.routes.ts';

const SERVICIO: DetalleServicio = {
  servicioId: 21,
  nombre: 'Consulta de pasaportes',
  descripcion: 'Informa si un pasaporte está vigente.',
  activo: true,
  entidad: { id: 3, nombre: 'MINISTERIO DE RELACIONES EXTERIORES', sigla: 'MRE' },
  estado: 'Publicado Nivel 3',
  enSuspension: false,
  versiones: [
    { id: 9, numero: '1.1', estado: 'en-elaboracion', estandarizadaEn: null },
    { id: 8, numero: '1.0', estado: 'publicada', estandarizadaEn: '2026-05-04T15:00:00.000Z' },
  ],
};
const toCampo = (
  id: number,
  nivel: number,
  nombreLocal: string,
  maximo: number | null,
): CampoMensajeServicio => ({
  id,
  nivel,
  nombreLocal,
  elemento: { versionId: 70 + id, identificador: nombreLocal, nombre: `Elemento ${id}`, numero: '1.0' },
  minimo: 1,
  maximo,
  obligatorioDeNegocio: true,
});
const OPERACIONES: OperacionServicio[] = [
  {
    id: 4,
    codigo: 'consultar',
    nombre: 'Consultar la vigencia',
    mensajes: [
      { papel: 'peticion', campos: [toCampo(1, 1, 'numero', 1)] },
      { papel: 'respuesta', campos: [toCampo(2, 1, 'persona', 1), toCampo(3, 2, 'nombre', null)] },
    ],
  },
];

const SIN_CAMBIOS: CompatibilidadVersiones = {
  desde: { id: 8, numero: '1.0' },
  hasta: { id: 9, numero: '1.1' },
  lectura: 'tolerante',
  veredictos: { pide: 'compatible', lee: 'compatible' },
  numeroMinimo: { numero: '1.1', cambio: 'menor', razon: 'Nada cambia.', alcanza: true },
  totalCambios: 0,
  cambios: [],
};

/** The page with a panel of a later context. */
const routes = createServiciosRoutes({
  servicio: async () => [
    { order: 10, Panel: ({ servicioId, versionId }) => <p>{`De ${servicioId}, versión ${versionId}`}</p> },
  ],
});

function open(address: string, servicio: Partial<DetalleServicio> = {}) {
  const { fake } = createFakeServer(({ address: asked }) => {
    if (asked === 'GET /servicios/21') return { ...SERVICIO, ...servicio };
    if (asked === 'GET /servicios/versiones/9/operaciones') return [];
    if (asked === 'GET /servicios/versiones/8/operaciones') return OPERACIONES;
    if (asked === 'GET /servicios/versiones/9/compatibilidad') return SIN_CAMBIOS;
    return new Response(JSON.stringify({ code: 'SERVICIO_NO_EXISTE', mensaje: 'No existe.' }), {
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
  return render(createTestSite({ routes, address, fake }).site);
}

describe('a servicio', () => {
  it('[AREA-05] shows its versions, and the tree of each message of the one that is picked', async () => {
    const { container } = open('/app/servicios/21');
    expect(await screen.findByRole('heading', { level: 1, name: 'Consulta de pasaportes' })).toBeTruthy();
    expect(await screen.findByText('La versión 1.1 aún no tiene operaciones.')).toBeTruthy();
    const versiones = screen.getByRole('table', { name: 'Versiones del servicio' });
    expect(within(versiones).getByRole('link', { current: true }).textContent).toBe('Versión 1.1');
    expect(within(versiones).getByText('Publicada')).toBeTruthy();
    await userEvent.click(within(versiones).getByRole('link', { name: 'Versión 1.0' }));
    expect(screen.getByText('De 21, versión 8')).toBeTruthy();
    const respuesta = await screen.findByRole('table', { name: 'Campos de la respuesta de consultar' });
    const [, persona, nombre] = within(respuesta).getAllByRole('row');
    expect(persona?.textContent).toContain('Una vez');
    expect(nombre?.textContent).toContain('Nivel 2: nombre');
    expect(nombre?.textContent).toContain('1 o más veces');
    expect(within(respuesta).getByRole('link', { name: 'Elemento 3, versión 1.0' })).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-05] whose versions are suspended keeps its level and says so', async () => {
    open('/app/servicios/21?version=8', { enSuspension: true, activo: false });
    expect(await screen.findByText(/conserva su nivel/)).toBeTruthy();
    expect(screen.getByText('Publicado Nivel 3')).toBeTruthy();
    expect(screen.getByText('El servicio está inactivo.')).toBeTruthy();
  });

  it.each(['22', 'otro'])('[AREA-05] %s, which is none, leads back', async (id) => {
    open(`/app/servicios/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Servicio no encontrado' })).toBeTruthy();
  });
});
