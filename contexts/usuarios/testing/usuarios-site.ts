import { getEntidadId } from '@marco/entidades/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';

/** Demo people the tests call as or decide about, by what they are. */
export const PERSONAS = {
  administrador: '1000000001',
  consultor: '1000000002',
  /** Leads the interoperability of an entity (Cancillería). */
  lider: '1000000003',
  /** Active in two entities, pending in one, inactive in one. */
  variasEntidades: '1000000004',
  pendiente: '1000000005',
  inactiva: '1000000006',
  coordinador: '1000000013',
  rechazada: '1000000111',
} as const;

export interface UsuariosSite {
  readonly test: TestApp;
  post(as: string, path: string, payload: object, headers?: Record<string, string>): Promise<Respuesta>;
  get(as: string, path: string): Promise<Respuesta>;
  /** Any call with a token at hand. */
  send(
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<Respuesta>;
  put(as: string, path: string, payload: object, headers?: Record<string, string>): Promise<Respuesta>;
  /** Membership of a person, the only one or that in an entity by acronym. */
  findMembresia(
    numero: string,
    sigla?: string,
  ): Promise<{ id: number; version: number; [column: string]: unknown }>;
  findRolId(codigo: string): Promise<number>;
  findEntidadId(sigla: string): Promise<number>;
  /** Puts every membership back as it was when the product started; the sessions of the tests end. */
  reset(): Promise<void>;
  countAudit(action: string, objectId: number, result?: 'exito' | 'rechazo'): Promise<number>;
}

interface Respuesta {
  readonly statusCode: number;
  // biome-ignore lint/suspicious/noExplicitAny: the answer of any endpoint, as a test reads it
  json(): any;
}

/** The real product with what the tests of users and roles ask of it. */
export async function startUsuariosSite(): Promise<UsuariosSite> {
  const test = await startTestApp();
  const { kysely } = test.database;
  const seeded = await kysely.selectFrom('membresias').selectAll().execute();
  const tokens = new Map<string, string>();
  async function tokenOf(numero: string): Promise<string> {
    const token = tokens.get(numero) ?? (await openTestSession(kysely, numero));
    tokens.set(numero, token);
    return token;
  }
  const send: UsuariosSite['send'] = (token, method, path, payload, headers = {}) =>
    test.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload ? { payload } : {}),
    });
  return {
    test,
    send,
    post: async (as, path, payload, headers) => send(await tokenOf(as), 'POST', path, payload, headers),
    put: async (as, path, payload, headers) => send(await tokenOf(as), 'PUT', path, payload, headers),
    get: async (as, path) => send(await tokenOf(as), 'GET', path),
    findMembresia: (numero, sigla) => {
      const query = kysely
        .selectFrom('membresias as m')
        .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
        .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
        .selectAll('m')
        .where('u.numero_identificacion', '=', numero);
      return (sigla ? query.where('e.sigla', '=', sigla) : query).executeTakeFirstOrThrow();
    },
    findRolId: async (codigo) =>
      (await kysely.selectFrom('roles').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow())
        .id,
    findEntidadId: (sigla) => getEntidadId(kysely, sigla),
    reset: async () => {
      tokens.clear();
      await kysely.deleteFrom('sessions').execute();
      await kysely.deleteFrom('notificaciones').execute();
      await kysely
        .deleteFrom('membresias')
        .where(
          'id',
          'not in',
          seeded.map(({ id }) => id),
        )
        .execute();
      for (const { id, ...row } of seeded)
        await kysely.updateTable('membresias').set(row).where('id', '=', id).execute();
    },
    countAudit: async (action, objectId, result = 'exito') => {
      const rows = await kysely
        .selectFrom('audit_events')
        .select('id')
        .where('action', '=', action)
        .where('object_id', '=', String(objectId))
        .where('result', '=', result)
        .execute();
      return rows.length;
    },
  };
}
