// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createAccesoSite, type FakeServer } from '../../testing/acceso-site.tsx';
import { buildRefusal, closeModals, findModal, user } from '../../testing/registro-screen.tsx';
import { ResetEndScreen } from './reset-end-screen.tsx';

const FINISH = '/cuenta/reset-password/finish';

const campos = {
  contrasena: () => screen.getByLabelText<HTMLInputElement>(/^Contraseña nueva/),
  confirmacion: () => screen.getByLabelText<HTMLInputElement>(/^Confirmar contraseña/),
  restablecer: () => screen.getByRole<HTMLButtonElement>('button', { name: 'RESTABLECER CONTRASEÑA' }),
};

async function open(answer: FakeServer = () => undefined, address = '/reset-end?key=la-clave') {
  const site = createAccesoSite(
    <ResetEndScreen />,
    undefined,
    (path, body) =>
      answer(path, body) ?? (path === FINISH ? Response.json({ restablecida: true }) : undefined),
    address,
  );
  render(site.site);
  await screen.findByRole('heading', { level: 1, name: 'Definir contraseña nueva' });
  return { ...site, sent: () => site.calls.filter(({ path }) => path === FINISH) };
}

async function write(contrasena: string, confirmacion = contrasena): Promise<void> {
  await user.type(campos.contrasena(), contrasena);
  await user.type(campos.confirmacion(), confirmacion);
}

afterEach(closeModals);

