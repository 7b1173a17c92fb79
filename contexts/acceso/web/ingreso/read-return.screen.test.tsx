// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { createFakeAuthenticator, type FakeAuthenticator } from '../../testing/fake-authenticator.ts';
import { type SignInStage, setSignInStage } from '../../testing/sign-in-stage.tsx';
import { savePendingSignIn } from '../oidc/pending-sign-in.ts';
import { readReturn } from './read-return.ts';
import { SignInProgress } from './sign-in-progress.tsx';

const LOGIN = '/servicioLogin/login';
const RETURN = 'http://localhost:3000/inicio';
const PENDING = {
  state: 's-1',
  nonce: 'n-1',
  codeVerifier: null,
  target: null,
  levelConfirmed: false,
  failures: 0,
};

let authenticator: FakeAuthenticator;
let stage: SignInStage;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  authenticator = await createFakeAuthenticator();
  stage = setSignInStage(authenticator, {
    [LOGIN]: () => Response.json({ status: { code: 404 }, entities: [], payload: [] }),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The authenticator sent the browser back with a token of these claims. */
async function comeBack(claims: object = {}, pending: object = {}): Promise<{ done: Promise<void> }> {
  savePendingSignIn({ ...PENDING, ...pending });
  const token = await authenticator.sign({ ...claims });
  return { done: readReturn(stage.environment, `${RETURN}#id_token=${token}&state=s-1`) };
}

const logins = () => stage.calls.filter(({ url }) => url.endsWith(LOGIN)).length;
const press = async (dialog: string, button: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: dialog })).getByRole('button', { name: button }),
  );

describe('an answer of the authenticator', () => {
  it('[ROUTE-02] [LOGIN-07] is consumed: the browser goes on to the root and the login service is called', async () => {
    const { done } = await comeBack();
    await press('Nivel de seguridad', 'continuar');
    await done;
    expect(stage.screens).toEqual(['/', '/register']);
    expect(logins()).toBe(1);
    expect(sessionStorage.getItem('signin')).toBeNull();
    expect(location.href).not.toContain('id_token');
  });

  it('[LOGIN-03] with type register it goes to the registration without a login call, after REG-01', async () => {
    sessionStorage.setItem('type', 'register');
    const { done } = await comeBack();
    await press('Nivel de seguridad', 'continuar');
    await done;
    expect(stage.screens).toEqual(['/', '/register']);
    expect(logins()).toBe(0);
  });

  it('[LOGIN-03] REG-01 is not asked twice of who confirmed it before leaving', async () => {
    sessionStorage.setItem('type', 'register');
    await (await comeBack({}, { levelConfirmed: true })).done;
    expect(stage.screens).toEqual(['/', '/register']);
  });
});

describe('an answer that cannot be used', () => {
  it('[LOGIN-07] starts one redirect anew with flow implicit and type login', async () => {
    sessionStorage.setItem('type', 'register');
    await (await comeBack({ nonce: 'ajeno' })).done;
    expect(stage.departures).toEqual([expect.stringContaining('/connect/authorize?')]);
    expect(sessionStorage.getItem('flow')).toBe('implicit');
    expect(sessionStorage.getItem('type')).toBe('login');
    expect(logins()).toBe(0);
  });

  it("[LOGIN-07] the second time shows the reason and 'Reintentar', and redirects no more", async () => {
    await (await comeBack({ nonce: 'ajeno' }, { failures: 1 })).done;
    expect(stage.departures).toEqual([]);
    cleanup();
    render(createAccesoSite(<SignInProgress />).site);
    expect(
      await screen.findByText(
        'La respuesta del autenticador no se pudo verificar. Intente iniciar sesión de nuevo.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});

describe("'/inicio' without an answer", () => {
  it('[LAND-04] [LOGIN-07] starts a login redirect', async () => {
    await readReturn(stage.environment, RETURN);
    expect(stage.departures).toEqual([expect.stringContaining('/connect/authorize?')]);
    expect(sessionStorage.getItem('type')).toBe('login');
  });

  it('[LOGIN-07] discovery that fails once is loaded again; the redirect starts all the same', async () => {
    authenticator.failures = 1;
    await readReturn(stage.environment, RETURN);
    expect(stage.departures).toHaveLength(1);
    expect(sessionStorage.getItem('flow')).toBe('implicit');
  });

  it("[LOGIN-07] discovery that fails twice shows the reason and 'Reintentar'", async () => {
    authenticator.failures = 9;
    await readReturn(stage.environment, RETURN);
    expect(stage.departures).toEqual([]);
    cleanup();
    render(createAccesoSite(<SignInProgress />).site);
    expect(
      await screen.findByText('No fue posible abrir el autenticador. Revise su conexión e intente de nuevo.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});

// Last, for a page leaves once: these sign out.
describe('an identity of another access type', () => {
  const MODAL = 'Tipo de acceso no permitido';

  it('[REG-15] [LOGIN-09] [LOGIN-18] after the modal the logout leaves errorCorreo, and nothing else of the sign-in', async () => {
    const { done } = await comeBack({ acr: '1' });
    expect(sessionStorage.getItem('errorCorreo')).toBeNull();
    await press(MODAL, 'Registrar usuario');
    await done;
    expect(stage.departures).toEqual([expect.stringContaining('/salir?')]);
    expect(sessionStorage.getItem('errorCorreo')).toBe('true');
    for (const key of ['type', 'flow', 'loaded', 'loading']) expect(sessionStorage.getItem(key)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['1', '', '3'])(
    '[LOGIN-02] [LOGIN-18] acr %j opens the modal, makes no login call and stores nothing',
    async (acr) => {
      const { done } = await comeBack({ acr });
      await screen.findByRole('alertdialog', { name: MODAL });
      expect(logins()).toBe(0);
      expect(localStorage).toHaveLength(0);
      expect(sessionStorage.getItem('loaded')).toBeNull();
      await press(MODAL, 'Registrar usuario');
      await done;
    },
  );

  it("[REG-15] the modal says that the process cannot continue and asks to register with 'Documento identidad'", async () => {
    const { done } = await comeBack({ acr: '1' });
    const modal = within(await screen.findByRole('alertdialog', { name: MODAL }));
    expect(
      modal.getByText(
        /^No puede continuar con el proceso en el sistema.*Debe registrarse en el autenticador con el tipo de acceso «Documento identidad»\.$/,
      ),
    ).toBeTruthy();
    expect(modal.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Registrar usuario']);
    await press(MODAL, 'Registrar usuario');
    await done;
  });
});
