// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { createFakeAuthenticator, type FakeAuthenticator } from '../../testing/fake-authenticator.ts';
import { sampleIdentity } from '../../testing/sample-identity.ts';
import { sampleUsuario } from '../../testing/sample-session.ts';
import { type SignInStage, type StageAnswers, setSignInStage } from '../../testing/sign-in-stage.tsx';
import { findRetriableLogin, runLogin } from './run-login.ts';
import { getSession } from './session-store.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { dispatchSignIn } from './sign-in-store.ts';

const LOGIN = '/servicioLogin/login';
const { entidad: _entidad, rol, funcionalidades, ...usuario } = sampleUsuario;
const state = { usuarioPorAprobar: false, usuarioRechazado: false, estadoUsuario: true };
const active = { id: 3, nombre: 'DEPARTAMENTO NACIONAL DE PLANEACIÓN', ...state };
const pending = {
  id: 4,
  nombre: 'MIGRACIÓN COLOMBIA',
  ...state,
  usuarioPorAprobar: true,
  estadoUsuario: false,
};
const inactive = { id: 5, nombre: 'INSTITUTO GEOGRÁFICO', ...state, estadoUsuario: false };
const record = { entidadDTO: { id: 3 }, usuario, rol, funcionalidades };

let authenticator: FakeAuthenticator;
beforeAll(async () => {
  authenticator = await createFakeAuthenticator();
});
afterEach(() => vi.unstubAllGlobals());

function answer(content: object, status = 200): StageAnswers {
  return { [LOGIN]: () => Response.json(content, { status }) };
}

/** Runs a login as soon as the token was received. */
function run(answers: StageAnswers): SignInStage & { readonly done: Promise<void> } {
  const stage = setSignInStage(authenticator, answers);
  dispatchSignIn('token-received');
  return { ...stage, done: runLogin(stage.environment, sampleIdentity, null) };
}

const countLogins = ({ calls }: SignInStage) => calls.filter(({ url }) => url.endsWith(LOGIN)).length;

describe('the login call', () => {
  it('[LOGIN-01] [LOGIN-02] sends identificacion and externalToken, once per sign-in', async () => {
    const stage = run(
      answer({ status: { code: 200 }, entities: [active], payload: [record], access_token: 'f' }),
    );
    await stage.done;
    expect(stage.calls.find(({ url }) => url.endsWith(LOGIN))).toEqual({
      url: `/api${LOGIN}`,
      body: { identificacion: '52418903', externalToken: 'token-de-prueba' },
    });
    await runLogin(stage.environment, sampleIdentity, null);
    expect(countLogins(stage)).toBe(1);
  });

  it("[LOGIN-02] is not made when 'loaded' is set", async () => {
    const stage = setSignInStage(authenticator);
    sessionStorage.setItem('loaded', 'true');
    await runLogin(stage.environment, sampleIdentity, null);
    expect(stage.calls).toEqual([]);
  });
});

describe('after login', () => {
  it('[LOGIN-04] status 200 with a usable entity stores the session: loaded, info_user and access token', async () => {
    const stage = run(
      answer({
        status: { code: 200 },
        entities: [pending, active],
        payload: [{}, record],
        access_token: 'ficha-1',
      }),
    );
    await stage.done;
    expect(sessionStorage.getItem('loaded')).toBe('true');
    expect(localStorage.getItem('access_token')).toBe('ficha-1');
    expect(JSON.parse(localStorage.getItem('info_user') ?? '{}')).toMatchObject(usuario);
  });

  it("[LOGIN-05] more than one entity goes to 'user-entities', also when one alone can be entered", async () => {
    const stage = run(
      answer({
        status: { code: 200 },
        entities: [active, inactive],
        payload: [record, {}],
        access_token: 'f',
      }),
    );
    await stage.done;
    expect(stage.screens).toEqual(['/user-entities']);
    expect(localStorage.getItem('payload')).toBeNull();
  });

  it("[LOGIN-05] [ENT-08] [LOGIN-19] exactly one entity adds rol and funcionalidades to the payload and goes to 'app', without a click", async () => {
    const stage = run(
      answer({ status: { code: 200 }, entities: [active], payload: [record], access_token: 'f' }),
    );
    await stage.done;
    expect(stage.screens).toEqual(['/app']);
    expect(getSession()?.usuario).toEqual({
      ...usuario,
      rol: { nombre: 'Administrador' },
      funcionalidades,
      entidad: { id: 3, nombre: active.nombre },
    });
    expect(Object.keys(usuario).sort()).toEqual([
      'correoEletronico',
      'primerApellido',
      'primerNombre',
      'segundoApellido',
      'segundoNombre',
      'usuario',
    ]);
  });

  it('[LOGIN-13] local storage keeps the specified keys only, the payload encoded', async () => {
    await run(answer({ status: { code: 200 }, entities: [active], payload: [record], access_token: 'f' }))
      .done;
    expect(Object.keys(localStorage).sort()).toEqual([
      'access_token',
      'entitiesData',
      'info_user',
      'payload',
    ]);
    const payload = localStorage.getItem('payload') ?? '';
    expect(() => JSON.parse(payload)).toThrow();
    expect(payload).not.toContain('María');
  });
});

