// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccesoSite, type FakeServer } from '../../testing/acceso-site.tsx';
import { closeModals, findModal, user } from '../../testing/registro-screen.tsx';
import { openSampleSession } from '../../testing/sample-session.ts';
import { UpdateContrasena } from './update-contrasena.tsx';

const PATH = '/cuenta/cambiarContrasena';

function open(answer: FakeServer = () => undefined) {
  const site = createAccesoSite(<UpdateContrasena />, undefined, answer);
  render(site.site);
  return site;
}

async function fill(actual: string, nueva: string, confirmacion: string) {
  await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
  if (actual) await user.type(modal.getByLabelText(/^Contraseña actual/), actual);
  await user.type(modal.getByLabelText(/^Contraseña nueva/), nueva);
  await user.type(modal.getByLabelText(/^Confirmar contraseña/), confirmacion);
  await user.click(modal.getByRole('button', { name: 'Cambiar contraseña' }));
}

beforeEach(() => openSampleSession());
afterEach(closeModals);

describe('change of the own password', () => {
  it.each([
    ['without the present one', '', 'Nueva2026*', 'Nueva2026*', 'Escriba su contraseña actual.'],
    [
      'with two different new ones',
      'Demo2026*',
      'Nueva2026*',
      'Otra2026*',
      'Las contraseñas deben ser iguales',
    ],
    ['with a short one', 'Demo2026*', 'a#9', 'a#9', 'El contraseña es requerida'],
  ])('sends nothing %s', async (_title, actual, nueva, confirmacion, mensaje) => {
    const { calls } = open();
    await fill(actual, nueva, confirmacion);
    expect((await findModal('¡Error de validación!')).getAllByText(mensaje).length).toBeGreaterThan(0);
    expect(calls.map(({ path }) => path)).not.toContain(PATH);
  });

  it('a refusal shows the text of the server', async () => {
    const mensaje = 'La contraseña actual no es correcta, o hubo demasiados intentos. Intente más tarde.';
    open((path) =>
      path === PATH
        ? Response.json({ code: 'CONTRASENA_ACTUAL_DISTINTA', mensaje }, { status: 422 })
        : undefined,
    );
    await fill('Demo2026*', 'Nueva2026*', 'Nueva2026*');
    expect(await screen.findByText(mensaje)).toBeTruthy();
  });

  it('sends the present and the new one', async () => {
    const { calls } = open((path) => (path === PATH ? Response.json({ cambiada: true }) : undefined));
    await fill('Demo2026*', 'Nueva2026*', 'Nueva2026*');
    await expect
      .poll(() => calls.find(({ path }) => path === PATH)?.body)
      .toEqual({ actual: 'Demo2026*', newPassword: 'Nueva2026*' });
  });
});
