// @vitest-environment jsdom
import { sampleConfiguracion } from '@marco/parametros/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeAuthenticator, type FakeAuthenticator } from '../../testing/fake-authenticator.ts';
import {
  buildRefusal,
  campos,
  closeModals,
  findModal,
  findNit,
  openRegistro,
  user,
  writeComplete,
  writeTexts,
} from '../../testing/registro-screen.tsx';
import { setPlatformCryptography } from '../../testing/sign-in-stage.tsx';
import { dispatchSignIn } from '../ingreso/sign-in-store.ts';
import { getExternalIdentity } from '../oidc/authenticator-session.ts';

let authenticator: FakeAuthenticator;

beforeAll(async () => {
  authenticator = await createFakeAuthenticator();
});
beforeEach(() => {
  setPlatformCryptography();
  vi.stubGlobal(
    'fetch',
    async (input: RequestInfo | URL, init?: RequestInit) =>
      authenticator.answer(String(input), init) ?? Response.json({}, { status: 503 }),
  );
  localStorage.clear();
  sessionStorage.clear();
  dispatchSignIn('logged-out');
});
afterEach(async () => {
  await closeModals();
  vi.unstubAllGlobals();
});

async function submitRefused(response: () => Response) {
  const site = await openRegistro({ answer: (path) => (path === '/registrar' ? response() : undefined) });
  await writeComplete();
  await user.click(campos.registrar());
  return site;
}

const IDENTITY_BODY = {
  numeroIdentificacion: '52418903',
  primerNombre: 'María',
  segundoNombre: null,
  primerApellido: 'Ñáñez',
  segundoApellido: 'Toro',
  numeroCelular: '300123 4567',
  tipoIdentificacionId: 1,
  cargo: 'Profesional',
  correoEletronico: 'maria@entidad.gov.co',
  autorizaTratamiento: '1.0',
};

