// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createAccesoSite, type FakeServer } from '../../testing/acceso-site.tsx';
import { buildRefusal, closeModals, findModal, user } from '../../testing/registro-screen.tsx';
import { ResetInitScreen } from './reset-init-screen.tsx';

const EJEMPLO = sampleConfiguracion.formularios.correoEjemplo;

const CORREO = 'ana@entidad.gov.co';
const INIT = '/cuenta/reset-password/init';
const BACK_PATH = '/';

const campos = {
  correo: () => screen.getByLabelText<HTMLInputElement>(/^Correo electrónico/),
  entidad: () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Entidad' }),
  enviar: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar solicitud' }),
};

async function open(answer: FakeServer = () => undefined) {
  const site = createAccesoSite(
    <ResetInitScreen />,
    undefined,
    (path, body) =>
      answer(path, body) ??
      (path === INIT
        ? Response.json({ recibida: true })
        : path === '/entidad/finderTopFive'
          ? Response.json([1, 2, 3, 4, 5].map((id) => ({ id, nombre: `MINISTERIO ${id}` })))
          : undefined),
    '/reset-init',
  );
  render(site.site);
  await screen.findByRole('heading', { level: 1, name: 'Restablecer contraseña' });
  return { ...site, sent: () => site.calls.filter(({ path }) => path === INIT) };
}

async function pickEntidad(): Promise<void> {
  await user.type(campos.entidad(), 'minis');
  await user.click(await screen.findByRole('option', { name: /Ministerio 2/ }));
}

async function writeComplete(): Promise<void> {
  await user.type(campos.correo(), CORREO);
  await pickEntidad();
}

afterEach(closeModals);

describe('reset-init', () => {
  it("[RESET-01] [ERR-01] an empty e-mail is 'El correo electrónico es requerido', in modal and field", async () => {
    const { sent } = await open();
    await pickEntidad();
    await user.click(campos.enviar());
    const modal = await findModal('¡Error de validación!');
    expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'El correo electrónico es requerido',
    ]);
    await closeModals();
    expect(screen.getByText('El correo electrónico es requerido')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it("[RESET-01] another format is 'No tiene el formato correcto' with the sample address", async () => {
    await open();
    await user.type(campos.correo(), 'Ana@Entidad.gov.co');
    await user.tab();
    expect(screen.getByText(`No tiene el formato correcto ${EJEMPLO}`)).toBeTruthy();
  });

  it("[RESET-02] the entity offers five; without text it is 'Entidad es requerido'", async () => {
    const { calls } = await open();
    await user.type(campos.correo(), CORREO);
    await user.click(campos.enviar());
    expect((await findModal('¡Error de validación!')).getByText('Entidad es requerido')).toBeTruthy();
    await closeModals();
    expect(screen.getByText('Entidad es requerido')).toBeTruthy();
    await user.type(campos.entidad(), 'minis');
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    expect(calls.at(-1)).toMatchObject({ path: '/entidad/finderTopFive', body: { nombreEntidad: 'minis' } });
  });

  it("[RESET-02] [ERR-01] typed and not picked is 'Debe seleccionar una entidad del menú desplegable'", async () => {
    const { sent } = await open();
    await user.type(campos.correo(), CORREO);
    await user.type(campos.entidad(), 'minis');
    await user.click(campos.enviar());
    const modal = await findModal('¡Error de validación!');
    expect(modal.getByText('Debe seleccionar una entidad del menú desplegable')).toBeTruthy();
    await closeModals();
    expect(screen.getByText('Debe seleccionar una entidad del menú desplegable')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['transport', () => Response.error()],
    ['5xx', () => buildRefusal(503, { code: 'SERVICIO_NO_DISPONIBLE', mensaje: 'No disponible.' })],
    ['rate limit', () => buildRefusal(429, { code: 'DEMASIADAS_PETICIONES', mensaje: 'Espere.' })],
  ])(
    "[RESET-03] failure (%s): '¡Solicitud enviada!' says it is not possible, and keeps what was typed",
    async (_kind, answer) => {
      await open((path) => (path === INIT ? answer() : undefined));
      await writeComplete();
      await user.click(campos.enviar());
      const modal = await findModal('¡Solicitud enviada!');
      expect(modal.getByText('¡No es posible solicitar el cambio de contraseña!')).toBeTruthy();
      await closeModals();
      expect([campos.correo().value, campos.entidad().value]).toEqual([CORREO, 'Ministerio 2']);
    },
  );

  it("[RESET-03] success: '¡Solicitud enviada!' with a neutral text, then one level up", async () => {
    const { sent, router } = await open();
    await writeComplete();
    await user.click(campos.enviar());
    const modal = await findModal('¡Solicitud enviada!');
    expect(modal.getByText(/^Si el correo y la entidad corresponden a una cuenta/)).toBeTruthy();
    expect(sent()).toEqual([{ path: INIT, body: { correoEletronico: CORREO, entidadId: 2 }, bearer: null }]);
    await closeModals();
    await waitFor(() => expect(router.state.location.pathname).toBe(BACK_PATH));
  });

  it("[RESET-01] [ERR-01] a field the server refuses opens '¡Error de validación!' with its message, which shows at the field until it changes", async () => {
    const mensaje = 'No tiene el formato correcto x@y.co';
    const detalles = [{ campo: 'correoEletronico', mensaje }];
    await open((path) =>
      path === INIT ? buildRefusal(400, { code: 'SOLICITUD_INVALIDA', mensaje: 'No.', detalles }) : undefined,
    );
    await writeComplete();
    await user.click(campos.enviar());
    const modal = await findModal('¡Error de validación!');
    expect(modal.getByText(mensaje)).toBeTruthy();
    await closeModals();
    expect(screen.getByText(mensaje)).toBeTruthy();
    expect(campos.correo().getAttribute('aria-invalid')).toBe('true');
    await user.type(campos.correo(), 'm');
    expect(screen.queryByText(mensaje)).toBeNull();
  });

  it('[RESET-06] the back link goes one level up', async () => {
    const { router } = await open();
    await user.click(screen.getByRole('link', { name: 'ATRÁS' }));
    expect(router.state.location.pathname).toBe(BACK_PATH);
  });

  it('[RESET-07] with an external authenticator it says where to change the password, and has no form', async () => {
    const direccion = 'https://autenticador.ejemplo/clave';
    await open((path) =>
      path === '/configuracion'
        ? Response.json({
            ...sampleConfiguracion,
            autenticador: { ...sampleConfiguracion.autenticador, cambioContrasena: direccion },
          })
        : undefined,
    );
    expect(await screen.findByText(/La contraseña se cambia en el autenticador digital/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ir al autenticador digital' });
    expect(link.href).toBe(direccion);
    expect(screen.queryByRole('button', { name: 'Enviar solicitud' })).toBeNull();
  });

  it('F9: where no mail can be sent it says so beforehand, with whom to write to, and has no form', async () => {
    await open((path) =>
      path === '/configuracion'
        ? Response.json({
            ...sampleConfiguracion,
            autenticador: { ...sampleConfiguracion.autenticador, recuperacion: false },
          })
        : undefined,
    );
    expect(await screen.findByText(/no puede enviar correos, así que no ofrece el cambio/)).toBeTruthy();
    const { soporte } = sampleConfiguracion.pie.correos;
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: soporte }).href).toBe(`mailto:${soporte}`);
    expect(screen.queryByRole('button', { name: 'Enviar solicitud' })).toBeNull();
  });
});
