import type { DatabaseSchema } from '@marco/database';
import { type FileStore, type JobHandler, writeSystemAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type ActaRow, findActa, findReunionDeActaBloqueada } from './acta.queries.ts';
import { addSello } from './close-acta.ts';
import { addActa } from './create-acta.ts';
import {
  createDocumentosDe,
  createEdicionPublica,
  keepDocumentos,
  keepEdicionPublica,
} from './keep-documentos.ts';

/**
 * Issues the acta of a meeting of the demo data and, where it is to be, seals it, in the name of the main consultor:
 * the running product makes the documents, so that the first start does not wait for them. Nobody is told of what
 * invented people did, and what somebody issued meanwhile stays theirs.
 */
export function createEmisionDemostracion(files: FileStore): JobHandler<DatabaseSchema> {
  return {
    // As database/seeds/demo/seed-demo-actas.ts asks for it.
    kind: 'emitir-acta-demostracion',
    run: async (trx, payload) => {
      const reunion = await findReunionDeActaBloqueada(trx, Number(payload['reunionId']));
      if (reunion?.estado !== 'realizada' || !reunion.activa || (await findActa(trx, reunion.id))) return;
      const { consultor_principal_id: usuarioId } = await trx
        .selectFrom('reuniones')
        .select('consultor_principal_id')
        .where('id', '=', reunion.id)
        .executeTakeFirstOrThrow();
      const { numero, huella } = await addActa(trx, reunion, usuarioId);
      await writeEvento(trx, 'emitir-acta', reunion.id, {
        antes: null,
        despues: { estado: 'emitida', numero, emision: 1, huella },
      });
      const acta = await getActaRow(trx, reunion.id);
      await keepDocumentos(trx, files, { acta, reunion }, await createDocumentosDe(acta));
      const publica = await createEdicionPublica(acta);
      await keepEdicionPublica(trx, files, { acta: await getActaRow(trx, reunion.id), reunion }, publica);
      if (payload['sellada'] !== true) return;
      const sellado = await addSello(trx, await getActaRow(trx, reunion.id), usuarioId);
      await writeEvento(trx, 'sellar-acta', reunion.id, {
        antes: { estado: 'emitida' },
        despues: { estado: 'sellada', ...sellado },
      });
    },
  };
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
