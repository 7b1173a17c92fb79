import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, presentStatuses } from './fault.ts';
import { onProductWithServer, type ProductOnServer } from './product-on-server.ts';

const WRITERS = 12;
const HELD_MS = 8000;
const READ_PAUSE_MS = 50;
const READ_LIMIT_MS = 2000;

/** Somebody holds a row that twelve writers want: reads of others are answered all the while, writers hear why not. */
export const lockedRow: Fault = {
  name: 'locked-row',
  run: () =>
    onProductWithServer(async (running) => {
      const entidadId = await findEntidad(running);
      const writes: number[] = [];
      const reads: { status: number; ms: number }[] = [];
      let isHeld = true;
      const repeat = async (work: () => Promise<void>) => {
        while (isHeld) await work();
      };
      // The work of the database has no limit on an idle transaction that this would meet.
      await running.database.work.transaction().execute(async (holder) => {
        await holder.selectFrom('sessions').select('id').forUpdate().execute();
        const writers = Array.from({ length: WRITERS }, () =>
          repeat(async () => void writes.push(await chooseEntidad(running, entidadId))),
        );
        const reader = repeat(async () => {
          for (const path of ['/api-public/servicios/por-estado', '/salud/listo'])
            reads.push(await read(running, path));
          await wait(READ_PAUSE_MS);
        });
        await wait(HELD_MS);
        isHeld = false;
        await Promise.all([...writers, reader]);
      });
      const after = await chooseEntidad(running, entidadId);
      const slowest = Math.max(...reads.map(({ ms }) => ms));
      return {
        ok:
          reads.every(({ status }) => status === 200) &&
          slowest <= READ_LIMIT_MS &&
          writes.every((status) => status === 503) &&
          after === 200,
        figures:
          `${WRITERS} writers for ${HELD_MS / 1000} s: writes ${presentStatuses(writes)}; ` +
          `reads ${presentStatuses(reads.map(({ status }) => status))}, slowest ${Math.round(slowest)} ms; ` +
          `write after the release ${after}`,
      };
    }),
};

async function findEntidad({ database }: ProductOnServer): Promise<number> {
  const { entidad_id } = await database.kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('m.entidad_id')
    .where('u.numero_identificacion', '=', '1000000001')
    .where('m.estado', '=', 'activa')
    .limit(1)
    .executeTakeFirstOrThrow();
  return entidad_id;
}

async function chooseEntidad({ product, token }: ProductOnServer, entidadId: number): Promise<number> {
  const answer = await fetch(`${product.url}/api/usuarios/cambiarEntidad`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ entidadId }),
  });
  await answer.text();
  return answer.status;
}

async function read({ product }: ProductOnServer, path: string) {
  const begun = performance.now();
  const answer = await fetch(`${product.url}${path}`);
  await answer.text();
  return { status: answer.status, ms: performance.now() - begun };
}
