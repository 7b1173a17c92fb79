import { openBodies } from '@marco/server-kit';
import { startTestApp, type TestApp, type TestAppOptions, testSecrets } from '@marco/test-kit';

/** A demo person of one entity, and who they are at the embedded authenticator. */
interface PersonaReset {
  readonly usuarioId: number;
  readonly sujeto: string;
  readonly correo: string;
  readonly entidadId: number;
}

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** The product with a person who forgot the password. */
export interface ResetSite {
  readonly test: TestApp;
  readonly persona: PersonaReset;
  /** Each request comes from another address by default, so that the rate limit does not stop the tests. */
  init(payload: object, address?: string): Promise<Answer>;
  finish(key: string, newPassword: string): Promise<Answer>;
  /** Requests taken and not attended yet. */
  countPending(): Promise<number>;
  /** Whether number and password open a session at the authenticator. */
  canSignIn(password: string): Promise<boolean>;
  /** Keys mailed to the person, oldest first. */
  listMailedKeys(): Promise<string[]>;
}

const LINK = /\/reset-end\?key=([\w-]+)/;

export async function startResetSite(numero: string, options: TestAppOptions = {}): Promise<ResetSite> {
  const test = await startTestApp(options);
  const { kysely } = test.database;
  const persona = await kysely
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .select(['u.id as usuarioId', 'u.sujeto', 'u.correo_electronico as correo', 'm.entidad_id as entidadId'])
    .where('u.numero_identificacion', '=', numero)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  let calls = 0;
  const post = (name: string, payload: object, remoteAddress = `10.0.0.${++calls}`) =>
    test.app.inject({ method: 'POST', url: `/api/cuenta/reset-password/${name}`, payload, remoteAddress });
  return {
    test,
    persona,
    init: (payload, address) => post('init', payload, address),
    finish: (key, newPassword) => post('finish', { key, newPassword }),
    countPending: async () => (await kysely.selectFrom('restablecimientos').select('id').execute()).length,
    canSignIn: (password) => canSignIn(test, numero, password),
    listMailedKeys: async () => {
      const rows = await kysely
        .selectFrom('outbox_messages')
        .select(['message_key', 'text_body', 'html_body', 'sealed_body'])
        .where('event', '=', 'clave-restablecer')
        .where('recipient', '=', persona.correo)
        .orderBy('id')
        .execute();
      return rows.map((row) => LINK.exec(openBodies(testSecrets, row).text)?.[1] ?? '');
    },
  };
}

/** Walks the authorization request up to the answer of the sign-in page. */
async function canSignIn({ app, settings }: TestApp, numero: string, contrasena: string): Promise<boolean> {
  const request = new URLSearchParams({
    client_id: 'marco-interoperabilidad',
    redirect_uri: `${settings.publicUrl}/inicio`,
    response_type: 'id_token',
    scope: 'openid',
    nonce: 'n-1',
    state: 's-1',
  });
  const page = await app.inject({ url: `/autenticador/connect/authorize?${request}` });
  const cookie = page.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await app.inject({
    method: 'POST',
    url: new URL(page.headers.location ?? '', settings.publicUrl).pathname,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ tipo: 'CC', numero, contrasena }).toString(),
  });
  if (answer.statusCode !== 303 && answer.statusCode !== 401)
    throw new Error(`The sign-in page answered ${answer.statusCode}.`);
  return answer.statusCode === 303;
}
