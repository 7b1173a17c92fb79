import { openTestSession, type TestApp } from '@marco/test-kit';
import { sampleDatosElemento } from './datos-elemento.ts';

/** The people of the life of an element, by their demo identity. */
const PERSONAS = {
  administrador: '1000000001',
  autor: '1000000002',
  entidad: '1000000003',
  coordinador: '1000000013',
  auditor: '1000000011',
  privada: '1000000010',
} as const;
export type Persona = keyof typeof PERSONAS;

export type ElementosCalls = Awaited<ReturnType<typeof openElementosCalls>>;

/** Calls of the elements by the people who make them, and the places the samples stand in. */
export async function openElementosCalls(test: TestApp) {
  const { kysely } = test.database;
  const tokens = new Map<Persona, string>();
  for (const [persona, numero] of Object.entries(PERSONAS))
    tokens.set(persona as Persona, await openTestSession(kysely, numero));
  const { id: capaId } = await kysely
    .selectFrom('capas_de_uso')
    .select('id')
    .where('tipo', '=', 'comun')
    .executeTakeFirstOrThrow();
  const { id: dominioId } = await kysely
    .selectFrom('dominios')
    .select('id')
    .where('activo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { entidad_id: entidadResponsableId } = await kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('m.entidad_id')
    .where('u.numero_identificacion', '=', PERSONAS.entidad)
    .where('m.estado', '=', 'activa')
    .executeTakeFirstOrThrow();
  const call = (
    persona: Persona,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    test.app.inject({
      method,
      url: `/api/elemento-dato${path}`,
      headers: { authorization: `Bearer ${tokens.get(persona)}`, ...headers },
      ...(payload ? { payload } : {}),
    });
  const toBody = (change: object = {}) => ({
    ...sampleDatosElemento,
    capaId,
    dominioId,
    entidadResponsableId,
    ...change,
  });
  const create = (change: object = {}, persona: Persona = 'autor', headers = {}) =>
    call(persona, 'POST', '', toBody(change), headers);
  /** Uses the present version, because the server refuses irreversible calls without a version. */
  const step = (persona: Persona, versionId: number, paso: string, payload: object = {}) =>
    call(persona, 'POST', `/${versionId}/${paso}`, payload, { 'if-match': '*' });
  /** Takes a draft through its whole life until it is in force. */
  const incorporate = async (versionId: number) => {
    for (const [persona, paso] of [
      ['autor', 'enviar'],
      ['coordinador', 'avalar'],
      ['entidad', 'aprobar'],
      ['administrador', 'incorporar'],
    ] as const) {
      const answer = await step(persona, versionId, paso);
      if (answer.statusCode !== 200) throw new Error(`${paso}: ${answer.body}`);
    }
    return (await call('autor', 'GET', `/${versionId}`)).json();
  };
  return { call, create, step, incorporate, toBody, capaId, dominioId, entidadResponsableId };
}
