// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildRefusal,
  campos,
  closeModals,
  findModal,
  findNit,
  openRegistro,
  sampleIdentity,
  user,
  writeComplete,
  writeTexts,
} from '../../testing/registro-screen.tsx';
import { getExternalIdentity, updateExternalIdentity } from '../oidc/authenticator-session.ts';
import { dispatchSignIn } from '../sign-in/sign-in-store.ts';

const refreshed = vi.hoisted(() => vi.fn());
vi.mock('../oidc/silent-refresh.ts', () => ({ refreshSilently: refreshed }));

// The authenticator of these tests answers nothing.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  refreshed.mockReset();
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
  it('[REG-14] is renewed once without losing what was typed, and the registration goes through', async () => {
    refreshed.mockImplementation(async () => {
      const renewed = { ...sampleIdentity, idToken: 'ficha-renovada' };
      updateExternalIdentity(renewed, null);
      return renewed;
    });
    let calls = 0;
    const { sent } = await openRegistro({
      answer: (path) => {
        if (path === '/servicioLogin/nonce') return Response.json({ nonce: 'nuevo' });
        if (path !== '/registrar') return undefined;
        calls += 1;
        return calls === 1
          ? buildRefusal(403, { code: 'NONCE_DESCONOCIDO', mensaje: 'Venció.' })
          : buildRefusal(409, { code: 'X', mensaje: 'Llegó.' });
      },
    });
    await writeComplete();
    await user.click(campos.registrar());
    expect((await findModal('¡Error!')).getByText('Llegó.')).toBeTruthy();
    expect(refreshed).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'nuevo');
    expect(sent('/registrar').map(({ bearer }) => bearer)).toEqual([
      'Bearer ficha-del-autenticador',
      'Bearer ficha-renovada',
    ]);
  });

  it('shows the refusal when it cannot be renewed or belongs to somebody else', async () => {
    refreshed.mockResolvedValue({ ...sampleIdentity, subject: 'otra-persona' });
    const { sent } = await submitRefused(() =>
      buildRefusal(403, { code: 'TOKEN_VENCIDO', mensaje: 'El token venció.' }),
    );
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