describe('refused by the server', () => {
  it('[REG-14] ‘Usuario ya existe en esa entidad’ shows in the modal ‘¡Error!’ and nothing typed is lost', async () => {
    await submitRefused(() =>
      buildRefusal(409, {
        code: 'USUARIO_YA_EXISTE',
        mensaje: 'Usuario ya existe en esa entidad',
        detalles: [],
      }),
    );
    const modal = await findModal('¡Error!');
    expect(modal.getByText('Usuario ya existe en esa entidad')).toBeTruthy();
    await user.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(campos.cargo().value).toBe('Profesional');
    expect(campos.correo().value).toBe('maria@entidad.gov.co');
    expect(campos.confirmacion().value).toBe('maria@entidad.gov.co');
    expect((await campos.entidad()).value).toBe('Migración colombia');
    await waitFor(() => expect(campos.registrar().disabled).toBe(false));
  });

  it('[REG-14] another refusal shows the server’s mensaje', async () => {
    await submitRefused(() =>
      buildRefusal(422, {
        code: 'ENTIDAD_NO_DISPONIBLE',
        mensaje: 'La entidad no está disponible.',
        detalles: [],
      }),
    );
    expect((await findModal('¡Error!')).getByText('La entidad no está disponible.')).toBeTruthy();
  });

  it('[REG-14] without a mensaje of the server the modal says ‘Error al intentar crear el usuario’', async () => {
    await submitRefused(() => new Response('<html>', { status: 502 }));
    expect((await findModal('¡Error!')).getByText('Error al intentar crear el usuario')).toBeTruthy();
  });

  it('[ERR-01] fields the server found wrong open ‘¡Error de validación!’ and show at their fields', async () => {
    await submitRefused(() =>
      buildRefusal(400, {
        code: 'SOLICITUD_INVALIDA',
        mensaje: 'Revise los campos.',
        detalles: [{ campo: 'cargo', mensaje: 'Cargo es requerido' }],
      }),
    );
    const modal = await findModal('¡Error de validación!');
    expect(modal.getByRole('listitem').textContent).toBe('Cargo es requerido');
    await user.click(modal.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(campos.cargo().getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a token that became too old', () => {
  /** The registration refused for its token at first, on a site whose identities come from the authenticator. */
  async function submitTooOld(code: string) {
    let calls = 0;
    const site = await openRegistro({
      answer: (path) => {
        if (path === '/configuracion')
          return Response.json({ ...sampleConfiguracion, autenticador: authenticator.settings });
        if (path === '/servicioLogin/nonce') return Response.json({ nonce: 'nuevo' });
        if (path !== '/registrar') return undefined;
        calls += 1;
        return calls === 1
          ? buildRefusal(403, { code, mensaje: 'El token venció.' })
          : buildRefusal(409, { code: 'X', mensaje: 'Llegó.' });
      },
    });
    await writeComplete();
    await user.click(campos.registrar());
    return site;
  }

  /** Answers the hidden frame as the return page in it does. */
  async function answerFrame(fragment: Readonly<Record<string, string>>): Promise<URL> {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Renovación de la sesión');
    const asked = new URL(frame.src);
    const answer = new URLSearchParams({ ...fragment, state: asked.searchParams.get('state') ?? '' });
    const address = `${asked.searchParams.get('redirect_uri')}#${answer}`;
    const data = { type: 'marco:respuesta-autenticador', address };
    window.dispatchEvent(
      new MessageEvent('message', { origin: location.origin, source: frame.contentWindow, data }),
    );
    return asked;
  }

  it('[REG-14] is renewed once without losing what was typed, and the registration goes through', async () => {
    const { sent } = await submitTooOld('NONCE_DESCONOCIDO');
    const renewed = await authenticator.sign({ nonce: 'nuevo' });
    const asked = await answerFrame({ id_token: renewed });
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ nonce: 'nuevo', prompt: 'none' });
    expect((await findModal('¡Error!')).getByText('Llegó.')).toBeTruthy();
    expect(sent('/servicioLogin/nonce')).toHaveLength(1);
    expect(sent('/registrar').map(({ bearer }) => bearer)).toEqual([
      'Bearer ficha-del-autenticador',
      `Bearer ${renewed}`,
    ]);
  });

  it.each([
    [
      'belongs to somebody else',
      async () => ({ id_token: await authenticator.sign({ nonce: 'nuevo', sub: 'otra-persona' }) }),
    ],
    ['cannot be renewed', async () => ({ error: 'login_required' })],
  ])('shows the refusal when it %s', async (_name, buildAnswer) => {
    const { sent } = await submitTooOld('TOKEN_VENCIDO');
    await answerFrame(await buildAnswer());
    expect((await findModal('¡Error!')).getByText('El token venció.')).toBeTruthy();
    expect(sent('/registrar')).toHaveLength(1);
  });
});

describe('accepted', () => {
  it('[REG-13] a private entity sends the result of the look-up, and never the confirmation', async () => {
    const { sent } = await openRegistro({
      answer: (path) =>
        path === '/registrar' ? buildRefusal(409, { code: 'X', mensaje: 'No.' }) : undefined,
    });
    await findNit('Privada', '999000109', '9');
    await screen.findByText(/Tejidos del sur demo/i);
    await writeTexts();
    await user.type(campos.telefono(), '6013443460');
    await waitFor(() => expect(campos.registrar().disabled).toBe(false));
    await user.click(campos.registrar());
    await findModal('¡Error!');
    expect(sent('/registrar')[0]?.body).toEqual({
      ...IDENTITY_BODY,
      otroNumeroTelefonico: '6013443460',
      tipoEntidad: 'privada',
      nit: '999000109',
      dv: 9,
      nombre: 'Tejidos del Sur Demo S.A.S.',
    });
  });

  it('[REG-13] [API-09] tells that approval is pending, by which mail, and to sign in otherwise; then signs out of the authenticator', async () => {
    const { sent } = await openRegistro();
    await writeComplete();
    await user.click(campos.registrar());
    const modal = await findModal('Registro enviado');
    expect(
      modal.getByText(
        /pendiente de aprobación.*avisaremos por correo.*Si no recibe el correo, inicie sesión/,
      ),
    ).toBeTruthy();
    expect(sent('/registrar')).toEqual([
      {
        path: '/registrar',
        body: { ...IDENTITY_BODY, entidadId: 7 },
        bearer: 'Bearer ficha-del-autenticador',
      },
    ]);
    sessionStorage.setItem('type', 'register');
    await user.click(modal.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(getExternalIdentity()).toBeNull());
    expect(sessionStorage.getItem('type')).toBeNull();
  });
});
