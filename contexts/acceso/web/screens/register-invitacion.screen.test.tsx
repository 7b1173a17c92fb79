// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import {
  buildRefusal,
  closeModals,
  findModal,
  sampleIdentity,
  user,
} from '../../testing/registro-screen.tsx';
import { sampleAviso } from '../../testing/sample-aviso.ts';
import { dispatchSignIn } from '../ingreso/sign-in-store.ts';
import { getExternalIdentity, updateExternalIdentity } from '../oidc/authenticator-session.ts';
import { RegisterScreen } from './register-screen.tsx';

// The authenticator of these tests answers nothing.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  localStorage.clear();
  sessionStorage.clear();
  dispatchSignIn('logged-out');
});
afterEach(async () => {
  await closeModals();
  vi.unstubAllGlobals();
});

const PATH = '/invitacion/aceptar';
const MENSAJE = 'La invitación no es válida, ya se usó o venció.';

const refuseInvitacion = () =>
  buildRefusal(422, { code: 'INVITACION_NO_VALIDA', mensaje: MENSAJE, detalles: [] });

async function openInvitacion({
  identity = sampleIdentity,
  address = '/register?invitacion=clave-de-prueba',
  answer = () => Response.json({ entidad: { id: 1, nombre: 'MINISTERIO DEMO' } }),
}: {
  readonly identity?: typeof sampleIdentity | null;
  readonly address?: string;
  readonly answer?: () => Response;
} = {}) {
  updateExternalIdentity(identity, null);
  const site = createAccesoSite(
    <RegisterScreen />,
    undefined,
    (path) => {
      if (path === PATH) return answer();
      if (path === '/tratamiento-de-datos') return Response.json(sampleAviso);
      if (path !== '/adm-tipo-identificacions') return undefined;
      return Response.json([{ id: 1, sigla: 'CC', nombre: 'Cédula de ciudadanía' }]);
    },
    address,
  );
  render(site.site);
  await screen.findByRole('heading', { level: 1, name: 'Aceptar invitación' });
  return { ...site, sent: () => site.calls.filter(({ path }) => path === PATH) };
}

const cargo = () => screen.getByLabelText<HTMLInputElement>(/^Cargo/);
const correo = () => screen.getByLabelText<HTMLInputElement>(/^Correo electrónico institucional/);

async function accept(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Aceptar invitación' }));
}

async function writeAndAccept(): Promise<void> {
  await user.type(cargo(), 'Directora');
  await user.type(correo(), 'maria@entidad.gov.co');
  await user.click(await screen.findByRole('checkbox', { name: /^Autorizo/ }));
  await accept();
}

describe('the link of an invitation', () => {
  it('F20: its key leaves the address bar at once', async () => {
    const { router } = await openInvitacion();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sessionStorage.getItem('invitacion')).toBe('clave-de-prueba');
  });

  it('[REG-01] without an identity asks ‘Nivel de seguridad’ first; who declines leaves the invitation too', async () => {
    const { router } = await openInvitacion({ identity: null });
    expect(sessionStorage.getItem('invitacion')).toBe('clave-de-prueba');
    const modal = await findModal('Nivel de seguridad');
    await user.click(modal.getByRole('button', { name: 'Cancelar solicitud' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.getItem('invitacion')).toBeNull();
  });

  it('survives the way to the authenticator: the address of the return has no key any more', async () => {
    sessionStorage.setItem('invitacion', 'clave-guardada');
    const { sent } = await openInvitacion({ address: '/register', answer: refuseInvitacion });
    await writeAndAccept();
    await findModal('¡Error!');
    expect(sent()[0]?.body).toMatchObject({ key: 'clave-guardada' });
  });

  it('[REG-02] shows the proven identity and asks only for cargo and e-mail', async () => {
    await openInvitacion();
    expect(await screen.findByText('Cédula de ciudadanía')).toBeTruthy();
    expect(screen.getByText('52418903')).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toEqual([cargo(), correo()]);
  });
});

describe('accepting', () => {
  it('[ERR-01] with wrong fields opens ‘¡Error de validación!’ and sends nothing', async () => {
    const { sent } = await openInvitacion();
    await user.type(correo(), 'Mal@Escrito');
    await accept();
    const modal = await findModal('¡Error de validación!');
    expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cargo es requerido',
      expect.stringMatching(/^No tiene el formato correcto/),
      'Debe autorizar el tratamiento de sus datos personales.',
    ]);
    expect(sent()).toEqual([]);
    await user.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(cargo().getAttribute('aria-invalid')).toBe('true');
  });

  it('refused by the server says why and loses nothing that was typed', async () => {
    await openInvitacion({ answer: refuseInvitacion });
    await writeAndAccept();
    const modal = await findModal('¡Error!');
    expect(modal.getByText(MENSAJE)).toBeTruthy();
    await user.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(cargo().value).toBe('Directora');
    expect(correo().value).toBe('maria@entidad.gov.co');
    expect(screen.getByRole('button', { name: 'Aceptar invitación' })).toBeTruthy();
  });

  it('sends the key with the authenticator’s token, says to sign in, and signs out', async () => {
    const { sent } = await openInvitacion();
    await writeAndAccept();
    const modal = await findModal('Invitación aceptada');
    expect(modal.getByText(/Ya es administrador.*Ministerio demo.*Inicie sesión/)).toBeTruthy();
    expect(sent()).toEqual([
      {
        path: PATH,
        body: {
          key: 'clave-de-prueba',
          cargo: 'Directora',
          correoEletronico: 'maria@entidad.gov.co',
          autorizaTratamiento: '1.0',
        },
        bearer: 'Bearer ficha-del-autenticador',
      },
    ]);
    expect(sessionStorage.getItem('invitacion')).toBeNull();
    await user.click(modal.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(getExternalIdentity()).toBeNull());
  });
});
