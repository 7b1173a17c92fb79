import type { DatabaseSchema } from '@marco/database';
import { type FileStore, type LongJobHandler, writeSystemAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import {
  type ActaRow,
  findActa,
  findReunionDeActa,
  findReunionDeActaBloqueada,
  getConsultor,
  type ReunionDeActa,
} from './acta.queries.ts';
import { addSello } from './close-acta.ts';
import { addActa, readEmision } from './create-acta.ts';
import {
  createDocumentosDe,
  createEdicionPublica,
  keepDocumentos,
  keepEdicionPublica,
} from './keep-documentos.ts';

/**
 * Issues the acta of a meeting of the demo data and, where it is to be, seals it, in the name of the main consultor:
 * the running product makes the documents, so that the first start does not wait for them, and no transaction waits
 * for the pages. They are made of the acta as it would be issued now; when somebody changed the meeting meanwhile,
 * nothing is written and it is tried again. Nobody gets a message about actions of invented people, and an acta that
 * a person issued does not change. One of the history is of the days that are said (`database/seeds/demo/historia/insert-actas.ts`);
 * the trail says when the product made it.
 */
export function createEmisionDemostracion(files: FileStore): LongJobHandler<DatabaseSchema> {
  return {
    // As database/seeds/demo/seed-demo-actas.ts asks for it, and the history.
    kind: 'emitir-acta-demostracion',
    start: async (database, payload) => {
      const reunionId = Number(payload['reunionId']);
      const planned = await findReunionDeActa(database, reunionId);
      if (!planned || !(await isPorEmitir(database, planned))) return async () => undefined;
      const emitidaEn = findMomento(payload['emitidaEn']) ?? new Date();
      const { contenido, huella } = await readEmision(database, planned, emitidaEn);
      const documentos = await createDocumentosDe({ contenido });
      const publica = await createEdicionPublica({ contenido, huella_contenido: huella });
      return async (trx) => {
        const reunion = await findReunionDeActaBloqueada(trx, reunionId);
        if (!reunion || !(await isPorEmitir(trx, reunion))) return;
        const usuarioId = await getConsultor(trx, reunionId);
        const emitida = await addActa(trx, reunion, usuarioId, emitidaEn);
        if (emitida.huella !== huella) throw new Error(`The meeting ${reunionId} changed meanwhile.`);
        await writeEvento(trx, 'emitir-acta', reunionId, {
          antes: null,
          despues: { estado: 'emitida', numero: emitida.numero, emision: 1, huella },
        });
        await keepDocumentos(trx, files, { acta: await getActaRow(trx, reunionId), reunion }, documentos);
        await keepEdicionPublica(trx, files, { acta: await getActaRow(trx, reunionId), reunion }, publica);
        if (payload['sellada'] !== true) return;
        const sellado = await addSello(
          trx,
          await getActaRow(trx, reunionId),
          usuarioId,
          findMomento(payload['selladaEn']),
        );
        await writeEvento(trx, 'sellar-acta', reunionId, {
          antes: { estado: 'emitida' },
          despues: { estado: 'sellada', ...sellado },
        });
      };
    },
  };
}

/** A moment that is said, never one to come; undefined where none is. */
function findMomento(dicho: unknown): Date | undefined {
  if (typeof dicho !== 'string') return undefined;
  const [momento, ahora] = [new Date(dicho), new Date()];
  return momento < ahora ? momento : ahora;
}

/** Whether the meeting was held and nobody issued its acta. */
async function isPorEmitir(database: Kysely<DatabaseSchema>, reunion: ReunionDeActa): Promise<boolean> {
  if (reunion.estado !== 'realizada' || !reunion.activa) return false;
  return (await findActa(database, reunion.id)) === undefined;
}

async function getActaRow(trx: Transaction<DatabaseSchema>, reunionId: number): Promise<ActaRow> {
  const acta = await findActa(trx, reunionId);
  if (!acta) throw new Error(`The meeting ${reunionId} has no acta.`);
  return acta;
}

/** The system did it, not the person it is signed by. */
async function writeEvento(
  trx: Transaction<DatabaseSchema>,
  action: 'emitir-acta' | 'sellar-acta',
  reunionId: number,
  detail: {
    readonly antes: Readonly<Record<string, unknown>> | null;
    readonly despues: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const object = { objectType: 'reunion', objectId: reunionId };
  await writeSystemAudit(trx, { action, result: 'exito', ...object, detail });
}
