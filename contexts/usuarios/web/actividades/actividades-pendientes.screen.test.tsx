// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Actividad } from '../../contract/index.ts';
import { ActividadesPendientes } from './actividades-pendientes.tsx';

const TAREA: Actividad = {
  codigo: 'usuarios-por-aprobar',
  titulo: 'Usuarios por aprobar',
  cantidad: 4,
  masAntigua: '2026-11-18T15:00:00.000Z',
  masReciente: '2026-11-20T15:00:00.000Z',
  url: '/app/admin/users?estado=pendiente',
  nueva: true,
  pospuestaHasta: null,
};

/** The home panel on a server that answers in turn; the bodies it was sent. */
function renderPanel(...answers: (Actividad[] | number)[]) {
  const bodies: unknown[] = [];
  const fake: typeof fetch = async (_url, init) => {
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
    const answer = answers.shift() ?? [];
    if (typeof answer !== 'number') return Response.json(answer);
    return Response.json({ status: answer, code: 'FALLO', mensaje: 'No se pudo.' }, { status: answer });
  };
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <ApiProvider client={client}>
          <ActividadesPendientes />
          <BannerHost />
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return bodies;
}

describe('tasks of the home', () => {
  it('[AREA-13] shows what waits, how many and since when, with the link where it is done', async () => {
    renderPanel([TAREA]);
    const link = await screen.findByRole('link', { name: 'Usuarios por aprobar' });
    expect(link.getAttribute('href')).toBe('/app/admin/users?estado=pendiente');
    expect(screen.getByText('4 en total')).toBeTruthy();
    expect(screen.getByText('El más antiguo espera desde el 18 de noviembre de 2026')).toBeTruthy();
    expect(screen.getByText('Nuevo')).toBeTruthy();
  });

  it('[AREA-13] marks as seen', async () => {
    const bodies = renderPanel([TAREA], [{ ...TAREA, nueva: false }]);
    await userEvent.click(await screen.findByRole('button', { name: /^Marcar como visto/ }));
    await expect.poll(() => screen.queryByText('Nuevo')).toBeNull();
    expect(bodies).toEqual([{ codigo: TAREA.codigo, accion: 'vista' }]);
    expect(screen.queryByRole('button', { name: /^Marcar como visto/ })).toBeNull();
  });

  it('[AREA-13] postpones some days and takes up again', async () => {
    const bodies = renderPanel([TAREA], [{ ...TAREA, pospuestaHasta: '2026-11-24T15:00:00.000Z' }], [TAREA]);
    await userEvent.click(await screen.findByRole('button', { name: /^Posponer 3 días/ }));
    expect(await screen.findByText('No tiene tareas pendientes.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Retomar/ }));
    expect(await screen.findByRole('link', { name: 'Usuarios por aprobar' })).toBeTruthy();
    expect(bodies).toEqual([
      { codigo: TAREA.codigo, accion: 'posponer', dias: 3 },
      { codigo: TAREA.codigo, accion: 'retomar' },
    ]);
  });

  it('[AREA-13] a task that is gone meanwhile says so and disappears', async () => {
    renderPanel([TAREA], 404, []);
    await userEvent.click(await screen.findByRole('button', { name: /^Posponer 1 día/ }));
    expect(await screen.findByText('No se pudo.')).toBeTruthy();
    expect(await screen.findByText('No tiene tareas pendientes.')).toBeTruthy();
  });

  it('[AREA-13] says why it could not be loaded and tries again', async () => {
    renderPanel(500, [TAREA]);
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Usuarios por aprobar' })).toBeTruthy();
  });
});
