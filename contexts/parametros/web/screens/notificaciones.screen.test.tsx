// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import './notificaciones-screen.tsx';
import './preferencias-screen.tsx';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import { type Answer, createParametrosSite } from '../../testing/parametros-site.tsx';

beforeAll(() => import('@marco/web-kit/modal'));
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
    expect(await screen.findByRole('button', { name: 'Notificaciones, 2 sin leer' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas como leídas' }));
    expect(await screen.findByText('0 sin leer')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeTruthy();
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
  const ROL = {
    evento: 'rol-asignado',
    nombre: 'Rol asignado',
    descripcion: 'Su rol cambió.',
    tema: 'Usuarios',
    porCorreo: true,
    porProducto: true,
    correo: 'inmediato',
    producto: true,
  };
  const MESA = { ...ROL, evento: 'mesa', nombre: 'Reunión', descripcion: 'Lo invitan.', tema: 'Mesas' };
  const CLAVE = {
    evento: 'clave-cambiada',
    nombre: 'Contraseña cambiada',
    descripcion: 'Su contraseña cambió.',
    tema: 'Usuarios',
    porCorreo: true,
    porProducto: true,
  };
  const STORED = { preferencias: [ROL, MESA], obligatorias: [CLAVE], horaResumen: 7 };
  const visit = (answers: Record<string, Answer> = {}) =>
    open(parametrosPaths.preferences, {
      'GET /notificaciones/preferencias': () => STORED,
      'PUT /notificaciones/preferencias': () => STORED,
      ...answers,
    });
  const mark = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
  const isMarked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

  it('are chosen per event and channel, and saved at each mark', async () => {
    const { callsTo } = visit();
    expect(await screen.findByText('Su rol cambió.')).toBeTruthy();
    await mark('Rol asignado: resumen diario');
    expect(await screen.findByText(/^Guardado a las /)).toBeTruthy();
    // A mail is sent at once or in the summary.
    expect(isMarked('Rol asignado: correo al instante')).toBe(false);
    await mark('Rol asignado: en el sistema');
    await expect.poll(() => callsTo('PUT /notificaciones/preferencias')).toHaveLength(2);
    expect(callsTo('PUT /notificaciones/preferencias').map(({ body }) => body)).toEqual([
      { preferencias: [{ evento: 'rol-asignado', correo: 'resumen', producto: true }] },
      { preferencias: [{ evento: 'rol-asignado', correo: 'resumen', producto: false }] },
    ]);
  });

  it('of a whole subject are silenced and taken back in one call', async () => {
    const { callsTo } = visit();
    await screen.findByText('Su rol cambió.');
    await userEvent.click(screen.getByRole('button', { name: 'Silenciar todos los avisos de Usuarios' }));
    await screen.findByText(/^Guardado a las /);
    expect(isMarked('Rol asignado: en el sistema')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Recibir todos los avisos de Usuarios' }));
    await expect.poll(() => callsTo('PUT /notificaciones/preferencias')).toHaveLength(2);
    expect(callsTo('PUT /notificaciones/preferencias')[0]?.body).toEqual({
      preferencias: [{ evento: 'rol-asignado', correo: 'nunca', producto: false }],
    });
  });

  it('that are necessary are fixed and say so; the hour of the summary is told', async () => {
    visit();
    expect(await screen.findByText(/^Obligatorio/)).toBeTruthy();
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Contraseña cambiada: en el sistema',
    });
    expect([box.checked, box.disabled]).toEqual([true, true]);
    expect(screen.getByText(/^Sale desde las 7:00 a\. m\./)).toBeTruthy();
  });

  it('are searched in all subjects', async () => {
    visit();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar en 3 avisos' }), 'reunion');
    expect(screen.getByText('Reunión', { selector: 'mark' })).toBeTruthy();
    expect(screen.queryByText('Su rol cambió.')).toBeNull();
  });

  it('one that cannot be saved is explained, and the mark goes back to what is stored', async () => {
    visit({
      'PUT /notificaciones/preferencias': () => {
        throw new ApiError({ status: 503, code: 'X', mensaje: 'No está disponible.' });
      },
    });
    await screen.findByText('Su rol cambió.');
    await mark('Rol asignado: en el sistema');
    const modal = await screen.findByRole('alertdialog', { name: '¡Error!' });
    expect(modal.textContent).toContain('No está disponible.');
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(isMarked('Rol asignado: en el sistema')).toBe(true);
    expect(screen.queryByText(/^Guardado a las /)).toBeNull();
  });
});
