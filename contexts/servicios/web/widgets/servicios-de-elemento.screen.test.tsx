// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiciosDeElemento } from './servicios-de-elemento.tsx';
import { UsoDeElemento } from './uso-de-elemento.tsx';

afterEach(cleanup);

const USO = {
  servicioId: 4,
  nombre: 'Consulta de matrícula escolar',
  entidad: 'Ministerio de Educación Nacional',
  estado: 'Evaluado Nivel 2',
  importado: true,
  idVersion: 9,
  version: '1.1',
  sentido: 'salida',
  direccion: '/directorio-servicios/cancilleria/pasaportes',
  editable: true,
};
const AJENO = {
  ...USO,
  servicioId: 5,
  nombre: 'Consulta de otra entidad',
  importado: false,
  direccion: null,
  editable: false,
};

const SESSION = { accessToken: 'token', nombreUsuario: 'Ana', user: 'ana' };

function open(editable: boolean, servicios: readonly object[] = [USO, AJENO], onTotal = vi.fn()): string[] {
  const calls: string[] = [];
  const fake: typeof fetch = async (input, init) => {
    const address = `${init?.method} ${String(input)}`;
    calls.push(address);
    if (address.includes('finderTopFive')) return Response.json([]);
    if (address.startsWith('DELETE')) return Response.json(USO);
    const porEstado = [{ estadoServicioId: 3, nombre: USO.estado, color: 'morado', cantidad: 1 }];
    const { pagina, tamano } = JSON.parse(String(init?.body));
    return Response.json({
      servicios: servicios.slice((pagina - 1) * tamano, pagina * tamano),
      total: servicios.length,
      porEstado: servicios.length === 0 ? [] : porEstado,
      editable: true,
    });
  };
  const api = createApiClient({ fetch: fake, getSession: () => SESSION, onUnauthorized: () => undefined });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={api}>
        <MemoryRouter>
          <BannerHost />
          <ModalHost />
          {editable ? (
            <ServiciosDeElemento elementoId={7} onTotal={onTotal} />
          ) : (
            <UsoDeElemento elementoId={7} onTotal={onTotal} />
          )}
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return calls;
}

describe('services of an element', () => {
  it('[AREA-06] a reader sees which services use it, with their pages, and nothing to change', async () => {
    open(false);
    const link = await screen.findByRole('link', { name: USO.nombre });
    expect(link.getAttribute('href')).toBe(USO.direccion);
    expect(screen.queryByRole('link', { name: AJENO.nombre })).toBeNull();
    expect(screen.getAllByRole('cell', { name: '1.1' })).toHaveLength(2);
    expect(screen.getAllByText('Importado')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Desvincular|Vincular/ })).toBeNull();
  });

  it('[AREA-06] an element nobody uses has nothing to show, unless a service may be linked to it', async () => {
    const read = vi.fn();
    open(false, [], read);
    await expect.poll(() => read.mock.calls).toEqual([[null]]);
    cleanup();
    const edited = vi.fn();
    open(true, [], edited);
    expect(await screen.findByText('Ningún servicio usa este elemento todavía.')).toBeTruthy();
    expect(edited.mock.calls).toEqual([[0]]);
  });

  it('[AREA-06] shows the first uses, then all that came, then asks for more', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...AJENO,
      servicioId: at,
      nombre: `Servicio ${at}`,
    }));
    const calls = open(false, many);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver los 60' }));
    expect(screen.getAllByRole('row')).toHaveLength(51);
    expect(calls).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Ver más de los 60' }));
    await expect.poll(() => screen.getAllByRole('row').length).toBe(61);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[AREA-06] a use by a service of another entity is not offered to take out', async () => {
    open(true);
    expect(await screen.findByRole('button', { name: /^Desvincular Consulta de matrícula/ })).toBeTruthy();
    expect(screen.getByText('Consulta de otra entidad')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Desvincular Consulta de otra/ })).toBeNull();
  });

  it('[AREA-06] suggests only the services the person may link', async () => {
    const calls = open(true);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Servicio que lo usa' }), 'consulta');
    await expect
      .poll(() => calls.find((address) => address.includes('finderTopFive')))
      .toBe('GET /api/servicios/finderTopFive?keyword=consulta&vinculables=true');
  });

  it('who edits elements takes a service out after saying so, and links none without choosing it', async () => {
    const calls = open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Vincular servicio' }));
    expect((await screen.findByText('Elija un servicio de la lista.')).textContent).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Desvincular Consulta/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desvincular servicio' }));
    expect(await screen.findByText('Se desvinculó el servicio del elemento.')).toBeTruthy();
    expect(calls).toContain('DELETE /api/servicios/elementos/4/9');
  });
});
