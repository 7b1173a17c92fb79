// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  createDetalle,
  createFailure,
  createUsuariosSite,
} from '../../testing/usuarios-web-site.tsx';

const READ = 'GET /usuarios/12';
const APPROVE = 'POST /validar/aprobarUsuario';
const REJECT = 'POST /validar/rechazarUsuario';

function open(answers: Record<string, Answer> = {}, address = '/app/admin/users/12') {
  const made = createUsuariosSite(address, { [READ]: () => createDetalle(), ...answers });
  render(made.site);
  return made;
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('one user', () => {
  it('[AREA-04] [ROUTE-12] shows identity, memberships, the actions of the state, the history and the way back to the list', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Peña' })).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Cancillería (MRE)' }));
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Aprobar en Cancillería (MRE)',
      'Rechazar en Cancillería (MRE)',
      'Trasladar en Cancillería (MRE)',
    ]);
    expect(screen.getByRole('row', { name: /Registro.*La persona/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a usuarios' }).getAttribute('href')).toBe(
      '/app/admin/users?userConsult=1',
    );
  });

  it.each(['/app/admin/users/12', '/app/admin/users/x'])(
    '[AREA-04] nobody at %s is told with the way back',
    async (address) => {
      open(
        {
          [READ]: () => {
            throw createFailure(404, 'No existe.');
          },
        },
        address,
      );
      expect(await screen.findByRole('heading', { name: 'Usuario no encontrado' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Buscar usuarios' })).toBeTruthy();
    },
  );

  it('[ERR-01] [REG-20] approving asks for a rol and sends it with the version that was looked at', async () => {
    const { callsTo } = open({ [APPROVE]: () => createDetalle().membresias[0] });
    await press(/^Aprobar/);
    await confirm('Aprobar');
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(within(modal).getByText('Elija el rol.')).toBeTruthy();
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    await userEvent.selectOptions(await screen.findByLabelText(/^Rol/), '6');
    await confirm('Aprobar');
    expect(await screen.findByText('El usuario fue aprobado.')).toBeTruthy();
    expect(callsTo(APPROVE).map(({ body, version }) => ({ body, version }))).toEqual([
      { body: { membresiaId: 31, rolId: 6 }, version: '"1"' },
    ]);
    await expect.poll(() => callsTo(READ).length).toBe(2);
  });

  it('[ERR-01] [REG-20] what only the server finds wrong in the rol stands at the field until another is chosen', async () => {
    const mensaje = 'El rol Funcionario de entidad está inactivo.';
    const { callsTo } = open({
      [APPROVE]: () => {
        throw createFailure(403, 'No es posible realizar esta acción sobre el usuario.', {
          code: 'CAMBIO_NO_PERMITIDO',
          detalles: [{ campo: 'rolId', mensaje }],
        });
      },
    });
    await press(/^Aprobar/);
    await userEvent.selectOptions(await screen.findByLabelText(/^Rol/), '6');
    await confirm('Aprobar');
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
    expect(modal.getByText(mensaje)).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Rol/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toContainEqual(expect.stringContaining(mensaje));
    await userEvent.selectOptions(field, '');
    expect(screen.queryByText(mensaje)).toBeNull();
    expect(callsTo(APPROVE)).toHaveLength(1);
  });

  it('[ERR-01] [AREA-04] a refusal with a reason of no field is told whole, and marks the field it names', async () => {
    const reasons = [
      'El usuario fue rechazado: esta acción no aplica.',
      'Solo quien administra roles lo asigna.',
    ] as const;
    open({
      [APPROVE]: () => {
        throw createFailure(403, 'No es posible realizar esta acción sobre el usuario.', {
          code: 'CAMBIO_NO_PERMITIDO',
          detalles: [{ mensaje: reasons[0] }, { campo: 'rolId', mensaje: reasons[1] }],
        });
      },
    });
    await press(/^Aprobar/);
    await userEvent.selectOptions(await screen.findByLabelText(/^Rol/), '6');
    await confirm('Aprobar');
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error!' }));
    for (const reason of reasons) expect(modal.getByText(reason)).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect((await screen.findByLabelText(/^Rol/)).getAttribute('aria-invalid')).toBe('true');
  });

  it('[ERR-01] [REG-20] rejecting asks for a reason of at most 200 characters', async () => {
    const { callsTo } = open({ [REJECT]: () => createDetalle().membresias[0] });
    await press(/^Rechazar/);
    const accept = async () =>
      userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }),
      );
    await confirm('Rechazar');
    expect(within(await screen.findByRole('alertdialog')).getByText('Este campo es requerido')).toBeTruthy();
    await accept();
    await userEvent.click(await screen.findByLabelText(/^Motivo/));
    await userEvent.paste('a'.repeat(201));
    await confirm('Rechazar');
    const tooLong = 'La cantidad máxima de caracteres permitidos son 200';
    expect(within(await screen.findByRole('alertdialog')).getByText(tooLong)).toBeTruthy();
    await accept();
    await userEvent.clear(await screen.findByLabelText(/^Motivo/));
    await userEvent.type(screen.getByLabelText(/^Motivo/), '  Otro cargo ');
    await confirm('Rechazar');
    await expect.poll(() => callsTo(REJECT).at(-1)?.body).toEqual({ membresiaId: 31, motivo: 'Otro cargo' });
  });

  it('[AREA-04] a closed action says why and who can open it, and does nothing', async () => {
    open({ [READ]: () => createDetalle(false) });
    const button = await screen.findByRole('button', { name: /^Aprobar/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await screen.findAllByText(/Su rol no permite realizar esta acción/)).length).toBeGreaterThan(0);
  });

  it('[AREA-04] a membership that changed meanwhile shows both versions and can be decided on the present one', async () => {
    const [membresia] = createDetalle().membresias;
    const { callsTo } = open({
      [APPROVE]: ({ version }) => {
        if (version === '"1"')
          throw createFailure(412, 'Otra persona cambió este registro.', {
            code: 'VERSION_DISTINTA',
            actual: { ...membresia, version: 5, estado: 'rechazada' },
          });
        return membresia;
      },
    });
    await press(/^Aprobar/);
    await userEvent.selectOptions(await screen.findByLabelText(/^Rol/), '6');
    await confirm('Aprobar');
    const conflict = within(await screen.findByRole('alertdialog', { name: /Otra persona cambió/ }));
    expect(conflict.getByRole('row', { name: 'Estado Activo Rechazado' })).toBeTruthy();
    await userEvent.click(conflict.getByRole('button', { name: 'Guardar mi versión' }));
    await expect.poll(() => callsTo(APPROVE).map(({ version }) => version)).toEqual(['"1"', '"5"']);
  });
});
