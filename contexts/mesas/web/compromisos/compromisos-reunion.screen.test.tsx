// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import type { Decision } from '@marco/contract-kit';
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompromiso } from '../../testing/compromisos-samples.ts';
import { createGestion } from '../../testing/mesas-samples.ts';
import { createMesasServer } from '../../testing/mesas-site.tsx';
import { CompromisosReunion } from './compromisos-reunion.tsx';

const ALLOWED: Decision = { allowed: true, reasons: [], unblockers: [] };
const CREAR = '/mesaInteroperabilidad/compromisos';
const LISTAR = '/mesaInteroperabilidad/compromisos/listar';
const user = userEvent.setup({ delay: null });

function open(editar = ALLOWED, agregar: object | null = { decision: ALLOWED, acordadoEn: '2026-11-13' }) {
  const server = createMesasServer({
    [LISTAR]: () => ({
      compromisos: [createCompromiso({ idReunion: 31 })],
      total: 1,
      vistas: ['todos'],
      agregar,
      conteos: {
        abiertos: 1,
        vencidos: 1,
        'por-vencer': 0,
        'a-tiempo': 0,
        suspendidos: 0,
        cumplidos: 0,
        cancelados: 0,
      },
    }),
    [CREAR]: () => createCompromiso({ id: 9 }),
    '/mesaInteroperabilidad/gestion/7': () => createGestion(),
    '/mesaInteroperabilidad/compromisos/responsables/7': () => [],
    '/estados-servicio': () => [],
  });
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({
    getSession: () => session,
    onUnauthorized: () => undefined,
    fetch: server.fake,
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={client}>
          <CompromisosReunion idReunion={31} idMesa={7} editar={editar} />
          <BannerHost />
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return server;
}

beforeEach(() => {
  openSampleSession();
});

describe('commitments of a meeting', () => {
  it('[MESA-11] are those of the meeting, and another one runs from its day', async () => {
    const { callsTo } = open();
    expect(await screen.findByRole('row', { name: /diccionario/ })).toBeTruthy();
    expect(callsTo(LISTAR)[0]?.body).toMatchObject({ idMesa: 7, idReunion: 31, vista: 'todos' });
    await user.click(screen.getByRole('button', { name: 'Agregar compromiso' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar compromiso' });
    await user.type(await within(dialog).findByRole('textbox', { name: /^Compromiso/ }), 'Enviar.');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Entidad/ }), '51');
    await user.type(within(dialog).getByRole('textbox', { name: /^Responsable/ }), 'Ana');
    expect(within(dialog).getByText('Vence el lunes, 30 de noviembre de 2026.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Agregar compromiso' }));
    expect(await screen.findByText('Se agregó el compromiso.')).toBeTruthy();
    expect(callsTo(CREAR)[0]?.body).toMatchObject({ idMesa: 7, idReunion: 31, plazoDiasHabiles: 10 });
  });

  it('[MESA-11] are not added while the minutes may not be changed, and the button says why', async () => {
    open({ allowed: false, reasons: ['La reunión aún no empieza.'], unblockers: [] });
    const add = await screen.findByRole('button', { name: 'Agregar compromiso' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    add.focus();
    expect(await screen.findByText(/La reunión aún no empieza/)).toBeTruthy();
  });

  it('[MESA-11] who never adds one sees no button', async () => {
    open(ALLOWED, null);
    expect(await screen.findByRole('row', { name: /diccionario/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Agregar compromiso' })).toBeNull();
  });
});
