// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createAccesoSite, type FakeServer } from '../../testing/acceso-site.tsx';
import {
  clearRecaptcha,
  configuracionConRecaptcha,
  listRecaptchaScripts,
  refuseRecaptchaScript,
  sendRecaptchaScript,
} from '../../testing/recaptcha-page.tsx';
import {
  buildRefusal,
  campos,
  closeModals,
  findModal,
  openRegistro,
  user,
  writeComplete,
} from '../../testing/registro-screen.tsx';
import { ResetInitScreen } from '../screens/reset-init-screen.tsx';

const INIT = '/cuenta/reset-password/init';
const CORREO = 'ana@entidad.gov.co';
const NO_ENVIADA = '¡No es posible solicitar el cambio de contraseña!';

afterEach(async () => {
  await closeModals();
  clearRecaptcha();
});

const on: FakeServer = (path) =>
  path === '/configuracion' ? Response.json(configuracionConRecaptcha) : undefined;

async function openReset(answer: FakeServer = on) {
  const site = createAccesoSite(
    <ResetInitScreen />,
    undefined,
    (path, body) => {
      if (path === '/entidad/finderTopFive') return Response.json([{ id: 2, nombre: 'MINISTERIO 2' }]);
      return answer(path, body) ?? (path === INIT ? Response.json({ recibida: true }) : undefined);
    },
    '/reset-init',
  );
  render(site.site);
  const correo = await screen.findByLabelText<HTMLInputElement>(/^Correo electrónico/);
  const entidad = screen.getByRole<HTMLInputElement>('combobox', { name: 'Entidad' });
  await user.type(correo, CORREO);
  await user.type(entidad, 'minis');
  await user.click(await screen.findByRole('option', { name: /Ministerio 2/ }));
  return {
    send: () => user.click(screen.getByRole('button', { name: 'Enviar solicitud' })),
    sent: () => site.calls.filter(({ path }) => path === INIT),
    listTyped: () => [correo.value, entidad.value],
  };
}

describe('recovery of a password', () => {
  it('[CONF-02] while reCAPTCHA is off it asks for no script and sends no token', async () => {
    const { send, sent } = await openReset(() => undefined);
    await send();
    await findModal('¡Solicitud enviada!');
    expect(listRecaptchaScripts()).toEqual([]);
    expect(sent()).toEqual([{ path: INIT, body: { correoEletronico: CORREO, entidadId: 2 }, bearer: null }]);
    expect(screen.queryByText(/protegido por reCAPTCHA/)).toBeNull();
  });

  it('F5: opened with reCAPTCHA on it asks for the script once, says so, and sends a token of its action', async () => {
    const { send, sent } = await openReset();
    expect(listRecaptchaScripts().map(({ src }) => src)).toEqual([
      'https://humanos.example/recaptcha/api.js?render=clave-publica&hl=es-419',
    ]);
    expect(screen.getByText(/protegido por reCAPTCHA/)).toBeTruthy();
    sendRecaptchaScript();
    await send();
    await findModal('¡Solicitud enviada!');
    expect(sent()).toEqual([
      {
        path: INIT,
        body: { correoEletronico: CORREO, entidadId: 2 },
        bearer: null,
        recaptcha: 'clave-publica.restablecer_contrasena.1',
      },
    ]);
  });

  it('F5: a script that could not be loaded is told, nothing is sent and nothing typed is lost; sending again asks for it anew', async () => {
    const { send, sent, listTyped } = await openReset();
    refuseRecaptchaScript();
    await waitFor(() => expect(listRecaptchaScripts()).toEqual([]));
    await send();
    await waitFor(() => expect(listRecaptchaScripts()).toHaveLength(1));
    refuseRecaptchaScript();
    const modal = await findModal('¡Solicitud enviada!');
    expect(modal.getByText(NO_ENVIADA)).toBeTruthy();
    expect(modal.getByText(/^No fue posible cargar reCAPTCHA/)).toBeTruthy();
    await closeModals();
    expect(sent()).toEqual([]);
    expect(listTyped()).toEqual([CORREO, 'Ministerio 2']);
    await send();
    await waitFor(() => expect(listRecaptchaScripts()).toHaveLength(1));
    sendRecaptchaScript();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('F5: a refusal of the server is told with its reason, and nothing typed is lost', async () => {
    const mensaje = 'No se pudo confirmar con reCAPTCHA que usted es una persona.';
    const { send, listTyped } = await openReset((path, body) =>
      path === INIT ? buildRefusal(422, { code: 'RECAPTCHA_RECHAZADO', mensaje }) : on(path, body),
    );
    sendRecaptchaScript();
    await send();
    const modal = await findModal('¡Solicitud enviada!');
    expect([modal.getByText(NO_ENVIADA), modal.getByText(mensaje)]).toHaveLength(2);
    await closeModals();
    expect(listTyped()).toEqual([CORREO, 'Ministerio 2']);
  });
});

describe('registration', () => {
  it('F5: sends a new token with each call, of its own action', async () => {
    const { sent } = await openRegistro({
      answer: (path, body) =>
        path === '/registrar' ? buildRefusal(409, { code: 'X', mensaje: 'No.' }) : on(path, body),
    });
    sendRecaptchaScript();
    await writeComplete();
    for (const times of [1, 2]) {
      await user.click(campos.registrar());
      await findModal('¡Error!');
      await closeModals();
      await waitFor(() => expect(sent('/registrar')).toHaveLength(times));
    }
    expect(sent('/registrar').map(({ recaptcha }) => recaptcha)).toEqual([
      'clave-publica.registrar.1',
      'clave-publica.registrar.2',
    ]);
  });

  it('F5: a script that could not be loaded is told, nothing is sent and nothing typed is lost', async () => {
    const { sent } = await openRegistro({ answer: on });
    await writeComplete();
    await user.click(campos.registrar());
    refuseRecaptchaScript();
    const modal = await findModal('¡Error!');
    expect(modal.getByText(/^No fue posible cargar reCAPTCHA/)).toBeTruthy();
    await closeModals();
    expect(sent('/registrar')).toEqual([]);
    expect(campos.correo().value).toBe('maria@entidad.gov.co');
  });

  it('[CONF-02] while reCAPTCHA is off it asks for no script', async () => {
    await openRegistro();
    expect(listRecaptchaScripts()).toEqual([]);
  });
});