describe('reset-end', () => {
  it('[RESET-04] the title is about the system', async () => {
    await open();
    const { titulo, descripcion } = sampleConfiguracion.producto;
    expect(screen.getByText(`${titulo}. ${descripcion}`)).toBeTruthy();
  });

  it('F20: the key leaves the address bar at once, and still serves, also when the page is loaded again', async () => {
    const { router, sent } = await open();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.state).toEqual({ key: 'la-clave' });
    await write('Clave2026*');
    await user.click(campos.restablecer());
    await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ key: 'la-clave' }]));
  });

  it.each([
    ['contrasena', 'la contraseña'],
    ['confirmacion', 'la confirmación'],
  ] as const)('[RESET-04] %s is hidden, and shown and hidden by its own button', async (campo, nombre) => {
    await open();
    expect(campos[campo]().type).toBe('password');
    await user.click(screen.getByRole('button', { name: `Mostrar ${nombre}` }));
    expect([campos.contrasena().type, campos.confirmacion().type].sort()).toEqual(['password', 'text']);
    expect(campos[campo]().type).toBe('text');
    await user.click(screen.getByRole('button', { name: `Ocultar ${nombre}` }));
    expect(campos[campo]().type).toBe('password');
  });

  it.each([
    ['', ''],
    ['abc', 'abc'],
    ['a'.repeat(51), 'a'.repeat(51)],
  ])(
    '[RESET-04] empty, under 4 or over 50 characters: the texts of the fields and the button disabled (%j)',
    async (contrasena, confirmacion) => {
      const { sent } = await open();
      await user.type(campos.contrasena(), `${contrasena}x{Backspace}`);
      await user.type(campos.confirmacion(), `${confirmacion}x{Backspace}`);
      expect(screen.getByText('El contraseña es requerida')).toBeTruthy();
      expect(screen.getByText('El contraseña de confirmacion requerida')).toBeTruthy();
      expect(campos.restablecer().disabled).toBe(true);
      await user.type(campos.confirmacion(), '{Enter}');
      expect(sent()).toEqual([]);
    },
  );

  it.each([4, 50])('[RESET-04] %i characters enable the button and are sent with the key', async (largo) => {
    const { sent } = await open();
    await write('ñ'.repeat(largo));
    expect(campos.restablecer().disabled).toBe(false);
    await user.click(campos.restablecer());
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([{ key: 'la-clave', newPassword: 'ñ'.repeat(largo) }]),
    );
  });

  it("[RESET-04] [ERR-01] different passwords are found at submit only: modal, and the error 'notmach' on both fields", async () => {
    const { sent } = await open();
    await write('abcd', 'abce');
    expect(screen.queryByText('Las contraseñas deben ser iguales')).toBeNull();
    await user.click(campos.restablecer());
    const modal = await findModal('¡Error de validación!');
    expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Las contraseñas deben ser iguales',
    ]);
    await closeModals();
    expect(screen.getAllByText('Las contraseñas deben ser iguales')).toHaveLength(2);
    for (const campo of [campos.contrasena(), campos.confirmacion()])
      expect(campo.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    await user.type(campos.confirmacion(), '{Backspace}d');
    expect(screen.queryByText('Las contraseñas deben ser iguales')).toBeNull();
  });

  it('[RESET-04] a password may be pasted into both fields', async () => {
    await open();
    for (const campo of [campos.contrasena(), campos.confirmacion()]) {
      await user.click(campo);
      await user.paste('De mi gestor 2026');
    }
    expect([campos.contrasena().value, campos.confirmacion().value]).toEqual([
      'De mi gestor 2026',
      'De mi gestor 2026',
    ]);
  });

  it('[RESET-04] the link ATRÁS leads to the parent route', async () => {
    const { router } = await open();
    await user.click(screen.getByRole('link', { name: 'ATRÁS' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('[RESET-05] success leads to the parent route', async () => {
    const { router } = await open();
    await write('Nueva2026*');
    await user.click(campos.restablecer());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it("[RESET-05] failure: modal '¡Error de validacion!' (no accent) with the server's mensaje; nothing typed is lost", async () => {
    const mensaje = 'El enlace para restablecer la contraseña no es válido, ya se usó o venció.';
    await open((path) =>
      path === FINISH ? buildRefusal(422, { code: 'ENLACE_NO_VALIDO', mensaje }) : undefined,
    );
    await write('Nueva2026*');
    await user.click(campos.restablecer());
    expect((await findModal('¡Error de validacion!')).getByText(mensaje)).toBeTruthy();
    await closeModals();
    expect(campos.contrasena().value).toBe('Nueva2026*');
    expect(campos.restablecer().disabled).toBe(false);
  });

  it("[RESET-05] [ERR-01] a password the server finds too short opens '¡Error de validacion!' with its mensaje, and the message shows at the field until it changes", async () => {
    const mensaje = 'El contraseña es requerida';
    await open((path) =>
      path === FINISH
        ? buildRefusal(400, {
            code: 'SOLICITUD_INVALIDA',
            mensaje: 'Revise los datos.',
            detalles: [{ campo: 'newPassword', mensaje }],
          })
        : undefined,
    );
    await write('abcd');
    await user.click(campos.restablecer());
    const modal = await findModal('¡Error de validacion!');
    expect(modal.getByText('Revise los datos.')).toBeTruthy();
    expect(modal.getByText(mensaje)).toBeTruthy();
    await closeModals();
    expect(screen.getByText(mensaje)).toBeTruthy();
    expect(campos.contrasena().getAttribute('aria-invalid')).toBe('true');
    expect(campos.confirmacion().getAttribute('aria-invalid')).not.toBe('true');
    await user.type(campos.contrasena(), 'e');
    expect(screen.queryByText(mensaje)).toBeNull();
  });

  it('an address without key says what to do instead of a form', async () => {
    await open(() => undefined, '/reset-end');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'solicite uno nuevo' });
    expect(new URL(link.href).pathname).toBe('/reset-init');
    expect(screen.queryByRole('button', { name: 'RESTABLECER CONTRASEÑA' })).toBeNull();
  });

  it('[RESET-07] with an external authenticator it says where to change the password', async () => {
    const direccion = 'https://autenticador.ejemplo/clave';
    await open((path) =>
      path === '/configuracion'
        ? Response.json({
            ...sampleConfiguracion,
            autenticador: { ...sampleConfiguracion.autenticador, cambioContrasena: direccion },
          })
        : undefined,
    );
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ir al autenticador digital' });
    expect(link.href).toBe(direccion);
    expect(screen.queryByRole('button', { name: 'RESTABLECER CONTRASEÑA' })).toBeNull();
  });
});
