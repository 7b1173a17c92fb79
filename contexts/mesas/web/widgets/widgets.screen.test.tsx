// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Answer, createFailure, createMesasServer } from '../../testing/mesas-site.tsx';
import { MesasResumenCard } from './mesas-resumen-card.tsx';
import { ReunionesRecientes } from './reuniones-recientes.tsx';

const REUNION = {
  idReunion: 31,
  idMesa: 7,
  nombreMesa: 'Pasaportes',
  estadoMesa: true,
  tematica: 'Validación del esquema',
  fecha: '2026-07-15T03:30:00.000Z',
  cantidadEntidades: 5,
};

function open(answer: Answer) {
  const { fake, calls } = createMesasServer({ '/mesaInteroperabilidad/resumen': answer });
  const client = createApiClient({ getSession: () => null, onUnauthorized: () => undefined, fetch: fake });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <MemoryRouter>
          <MesasResumenCard />
          <ReunionesRecientes />
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return calls;
}

describe('panels of the mesas', () => {
  it('share one call for figures and recent meetings', async () => {
    const calls = open(() => ({ activas: 1061, cerradas: 35, reunionesRecientes: [REUNION] }));
    expect(await screen.findByText('1.096')).toBeTruthy();
    expect(screen.getByText('1.061 activas y 35 cerradas')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe(
      '14 de julio de 202614julPasaportesValidación del esquema · 5 entidadesAbierta',
    );
    expect(screen.getByRole('link', { name: 'Pasaportes' }).getAttribute('href')).toBe(
      '/mesas-interoperabilidad/consult/7',
    );
    expect(calls).toHaveLength(1);
  });

  it('say that no meeting was held yet', async () => {
    open(() => ({ activas: 0, cerradas: 0, reunionesRecientes: [] }));
    expect(await screen.findByText('Aún no hay reuniones de avance registradas.')).toBeTruthy();
  });

  it('[ERR-02] say why the meetings could not load and keep the way to the mesas', async () => {
    let isDown = true;
    open(() => {
      if (isDown) throw createFailure(500, 'Falló el resumen.');
      return { activas: 1, cerradas: 0, reunionesRecientes: [{ ...REUNION, cantidadEntidades: 1 }] };
    });
    expect(await screen.findByText('Falló el resumen.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mesas de interoperabilidad' })).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Validación del esquema · 1 entidad')).toBeTruthy();
  });
});
