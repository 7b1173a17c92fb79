// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sesion } from '../../contract/index.ts';
import { createAccesoSite, type FakeServer } from '../../testing/acceso-site.tsx';
import { closeModals, findModal, user } from '../../testing/registro-screen.tsx';
import { openSampleSession } from '../../testing/sample-session.ts';
import { SesionesScreen } from './sesiones-screen.tsx';

const OWN = {
  id: '1',
  dispositivo: 'Firefox en Linux',
  direccion: '203.0.113.7',
  actual: true,
  inicio: '2026-11-20T15:00:00.000Z',
  ultimaActividad: '2026-11-20T16:42:00.000Z',
};
const OTHER = { ...OWN, id: '2', dispositivo: 'Chrome en Android', direccion: null, actual: false };

function open(sesiones: readonly object[], answer: FakeServer = () => undefined) {
  let stored = sesiones;
  const site = createAccesoSite(<SesionesScreen />, undefined, (path, body) => {
    const own = answer(path, body);
    if (own !== undefined) return own;
    if (path === '/sesiones/cerrar') {
      stored = stored.filter((sesion) => (sesion as Sesion).id !== (body as Sesion).id);
      return Response.json({ cerrada: true });
    }
    if (path === '/sesiones/cerrar-otras') {
      stored = [OWN];
      return Response.json({ cerradas: 1 });
    }
    return path === '/sesiones' ? Response.json(stored) : undefined;
  });
  render(site.site);
  return site;
}

beforeEach(() => openSampleSession());
afterEach(closeModals);

describe('own sessions', () => {
  it('shows device, address, start and last activity, and marks this one, which has no button', async () => {
    open([OWN, OTHER]);
    const [own, other] = (await screen.findAllByRole('listitem')).map((row) => within(row));
    for (const text of ['Firefox en Linux', 'Esta sesión', '203.0.113.7', /^20 de noviembre de 2026, 10:00/])
      expect(own?.getByText(text)).toBeTruthy();
    expect(own?.queryByRole('button')).toBeNull();
    expect(other?.getByText('No disponible')).toBeTruthy();
    expect(other?.getByRole('button', { name: 'Cerrar la sesión de Chrome en Android' })).toBeTruthy();
  });

  it('closes one after asking, and the list follows', async () => {
    const { calls } = open([OWN, OTHER]);
    await user.click(await screen.findByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }));
    await user.click((await findModal('¡Cerrar sesión!')).getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(screen.queryByText('Chrome en Android')).toBeNull());
    expect(calls.find(({ path }) => path === '/sesiones/cerrar')?.body).toEqual({ id: '2' });
  });

  it('answering No closes nothing', async () => {
    const { calls } = open([OWN, OTHER]);
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    await user.click((await findModal('¡Cerrar sesión!')).getByRole('button', { name: 'No' }));
    expect(calls.map(({ path }) => path)).not.toContain('/sesiones/cerrar-otras');
    expect(screen.getByText('Chrome en Android')).toBeTruthy();
  });

  it('closes all others at once; alone there is nothing to close', async () => {
    open([OWN, OTHER]);
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    await user.click((await findModal('¡Cerrar sesión!')).getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(screen.queryByText('Chrome en Android')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull();
  });

  it('says that the list could not load, with a way to try again', async () => {
    let failures = 0;
    open([OWN], (path) => {
      if (path !== '/sesiones' || failures > 0) return undefined;
      failures += 1;
      return Response.json({ code: 'NO_ENCONTRADO', mensaje: 'No.' }, { status: 404 });
    });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Firefox en Linux')).toBeTruthy();
  });
});
