import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp } from '@marco/test-kit';
import type { Compromiso } from '../contract/index.ts';
import { createCompromisosJobs } from '../server/compromisos/compromisos-jobs.ts';
import { sampleDatosCompromiso } from './datos-compromiso.ts';

export type CompromisosCalls = Awaited<ReturnType<typeof startCompromisosCalls>>;

/** A product with the first open mesa and its lead, and the calls about its commitments as ministry staff make them. */
export async function startCompromisosCalls() {
  const test = await startTestApp();
  const { kysely } = test.database;
  const token = await openTestSession(kysely, '1000000002');
  const { idMesa, idEntidad } = await kysely
    .selectFrom('mesas as m')
    .innerJoin('mesas_entidades as e', 'e.mesa_id', 'm.id')
    .select(['m.id as idMesa', 'e.entidad_id as idEntidad'])
    .where('m.activa', '=', true)
    .where('e.rol', '=', 'lider')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirstOrThrow();

  const send = (method: 'POST' | 'PUT', path: string, payload: object, as = token) =>
    test.app.inject({
      method,
      url: `/api/mesaInteroperabilidad/compromisos${path}`,
      headers: { authorization: `Bearer ${as}` },
      payload,
    });

  /** A call that has to be answered. */
  async function call<Answer = Compromiso>(
    method: 'POST' | 'PUT',
    path: string,
    payload: object,
    as = token,
  ): Promise<Answer> {
    const answer = await send(method, path, payload, as);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  }

  /** The board of a mesa. */
  async function list(filtro: object, as = token): Promise<readonly Compromiso[]> {
    const body = { vista: 'todos', idMesa, tamano: 50, ...filtro };
    return (await call<{ compromisos: Compromiso[] }>('POST', '/listar', body, as)).compromisos;
  }

  const toBody = (part: object = {}) => ({ ...sampleDatosCompromiso, idEntidad, ...part });
  const create = (part: object = {}) => call('POST', '', { ...toBody(part), idMesa, idReunion: null });
  /** The commitment as the board of its mesa shows it. */
  const find = async (id: number) => (await list({})).find((row) => row.id === id);

  /** What the product does by itself about what the commitments wait for. */
  async function work(): Promise<void> {
    const handlers = createCompromisosJobs().filter(({ kind }) => kind === 'cerrar-compromisos-cumplidos');
    await addScheduledJobs(kysely, handlers, new Date());
    const fail = (kind: string, error: unknown) => {
      throw new Error(`${kind} failed`, { cause: error });
    };
    while (await runDueJob(kysely, handlers, fail));
  }

  return { test, idMesa, idEntidad, send, call, list, toBody, create, find, work };
}
