// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { saveAviso } from '../ingreso/aviso.ts';
import { dispatchSignIn } from '../ingreso/sign-in-store.ts';
import type { LandingSlots } from '../landing-slots.ts';
import { LandingScreen } from './landing-screen.tsx';

const SLOTS: LandingSlots = [
  {
    panels: [
      { place: 'cards', order: 2, Panel: () => <p>Servicios por nivel</p> },
      { place: 'progress', order: 1, Panel: () => <p>Avance de los servicios</p> },
      { place: 'lists', order: 1, Panel: () => <p>Reuniones recientes</p> },
    ],
  },
  { panels: [{ place: 'cards', order: 1, Panel: () => <p>Tarjetas de las mesas</p> }] },
];

function open() {
  const site = createAccesoSite(<LandingScreen slots={SLOTS} />);
  render(site.site);
  return site;
}

async function findCard() {
  return within(await screen.findByRole('region', { name: 'Inicio de sesión' }));
}

// The authenticator of these tests answers nothing.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  localStorage.clear();
  sessionStorage.clear();
  dispatchSignIn('delay-ended');
  dispatchSignIn('logged-out');
});

afterEach(() => vi.unstubAllGlobals());

describe('landing', () => {
  it('[LAND-01] shows title, description and the card with its button and its register link', async () => {
    open();
    const { titulo, descripcion } = sampleConfiguracion.producto;
    expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeTruthy();
    expect(screen.getByText(descripcion)).toBeTruthy();
    const card = await findCard();
    expect(card.getByRole('button', { name: 'iniciar sesión' }).textContent).toBe('iniciar sesión');
    expect(card.getByText('REGISTRAR NUEVO USUARIO')).toBeTruthy();
  });

  it('[ROUTE-14] the window title of the root is product and version', async () => {
    open();
    const { titulo, version } = sampleConfiguracion.producto;
    await waitFor(() => expect(document.title).toBe(`${titulo} v${version}`));
  });

  it('shows what the later contexts contribute, each place in its order', async () => {
    open();
    const cards = [await screen.findByText('Tarjetas de las mesas'), screen.getByText('Servicios por nivel')];
    expect([...(cards[0]?.parentElement?.children ?? [])]).toEqual(cards);
    for (const text of ['Tarjetas de las mesas', 'Avance de los servicios', 'Reuniones recientes'])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it('[LAND-03] while the start spinner shows, the page can be used and the sign-in does not wait', async () => {
    dispatchSignIn('root-opened');
    open();
    expect(await screen.findByText('Verificando si ya inició sesión…')).toBeTruthy();
    const button = (await findCard()).getByRole('button', { name: 'iniciar sesión' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(button);
    expect(sessionStorage.getItem('type')).toBe('login');
  });

  it('[LAND-05] the sign-in starts with type login', async () => {
    open();
    await userEvent.click((await findCard()).getByRole('button', { name: 'iniciar sesión' }));
    expect(sessionStorage.getItem('type')).toBe('login');
  });

  it('[LAND-05] the registration asks for the security level first and starts only when confirmed', async () => {
    open();
    const link = (await findCard()).getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' });
    await userEvent.click(link);
    let dialog = within(await screen.findByRole('alertdialog', { name: 'Nivel de seguridad' }));
    expect(dialog.getByText(/persona natural.*«Documento identidad».*nivel de seguridad medio/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar solicitud' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sessionStorage.getItem('type')).toBeNull();

    await userEvent.click(link);
    dialog = within(await screen.findByRole('alertdialog', { name: 'Nivel de seguridad' }));
    await userEvent.click(dialog.getByRole('button', { name: 'continuar' }));
    await waitFor(() => expect(sessionStorage.getItem('type')).toBe('register'));
  });

  it('tells why a sign-in failed, with a way to try again', async () => {
    dispatchSignIn('redirect-asked');
    dispatchSignIn('attempt-failed', 'El autenticador no responde.');
    open();
    const card = await findCard();
    expect(card.getByRole('alert').textContent).toContain('El autenticador no responde.');
    expect(card.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('[LOGOUT-03] tells once why the session ended', async () => {
    saveAviso('Su sesión terminó.');
    const { unmount } = render(createAccesoSite(<LandingScreen slots={SLOTS} />).site);
    expect((await findCard()).getByText('Su sesión terminó.')).toBeTruthy();
    unmount();
    open();
    expect((await findCard()).queryByText('Su sesión terminó.')).toBeNull();
  });

  it('[AREA-13] searches everything from the hero', async () => {
    const { router } = open();
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Busque un dato, un servicio o una mesa' }),
      'catastro{Enter}',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?q=catastro'));
  });
});
