import { LOCAL_KEYS, OIDC_SCOPE, RETURN_PATH, SESSION_KEYS } from '@marco/acceso/terms';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expectHome, PASSWORD } from './authenticator-page.ts';

/** An answer of the product that holds nothing to run: storage is written there before any screen stands. */
const PLAIN_PAGE = '/salud/vivo';

interface Storage {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

interface Login {
  readonly access_token: string;
  readonly entities: readonly { readonly id: number; readonly nombre: string }[];
  readonly payload: readonly Record<'usuario' | 'rol' | 'funcionalidades', object>[];
}

/**
 * Signs a demo person in without the form: the calls the form makes, in the browser's own cookies, and then what the
 * product keeps of them. The next page that is opened finds the session as a reloaded page finds it.
 *
 * `sign-in-stored.spec.ts` proves that nothing of it differs from a session of the form.
 */
export async function openSession(page: Page, numero: string): Promise<void> {
  await page.goto(PLAIN_PAGE);
  const { local, session } = await signIn(page.request, new URL(page.url()).origin, numero);
  await page.evaluate(
    `for (const [storage, entries] of [[localStorage, ${JSON.stringify(local)}], [sessionStorage, ${JSON.stringify(session)}]])
      for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)`,
  );
}

/** The private home of a person of a single entity, signed in without the form. */
export async function openHomeAs(page: Page, numero: string): Promise<void> {
  await openSession(page, numero);
  await page.goto('/app/home');
  await expectHome(page);
}

async function signIn(request: APIRequestContext, origin: string, numero: string): Promise<Storage> {
  const { autenticador } = await readJson<{ autenticador: { emisor: string; cliente: string } }>(
    await request.get('/api-public/configuracion'),
  );
  const { nonce } = await readJson<{ nonce: string }>(await request.post('/api/servicioLogin/nonce'));
  const asked = await request.get(`${autenticador.emisor}/connect/authorize`, {
    params: {
      client_id: autenticador.cliente,
      redirect_uri: origin + RETURN_PATH,
      scope: OIDC_SCOPE,
      response_type: 'id_token',
      state: 'recorrido',
      nonce,
    },
  });
  // The authenticator shows its form at the address the form is sent to, and leads back with the answer in the mark.
  const answered = await request.post(asked.url(), { form: { tipo: 'CC', numero, contrasena: PASSWORD } });
  const answer = new URLSearchParams(new URL(answered.url()).hash.slice(1));
  const idToken = answer.get('id_token');
  if (!idToken) throw new Error(`Nobody signed in as ${numero}: ${answered.status()} ${answered.url()}`);
  const login = await readJson<Login>(
    await request.post('/api/servicioLogin/login', {
      data: { identificacion: numero, externalToken: idToken },
    }),
  );
  return {
    local: presentLocal(login),
    session: {
      [SESSION_KEYS.flow]: 'implicit',
      [SESSION_KEYS.type]: 'login',
      [SESSION_KEYS.loaded]: 'true',
      session_state: answer.get('session_state') ?? '',
      session_subject: readSubject(idToken),
    },
  };
}

/** With exactly one entity it is in force at once (LOGIN-05); of several one is still to be chosen. */
function presentLocal({ access_token, entities, payload }: Login): Storage['local'] {
  const first = payload.find((record) => 'usuario' in record);
  const [only] = entities;
  if (!first || !only) throw new Error('The login answer has no session.');
  const withoutEntidad = { ...first.usuario, entidad: null, rol: null, funcionalidades: [] };
  const entidad = { id: only.id, nombre: only.nombre };
  const { rol, funcionalidades } = first;
  const payloadOfOne = JSON.stringify({ ...first.usuario, entidad, rol, funcionalidades });
  return {
    [LOCAL_KEYS.accessToken]: access_token,
    [LOCAL_KEYS.infoUser]: JSON.stringify(withoutEntidad),
    [LOCAL_KEYS.entitiesData]: JSON.stringify(entities),
    ...(entities.length === 1 ? { [LOCAL_KEYS.payload]: Buffer.from(payloadOfOne).toString('base64') } : {}),
  };
}

function readSubject(idToken: string): string {
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}

async function readJson<Content>(answer: APIResponse): Promise<Content> {
  if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`);
  return (await answer.json()) as Content;
}
