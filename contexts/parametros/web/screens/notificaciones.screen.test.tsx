// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import './notificaciones-screen.tsx';
import './preferencias-screen.tsx';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import { type Answer, createParametrosSite } from '../../testing/parametros-site.tsx';

afterEach(cleanup);

const AVISO = {
  id: 5,
  evento: 'rol-asignado',
  titulo: 'Su rol cambió',
  texto: 'Desde hoy su rol es Auditor.',
  enlace: '/app/home',
  creadaEn: '2026-11-20T15:00:00.000Z',
  leida: false,
};

function open(address: string, answers: Record<string, Answer> = {}) {
  let sinLeer = 2;
  const site = createParametrosSite(address, {
    'GET /notificaciones/sin-leer': () => ({ sinLeer }),
    'GET /notificaciones': () => ({
      notificaciones: [{ ...AVISO, leida: sinLeer === 0 }],
      total: 45,
      sinLeer,
    }),
    'POST /notificaciones/leer': () => {
      sinLeer = 0;
      return { sinLeer };
    },
    ...answers,
  });
  render(site.site);
  return site;
}

describe('the inbox', () => {
  it('marks all as read: the list and the bell follow', async () => {
    const { callsTo } = open(parametrosPaths.notifications);
    expect(await screen.findByRole('link', { name: 'Notificaciones, 2 sin leer' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas como leídas' }));
    expect(await screen.findByText('0 sin leer')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Notificaciones' })).toBeTruthy();
    expect(callsTo('POST /notificaciones/leer').map(({ body }) => body)).toEqual([{}]);
  });

  it('opening one reads it and goes where it leads', async () => {
    const { callsTo, router } = open(parametrosPaths.notifications);
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir Su rol cambió' }));
    expect(router.state.location.pathname).toBe('/app/home');
    await expect
      .poll(() => callsTo('POST /notificaciones/leer').map(({ body }) => body))
      .toEqual([{ ids: [5] }]);
  });

  it('has older pages', async () => {
    const { callsTo } = open(`${parametrosPaths.notifications}?pagina=2`);
    expect((await screen.findByRole('link', { name: 'Más antiguas' })).getAttribute('href')).toContain(
      'pagina=3',
    );
    expect(screen.getByRole('link', { name: 'Más recientes' }).getAttribute('href')).toContain('pagina=1');
    expect(callsTo('GET /notificaciones')[0]?.query.get('pagina')).toBe('2');
  });

  it('says when there is nothing', async () => {
    open(parametrosPaths.notifications, {
      'GET /notificaciones': () => ({ notificaciones: [], total: 0, sinLeer: 0 }),
    });
    expect(await screen.findByText('No tiene notificaciones')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull();
  });
});

describe('preferences', () => {
  it('are chosen per event and channel, and saved together', async () => {
    const preferencias = [
      {
        evento: 'rol-asignado',
        nombre: 'Rol asignado',
        descripcion: 'Su rol cambió.',
        correo: 'inmediato',
        producto: true,
      },
    ];
    const { callsTo } = open(parametrosPaths.preferences, {
      'GET /notificaciones/preferencias': () => ({ preferencias }),
      'PUT /notificaciones/preferencias': () => ({ preferencias }),
    });
    expect(await screen.findByRole('heading', { name: 'Rol asignado' })).toBeTruthy();
    expect(screen.getByText('Su rol cambió.')).toBeTruthy();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Correo' }),
      'En el resumen diario',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'En el sistema' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardaron sus preferencias.')).toBeTruthy();
    expect(callsTo('PUT /notificaciones/preferencias')[0]?.body).toEqual({
      preferencias: [{ evento: 'rol-asignado', correo: 'resumen', producto: false }],
    });
  });
});
