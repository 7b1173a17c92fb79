import { randomUUID } from 'node:crypto';
import type { Engine } from './engines.ts';
import {
  callUntilKilled,
  killWhileWorking,
  prepareProduct,
  type Scenario,
  type Verdict,
} from './scenario.ts';

const PERSON = '1000000001';
const WRITERS = 4;
const LONGEST_LIFE_MS = 900;

/** Each choice of the entity writes the session and an audit event: no acknowledged one is lost, none is there by half. */
export const writes: Scenario = {
  name: 'writes',
  kills: 20,
  run: async (engine, kills) => {
    const token = await prepareProduct(engine, PERSON);
    const membership = await findMembership(engine);
    const acknowledged = new Set<string>();
    await killWhileWorking({
      environment: engine.environment,
      kills,
      workers: WRITERS,
      longestLifeMs: LONGEST_LIFE_MS,
      work: ({ url }) =>
        callUntilKilled(async () => {
          acknowledged.add(await chooseEntidad(url, token, membership.entidad_id));
        }),
      tell: () => `${acknowledged.size} writes acknowledged`,
    });
    return judge(engine, acknowledged, membership.id);
  },
};

/** @returns the key of the write in the audit trail */
async function chooseEntidad(url: string, token: string, entidadId: number): Promise<string> {
  const correlationId = randomUUID();
  const answer = await fetch(`${url}/api/usuarios/cambiarEntidad`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-correlation-id': correlationId,
    },
    body: JSON.stringify({ entidadId }),
  });
  if (!answer.ok) throw new Error(`The write was answered ${answer.status}: ${await answer.text()}`);
  return correlationId;
}

async function findMembership(engine: Engine) {
  const database = engine.open();
  const row = await database.kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select(['m.id', 'm.entidad_id'])
    .where('u.numero_identificacion', '=', PERSON)
    .executeTakeFirstOrThrow();
  await database.close();
  return row;
}

async function judge(
  engine: Engine,
  acknowledged: ReadonlySet<string>,
  membershipId: number,
): Promise<Verdict> {
  const database = engine.open();
  const rows = await database.kysely.selectFrom('audit_events').select('correlation_id').execute();
  // A change without its audit event, or the other way round.
  const unbound = await database.kysely
    .selectFrom('sessions')
    .select('id')
    .where((where) =>
      where.or([where('membership_id', 'is', null), where('membership_id', '<>', membershipId)]),
    )
    .execute();
  await database.close();
  const stored = new Set(rows.map(({ correlation_id }) => correlation_id));
  const lost = [...acknowledged].filter((id) => !stored.has(id)).length;
  return {
    ok: acknowledged.size > 0 && lost === 0 && unbound.length === 0,
    counts: `${acknowledged.size} writes acknowledged, ${lost} lost, ${unbound.length} half done`,
  };
}
