// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import './servicio-screen.tsx';
import type { CampoMensajeServicio, DetalleServicio, OperacionServicio } from '../../contract/index.ts';
import { createServicioSite } from '../../testing/servicio-site.tsx';

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

const open = (address: string, servicio: Partial<DetalleServicio> = {}) =>
  render(createServicioSite(address, { servicio, operaciones: OPERACIONES }).site);

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

  it('[AREA-05] that no request certified says that its level is imported, beside it and in a sentence', async () => {
    open('/app/servicios/21', { importado: true });
    expect(await screen.findByText('Importado')).toBeTruthy();
    expect(screen.getByText('Publicado Nivel 3')).toBeTruthy();
    expect(screen.getByText(/viene del directorio anterior al sistema/)).toBeTruthy();
  });

  it.each(['22', 'otro'])('[AREA-05] %s, which is none, leads back', async (id) => {
    open(`/app/servicios/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Servicio no encontrado' })).toBeTruthy();
  });
});
