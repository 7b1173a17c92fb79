// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccesoSite, type FakeServer } from '../../testing/acceso-site.tsx';
import { openSampleSession, sampleEntities, sampleUsuario } from '../../testing/index.ts';
import { getSession, openBrowserSession } from '../ingreso/session-store.ts';
import { UserMenu } from '../user-menu.tsx';
import { EleccionEntidadScreen } from './user-entities-screen.tsx';

const CHOOSE = '/usuarios/cambiarEntidad';

function open(answer?: FakeServer) {
  const site = createAccesoSite(
    <>
      <UserMenu />
      <EleccionEntidadScreen />
    </>,
    sampleUsuario,
    answer,
  );
  render(site.site);
  return site;
}

/** Names of the cards in their order. */
async function findCardNames(): Promise<(string | null)[]> {
  await screen.findByRole('heading', { level: 2, name: 'Entidades' });
  return [...document.querySelectorAll('main li button, li button')].map(
    (card) => card.querySelector('span > span')?.textContent ?? null,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openSampleSession();
});

describe('choice of the entity', () => {
  it('[ENT-01] welcomes by full name, tells how to register another entity and lists the entities', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Le damos la bienvenida' })).toBeTruthy();
    expect(screen.getByText('María Rojas Quintero')).toBeTruthy();
    expect(screen.getByText(/seleccione la entidad/)).toBeTruthy();
    expect(screen.getByText(/Para registrar una nueva entidad debe/).textContent).toContain(
      'cerrar sesión y usar el enlace Registrar nuevo usuario',
    );
  });

  it('[ENT-02] [ENT-03] cards in order active, pending, inactive; the unusable ones say why and do nothing', async () => {
    const { calls } = open();
    expect(await findCardNames()).toEqual([
      'Departamento nacional de planeación',
      'Migración colombia',
      'Registraduría nacional',
      'Instituto geográfico agustín codazzi',
    ]);
    const { acronimo } = sampleConfiguracion.ministerio;
    for (const [name, reason] of [
      ['Registraduría nacional', `Usuario pendiente por aprobación-${acronimo}`],
      ['Instituto geográfico agustín codazzi', 'Usuario inactivo'],
    ] as const) {
      const card = screen.getByRole('button', { name, description: reason });
      expect(card.getAttribute('aria-disabled')).toBe('true');
      card.focus();
      expect(document.activeElement).toBe(card);
      await userEvent.click(card);
    }
    expect(calls.filter(({ path }) => path === CHOOSE)).toEqual([]);
  });

  it('[ENT-04] typing shows all, the button filters, and the filtered keep their state', async () => {
    open();
    const box = await screen.findByRole('textbox', { name: 'Buscar por palabra' });
    await userEvent.type(box, 'NACIONAL');
    expect(await findCardNames()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await findCardNames()).toEqual(['Departamento nacional de planeación', 'Registraduría nacional']);
    expect(screen.getByRole('button', { name: 'Registraduría nacional' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await userEvent.type(box, 'x');
    expect(await findCardNames()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(screen.getByText('Ninguna entidad coincide con su búsqueda')).toBeTruthy();
  });

  it("[ENT-05] a card sets the entity on the server, stores it as current and goes to 'app'", async () => {
    const { router, calls } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Departamento nacional de planeación' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app'));
    expect(calls.find(({ path }) => path === CHOOSE)?.body).toEqual({ entidadId: 3 });
    expect(getSession()?.usuario).toEqual(sampleUsuario);
  });

  it('[ENT-05] without an entity in force the first usable one becomes it, without navigating', async () => {
    localStorage.clear();
    openSampleSession({ chosen: false });
    const { router, calls } = open();
    await waitFor(() => expect(getSession()?.usuario).not.toBeNull());
    expect(calls.find(({ path }) => path === CHOOSE)?.body).toEqual({ entidadId: 3 });
    expect(router.state.location.pathname).toBe('/');
  });

  it('[ENT-05] what is chosen while the first one is still being set is what stays', async () => {
    localStorage.clear();
    openSampleSession({ chosen: false });
    const first = Promise.withResolvers<Response>();
    const toUsuario = (id: number) => ({ ...sampleUsuario, entidad: { id, nombre: `Entidad ${id}` } });
    const { router } = open((path, body) => {
      if (path !== CHOOSE) return undefined;
      const { entidadId } = body as { entidadId: number };
      return entidadId === 3 ? first.promise : Response.json(toUsuario(entidadId));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Migración colombia' }));
    await act(async () => first.resolve(Response.json(toUsuario(3))));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app'));
    expect(getSession()?.usuario?.entidad?.id).not.toBe(3);
  });

  it('[ENT-05] the details of the user are those the server answered, not those stored before', async () => {
    localStorage.setItem('info_user', JSON.stringify({ ...sampleUsuario, primerNombre: 'Antigua' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Departamento nacional de planeación' }));
    await waitFor(() => expect(getSession()?.infoUser.primerNombre).toBe('María'));
  });

  it('[ENT-08] the only usable entity of several is in force without a click', async () => {
    localStorage.clear();
    openBrowserSession({
      accessToken: 'ficha',
      infoUser: sampleUsuario,
      entities: sampleEntities.slice(0, 3),
    });
    const { calls } = open();
    await waitFor(() => expect(getSession()?.usuario).toEqual(sampleUsuario));
    expect(calls.find(({ path }) => path === CHOOSE)?.body).toEqual({ entidadId: 3 });
  });

  it('[ENT-03] an entity that can be entered has no status line', async () => {
    open();
    const card = await screen.findByRole('button', { name: 'Migración colombia' });
    expect(card.textContent).toBe('Migración colombia');
    expect(card.getAttribute('aria-disabled')).toBeNull();
  });

  it('[ENT-06] the menu of the header has the e-mail and its two ways on', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /maria\.rojas@ejemplo\.gov\.co/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Cambiar de entidad',
      'Cerrar sesión',
    ]);
  });
});
