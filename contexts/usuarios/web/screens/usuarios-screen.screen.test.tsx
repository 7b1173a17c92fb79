// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  createFailure,
  createUsuarioRow,
  createUsuariosSite,
} from '../../testing/usuarios-web-site.tsx';

const SEARCH = 'POST /usuarios/getUsuariosByFilter';
const PREVIEW = 'POST /usuarios/cambioMasivo/vistaPrevia';
const CHANGE = 'POST /usuarios/cambioMasivo';
const RESULTADO = {
  usuarios: [
    createUsuarioRow(),
    createUsuarioRow({ id: 32, usuario: { ...createUsuarioRow().usuario, id: 13, nombre: 'Luis Díaz' } }),
  ],
  total: 12,
  porEstado: { pendiente: 2, activa: 9, inactiva: 1, rechazada: 0 },
  todasLasEntidades: true,
  acciones: ['aprobar', 'rechazar'],
};

beforeEach(() => sessionStorage.clear());

function open(address = '/app/admin/users', answers: Record<string, Answer> = {}) {
  const made = createUsuariosSite(address, { [SEARCH]: () => RESULTADO, ...answers });
  render(made.site);
  return made;
}
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('list of users', () => {
  it('[AREA-04] shows everybody with state, counts per state and a way to each', async () => {
    open();
    const ana = within(await row(/Ana Peña/));
    expect(ana.getByText('Pendiente')).toBeTruthy();
    expect(ana.getByText('CC 1000')).toBeTruthy();
    expect(ana.getByRole('link', { name: 'Ver Ana Peña' }).getAttribute('href')).toBe('/app/admin/users/12');
    expect(screen.getByRole('button', { name: 'Activo (9)' })).toBeTruthy();
  });

  it('[AREA-04] filters go into the address and to the server, from the first page', async () => {
    const { router, callsTo } = open('/app/admin/users?pagina=2');
    await row(/Ana Peña/);
    await userEvent.type(screen.getByLabelText('Nombre, documento o correo'), 'peña');
    await userEvent.selectOptions(screen.getByLabelText('Rol'), 'Funcionario de entidad');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => router.state.location.search).toBe('?texto=pe%C3%B1a&rol=6');
    await userEvent.click(await screen.findByRole('button', { name: 'Pendiente (2)' }));
    await expect
      .poll(() => callsTo(SEARCH).at(-1)?.body)
      .toMatchObject({
        texto: 'peña',
        rolId: 6,
        estado: 'pendiente',
        pagina: 1,
      });
  });

  it('[ROUTE-17] userConsult=1 restores the filter and page of the last search', async () => {
    const first = open('/app/admin/users?estado=pendiente&pagina=2&tamano=10');
    await row(/Ana Peña/);
    await first.router.navigate('/app/admin/users/12');
    await first.router.navigate('/app/admin/users?userConsult=1');
    await expect
      .poll(() => first.router.state.location.search)
      .toBe('?userConsult=1&estado=pendiente&pagina=2');
    expect(first.callsTo(SEARCH).at(-1)?.body).toMatchObject({ estado: 'pendiente', pagina: 2 });
  });

  it('[ERR-01] a text too long opens ‘¡Error de validación!’ and shows at its field', async () => {
    open();
    await row(/Ana Peña/);
    await userEvent.click(screen.getByLabelText('Nombre, documento o correo'));
    await userEvent.paste('a'.repeat(201));
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(within(modal).getByText('Escriba máximo 200 caracteres.')).toBeTruthy();
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
  });

  it('[AREA-04] a failed load says why and tries again; nobody found says so', async () => {
    let fails = true;
    open('/app/admin/users', {
      [SEARCH]: () => {
        if (fails) throw createFailure(503, 'El servicio no está disponible.');
        return { ...RESULTADO, usuarios: [], total: 0 };
      },
    });
    expect(await screen.findByText('El servicio no está disponible.')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay usuarios con esos filtros')).toBeTruthy();
  });

  it('[AREA-04] whoever may only look chooses nobody, and no other entity than the own', async () => {
    open('/app/admin/users', { [SEARCH]: () => ({ ...RESULTADO, acciones: [], todasLasEntidades: false }) });
    await row(/Ana Peña/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByLabelText('Entidad')).toBeNull();
  });
});

describe('several at once', () => {
  const EFECTOS = {
    permitidos: 1,
    efectos: [
      {
        membresiaId: 31,
        usuario: RESULTADO.usuarios[0],
        decision: { allowed: true, reasons: [], unblockers: [] },
        ahora: {
          estado: 'activa',
          rol: 'Funcionario de entidad',
          entidad: RESULTADO.usuarios[0]?.entidad.nombre ?? null,
        },
      },
      {
        membresiaId: 32,
        usuario: RESULTADO.usuarios[1],
        decision: {
          allowed: false,
          reasons: ['Usted no puede decidir sobre su propio usuario.'],
          unblockers: ['Administrador MinTIC'],
        },
        ahora: { estado: 'pendiente', rol: null, entidad: RESULTADO.usuarios[0]?.entidad.nombre ?? null },
      },
    ],
  };

  it('[ERR-01] [AREA-04] a rol that only the server finds gone stands at the field', async () => {
    const mensaje = 'El rol elegido no existe.';
    open('/app/admin/users', {
      [PREVIEW]: () => {
        throw createFailure(422, mensaje, {
          code: 'ROL_NO_ENCONTRADO',
          detalles: [{ campo: 'rolId', mensaje }],
        });
      },
    });
    await userEvent.click(within(await row(/Ana Peña/)).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar seleccionados' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Acción/), 'Aprobar');
    const rol = { selector: '[role=dialog] select' };
    await userEvent.selectOptions(await screen.findByLabelText(/^Rol \*?/, rol), '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Ver qué pasará' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    const field = await screen.findByLabelText(/^Rol \*?/, rol);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(mensaje)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/^Acción/), 'Rechazar');
    expect(screen.queryByText(mensaje)).toBeNull();
  });

  it('[ERR-01] [REG-20] shows what will happen to each and why not before it is done', async () => {
    const { callsTo } = open('/app/admin/users', { [PREVIEW]: () => EFECTOS, [CHANGE]: () => EFECTOS });
    for (const name of [/Ana Peña/, /Luis Díaz/])
      await userEvent.click(within(await row(name)).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar seleccionados' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Acción/), 'Aprobar');
    await userEvent.click(dialog.getByRole('button', { name: 'Ver qué pasará' }));
    const missing = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    await userEvent.click(within(missing).getByRole('button', { name: 'Aceptar' }));
    await userEvent.selectOptions(
      await screen.findByLabelText(/^Rol \*?/, { selector: '[role=dialog] select' }),
      '6',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver qué pasará' }));
    expect(await screen.findByText('1 de 2 cambiarán.')).toBeTruthy();
    expect(screen.getByText('Pendiente → Activo · Funcionario de entidad')).toBeTruthy();
    expect(screen.getByText('Usted no puede decidir sobre su propio usuario.')).toBeTruthy();
    expect(screen.getByText('Puede cambiarlo: Administrador MinTIC.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar a 1' }));
    expect(await screen.findByText('El cambio se aplicó a 1 usuario; 1 sin cambio.')).toBeTruthy();
    expect(callsTo(CHANGE)[0]?.body).toEqual({
      accion: 'aprobar',
      rolId: 6,
      membresias: [
        { id: 31, version: 1 },
        { id: 32, version: 1 },
      ],
    });
  });
});