describe('doors that stay closed', () => {
  it("[LOGIN-03] status.code 404 goes to 'register' after 'Nivel de seguridad', and stores nothing", async () => {
    const stage = run(answer({ status: { code: 404 }, entities: [], payload: [] }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Nivel de seguridad' }));
    expect(stage.screens).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'continuar' }));
    await stage.done;
    expect(stage.screens).toEqual(['/register']);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    [
      'pending and inactive',
      [pending, inactive],
      [
        'Migración colombia: Usuario pendiente por aprobación-MinEj',
        'Instituto geográfico: Usuario inactivo',
      ],
    ],
    ['rejected', [{ ...inactive, usuarioRechazado: true }], ['Instituto geográfico: Usuario inactivo']],
  ] as const)(
    "[LOGIN-06] %s: modal 'Error' lists the reason of each; 'continuar' logs out and revokes the token",
    async (_name, entities, reasons) => {
      // A page leaves once: the modules of a page that has not left yet.
      vi.resetModules();
      const fresh = await import('./run-login.ts');
      const { updateExternalIdentity } = await import('../oidc/authenticator-session.ts');
      const withToken = await createFakeAuthenticator('code');
      const payload = entities.map(() => ({}));
      const stage = setSignInStage(withToken, answer({ status: { code: 200 }, entities, payload }));
      updateExternalIdentity({ ...sampleIdentity, accessToken: 'ficha-externa' }, null);
      const done = fresh.runLogin(stage.environment, sampleIdentity, null);
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }));
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(reasons);
      const { soporte } = stage.environment.settings.pie.correos;
      expect(dialog.getByRole('link', { name: soporte }).getAttribute('href')).toBe(`mailto:${soporte}`);
      expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['continuar']);
      expect(stage.departures).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'continuar' }));
      await done;
      const revoked = withToken.calls.find(({ path }) => path === '/connect/revocation');
      expect(new URLSearchParams(revoked?.body).get('token')).toBe('ficha-externa');
      expect(stage.departures).toEqual([expect.stringContaining('/salir?')]);
      expect(stage.screens).toEqual([]);
      expect(localStorage).toHaveLength(0);
    },
  );
});

const problem = { type: 'x', title: 'x', status: 403, detalles: [], correlationId: 'c' };
const signedIn = { status: { code: 200 }, entities: [active], payload: [record], access_token: 'f' };

describe('failures', () => {
  it.each<[string, StageAnswers, string]>([
    [
      'a refusal',
      answer({ ...problem, code: 'TOKEN_VENCIDO', mensaje: 'El token del autenticador venció.' }, 403),
      'El token del autenticador venció.',
    ],
    [
      'a fall of the server',
      answer({ ...problem, status: 500, code: 'ERROR_INTERNO', mensaje: 'Ocurrió un error.' }, 500),
      'Ocurrió un error.',
    ],
    [
      'a network that is gone',
      {
        [LOGIN]: () => {
          throw new TypeError('Failed to fetch');
        },
      },
      'No fue posible conectarse con el servidor. Revise su conexión e intente de nuevo.',
    ],
    [
      'an unknown status.code',
      answer({ ...signedIn, status: { code: 418 } }),
      'Ocurrió un error inesperado. Intente de nuevo.',
    ],
  ])(
    "[LOGIN-14] %s shows its reason and 'Reintentar', and stores nothing",
    async (_name, answers, reason) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const stage = run(answers);
      await stage.done;
      logged.mockRestore();
      cleanup();
      render(createAccesoSite(<SignInProgress />).site);
      expect(await screen.findByText(reason)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
      expect(stage.screens).toEqual([]);
      expect(localStorage).toHaveLength(0);
    },
  );

  it('[LOGIN-14] a passing failure is mended by trying again with the same token', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const stage = run({
      [LOGIN]: () => (isDown ? Response.json({}, { status: 503 }) : Response.json(signedIn)),
    });
    await stage.done;
    isDown = false;
    await findRetriableLogin()?.();
    logged.mockRestore();
    expect(stage.screens).toEqual(['/app']);
    expect(stage.calls.map(({ body }) => body)).toEqual([
      { identificacion: '52418903', externalToken: 'token-de-prueba' },
      { identificacion: '52418903', externalToken: 'token-de-prueba' },
    ]);
  });
});
