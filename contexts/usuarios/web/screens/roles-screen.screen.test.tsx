// @vitest-environment jsdom
import { DraftOwnerContext, DraftStoreContext } from '@marco/web-kit/form-draft';
import { createMemoryDrafts } from '@marco/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RolConPermisos } from '../../contract/index.ts';
import {
  type Answer,
  createFailure,
  createMatriz,
  createUsuariosSite,
} from '../../testing/usuarios-web-site.tsx';
import { ROLES_KEY } from '../roles/use-roles.ts';

const SAVE = 'PUT /administrar-roles/5';
const CREATE = 'POST /adm-rols';

function open(address = '/app/admin/roles', answers: Record<string, Answer> = {}) {
  const made = createUsuariosSite(address, { 'GET /administrar-roles': () => createMatriz(), ...answers });
  render(made.site);
  return made;
}
const [LIDER] = createMatriz().roles;

describe('roles', () => {
  it('[ROLE-02] lists the roles, and the matrix says who can do what', async () => {
    open();
    const matrix = within(
      await screen.findByRole('table', { name: 'Permisos de cada rol por parte del menú y acción' }),
    );
    const aprobar = within(matrix.getByRole('row', { name: /Usuarios: ?aprobar/ }));
    expect(aprobar.getAllByRole('cell').map((cell) => within(cell).queryByRole('img') !== null)).toEqual([
      true,
      false,
    ]);
    expect(screen.getByRole('link', { name: 'Ver Líder' }).getAttribute('href')).toBe('/app/admin/roles/5');
  });

  it('[ROLE-02] the parts of the menu open by funcionalidad, and say how many they are', async () => {
    open();
    const summary = await screen.findByText('Partes de Administración (2)');
    const group = summary.closest('details');
    expect(group?.open).toBe(false);
    await userEvent.click(summary);
    expect(group?.open).toBe(true);
  });

  it('[ROLE-02] on a phone the matrix shows the rol that is chosen', async () => {
    open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rol de la matriz' });
    const matrix = screen.getByRole('table', { name: 'Permisos de cada rol por parte del menú y acción' });
    const hidden = () =>
      within(matrix)
        .getAllByRole('columnheader')
        .filter(({ className }) => className.includes('otherRol'))
        .map(({ textContent }) => textContent);
    const [first, second] = [...choice.options].map(({ text }) => text);
    expect(hidden()).toEqual([second]);
    await userEvent.selectOptions(choice, second ?? '');
    expect(hidden()).toEqual([first]);
  });

  it('[ROLE-02] [ERR-01] the texts of a part of the menu are edited on the version that was looked at', async () => {
    const { callsTo } = open('/app/admin/roles', {
      'PUT /administrar-roles/subfuncionalidades/11': () => ({ id: 11, version: 2, nombre: 'M', orden: 3 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Mesas' }));
    await userEvent.clear(await screen.findByLabelText(/^Nombre/));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    await userEvent.type(await screen.findByLabelText(/^Nombre/), 'Mesas nuevas');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El menú fue actualizado.')).toBeTruthy();
    expect(callsTo('PUT /administrar-roles/subfuncionalidades/11')[0]).toMatchObject({
      body: { nombre: 'Mesas nuevas', descripcion: 'Las mesas.', orden: 1 },
      version: '"1"',
    });
  });

  it("[ROLE-02] [ERR-01] a rol without name, description and scope opens '¡Error de validación!', names each at its field and sends nothing", async () => {
    const { callsTo } = open('/app/admin/roles', { [CREATE]: () => LIDER });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo rol' }));
    const nombre = await screen.findByLabelText(/^Nombre/);
    await userEvent.click(screen.getByRole('button', { name: 'Crear rol' }));
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
    expect(modal.getByText('Elija el ámbito.')).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    for (const campo of [nombre, screen.getByLabelText(/^Descripción/), screen.getByLabelText(/^Ámbito/)])
      expect(campo.getAttribute('aria-invalid')).toBe('true');
    expect(callsTo(CREATE)).toEqual([]);
  });

  it('[ROLE-02] a new rol is created and opens', async () => {
    const { callsTo, router } = open('/app/admin/roles', { [CREATE]: () => ({ ...LIDER, id: 6 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo rol' }));
    await userEvent.type(await screen.findByLabelText(/^Nombre/), 'Gestor');
    await userEvent.type(screen.getByLabelText(/^Descripción/), 'Gestiona.');
    await userEvent.selectOptions(screen.getByLabelText(/^Ámbito/), 'Entidad');
    await userEvent.click(screen.getByRole('button', { name: 'Crear rol' }));
    await expect.poll(() => router.state.location.pathname).toBe('/app/admin/roles/6');
    expect(callsTo(CREATE)[0]?.body).toEqual({
      nombre: 'Gestor',
      descripcion: 'Gestiona.',
      ambito: 'entidad',
    });
  });
});

describe('permissions of a rol', () => {
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

  it('[ROLE-02] taking away the look takes the rest; the difference shows before it is saved', async () => {
    const { callsTo } = open('/app/admin/roles/5', {
      [SAVE]: () => ({ ...LIDER, version: 5, permisos: [] }),
    });
    expect(
      (await screen.findByRole('button', { name: 'Revisar y guardar' })).getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.click(await box('Usuarios: consultar'));
    expect((await box('Usuarios: aprobar')).checked).toBe(false);
    await userEvent.click(await box('Mesas: consultar'));
    await userEvent.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Se agrega Mesas: consultar',
      'Se retira Usuarios: consultar',
      'Se retira Usuarios: aprobar',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar permisos' }));
    await expect.poll(() => callsTo(SAVE)).toHaveLength(1);
    expect(callsTo(SAVE)[0]).toMatchObject({
      body: { permisos: [{ subfuncionalidadId: 11, accion: 'consultar' }] },
      version: '"4"',
    });
  });

  it('[ROLE-02] what is changed while they are saved is kept for the next time', async () => {
    const saved = Promise.withResolvers<RolConPermisos>();
    let stored = LIDER as RolConPermisos;
    const { callsTo } = open('/app/admin/roles/5', {
      'GET /administrar-roles': () => ({ ...createMatriz(), roles: [stored] }),
      [SAVE]: () => saved.promise,
    });
    await userEvent.click(await box('Mesas: consultar'));
    await userEvent.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar permisos' }),
    );
    await expect.poll(() => callsTo(SAVE)).toHaveLength(1);
    await userEvent.click(await box('Usuarios: aprobar'));
    stored = {
      ...stored,
      version: 5,
      permisos: callsTo(SAVE)[0]?.body['permisos'] as RolConPermisos['permisos'],
    };
    saved.resolve(stored);
    await userEvent.click(await screen.findByRole('button', { name: 'Revisar y guardar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Se retira Usuarios: aprobar',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  });

  it('[ROLE-02] a rol that changed meanwhile shows both versions and loses nothing', async () => {
    open('/app/admin/roles/5', {
      [SAVE]: () => {
        throw createFailure(412, 'Otra persona cambió este registro.', {
          actual: { ...LIDER, version: 9, permisos: [] },
        });
      },
    });
    await userEvent.click(await box('Mesas: consultar'));
    await userEvent.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar permisos' }),
    );
    const conflict = within(await screen.findByRole('alertdialog', { name: /Otra persona cambió/ }));
    expect(conflict.getByRole('row', { name: 'Usuarios consultar, aprobar —' })).toBeTruthy();
    await userEvent.click(conflict.getByRole('button', { name: 'Seguir editando' }));
    expect((await box('Mesas: consultar')).checked).toBe(true);
  });

  it('[ROLE-02] the reasons of a refusal are shown', async () => {
    const mensaje = 'Nadie más administra usuarios y roles: este rol debe conservar esos permisos.';
    open('/app/admin/roles/5', {
      [SAVE]: () => {
        throw createFailure(403, 'No es posible hacer este cambio en el rol.', { detalles: [{ mensaje }] });
      },
    });
    await userEvent.click(await box('Mesas: consultar'));
    await userEvent.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar permisos' }),
    );
    expect(await screen.findByText(mensaje)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  });

  it('[ROLE-02] a rol that does not exist is told with the way back', async () => {
    open('/app/admin/roles/99');
    expect(await screen.findByRole('heading', { name: 'Rol no encontrado' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a roles' })).toBeTruthy();
  });
});

describe('what is typed in the form of a rol', () => {
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

  function openWithDrafts() {
    const { store, list } = createMemoryDrafts();
    const openAgain = async (address: string, rol: Partial<RolConPermisos> = {}) => {
      document.body.innerHTML = '';
      const matriz = createMatriz();
      const roles = matriz.roles.map((one) => (one.id === 5 ? { ...one, ...rol } : one));
      const made = createUsuariosSite(address, {
        'GET /administrar-roles': () => ({ ...matriz, roles }),
        'PUT /adm-rols/5': ({ body }) => {
          const saved = { ...LIDER, ...body, version: 5 } as RolConPermisos;
          roles[0] = saved;
          return saved;
        },
      });
      render(
        <DraftStoreContext value={store}>
          <DraftOwnerContext value={{ person: '1', place: '7' }}>{made.site}</DraftOwnerContext>
        </DraftStoreContext>,
      );
      await screen.findByLabelText(/^Nombre/);
      return made;
    };
    return { openAgain, list };
  }

  it('[SHELL-04] is offered after a reload, over the version it was written over, with scope and state', async () => {
    const { openAgain, list } = openWithDrafts();
    await openAgain('/app/admin/roles/5');
    await userEvent.type(field(/^Nombre/), ' de grupo');
    await userEvent.selectOptions(field(/^Ámbito/), 'ministerio');
    await userEvent.click(field(/^Activo/));
    await waitFor(() =>
      expect(list()).toMatchObject([{ nombre: 'Líder de grupo', ambito: 'ministerio', activo: false }]),
    );
    await openAgain('/app/admin/roles/5', { version: 5 });
    expect(screen.queryByText(/Tiene un borrador/)).toBeNull();
    await openAgain('/app/admin/roles/5');
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar borrador' }));
    expect(field(/^Nombre/).value).toBe('Líder de grupo');
    expect(field(/^Ámbito/).value).toBe('ministerio');
    expect(field(/^Activo/).checked).toBe(false);
  });

  it('[SHELL-04] permissions that were ticked are offered after a reload, with what was typed, and are no draft as they were', async () => {
    const { openAgain, list } = openWithDrafts();
    const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    await openAgain('/app/admin/roles/5');
    await userEvent.click(await box('Mesas: consultar'));
    await waitFor(() => expect(list()).toHaveLength(1));
    await openAgain('/app/admin/roles/5', { version: 5 });
    expect(screen.queryByText(/Tiene un borrador/)).toBeNull();
    await openAgain('/app/admin/roles/5');
    expect((await box('Mesas: consultar')).checked).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar borrador' }));
    expect((await box('Mesas: consultar')).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer cambios' }));
    await waitFor(() => expect(list()).toEqual([]));
  });

  it('[SHELL-04] is no draft any more once it is saved', async () => {
    const { openAgain, list } = openWithDrafts();
    const { callsTo } = await openAgain('/app/admin/roles/5');
    await userEvent.type(field(/^Nombre/), ' de grupo ');
    await waitFor(() => expect(list()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar datos' }));
    await screen.findByText('El rol fue actualizado.');
    expect(callsTo('PUT /adm-rols/5')).toHaveLength(1);
    await waitFor(() => expect(list()).toEqual([]));
    expect(field(/^Nombre/).value).toBe('Líder de grupo ');
  });

  it('[SHELL-04] a new rol is offered after a reload', async () => {
    const { openAgain, list } = openWithDrafts();
    await openAgain('/app/admin/roles/nuevo');
    await userEvent.type(field(/^Nombre/), 'Gestor');
    await waitFor(() => expect(list()).toMatchObject([{ nombre: 'Gestor' }]));
    await openAgain('/app/admin/roles/nuevo');
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar borrador' }));
    expect(field(/^Nombre/).value).toBe('Gestor');
  });

  it('[ROLE-02] a form nobody typed in follows the rol as it is saved', async () => {
    const { openAgain, list } = openWithDrafts();
    const { queries } = await openAgain('/app/admin/roles/5');
    queries.setQueriesData<{ roles: RolConPermisos[] }>(
      { queryKey: ROLES_KEY },
      (matriz) =>
        matriz && { ...matriz, roles: matriz.roles.map((rol) => ({ ...rol, version: 5, nombre: 'Otro' })) },
    );
    await waitFor(() => expect(field(/^Nombre/).value).toBe('Otro'));
    expect(list()).toEqual([]);
  });
});
