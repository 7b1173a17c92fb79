import type { DatabaseSchema } from '@marco/database';
import type { FileStore, LongJobHandler } from '@marco/server-kit';
import { findActaSinPublica, findEmision, findLockedEmision, findReunionDeActa } from './acta.queries.ts';
import { PREPARAR_ACTA } from './create-acta.ts';
import { createEmisionDemostracion } from './create-emision-demostracion.ts';
import {
  createDocumentosDe,
  createEdicionPublica,
  keepDocumentos,
  keepEdicionPublica,
} from './keep-documentos.ts';
import { notifyActa } from './notify-acta.ts';
import { PREPARAR_PUBLICA, toClavePreparacion } from './situacion-acta.ts';

/** Work of the actas of the demo data. */
export function createActasJobs(files: FileStore): readonly LongJobHandler<DatabaseSchema>[] {
  return [createEmisionDemostracion(files)];
}

/**
 * Makes the documents of an issue of an acta from its snapshot, keeps them and tells who attended. No transaction
 * waits for the documents. Repeated after a crash, the job makes the same bytes. If another issue replaced this one
 * meanwhile, it does nothing.
 */
export function createActasWork(files: FileStore): LongJobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR_ACTA,
    start: async (database, payload) => {
      const actaId = Number(payload['actaId']);
      const emision = Number(payload['emision']);
      const issued = await findEmision(database, actaId, emision);
      if (!issued) return async () => undefined;
      const documentos = await createDocumentosDe(issued);
      const publica = await createEdicionPublica(issued);
      return async (trx) => {
        const acta = await findLockedEmision(trx, actaId, emision);
        if (!acta || acta.pdf_archivo_id !== null) return;
        const reunion = await findReunionDeActa(trx, acta.reunion_id);
        if (!reunion) return;
        await keepDocumentos(trx, files, { acta, reunion }, documentos);
        const kept = await findEmision(trx, actaId, emision);
        if (!kept) throw new Error('A locked acta is gone.');
        await keepEdicionPublica(trx, files, { acta: kept, reunion }, publica);
        await notifyActa(trx, 'acta-emitida', reunion, { numero: acta.numero });
      };
    },
  };
}

/**
 * Makes the public edition of the actas issued before there was one, or by an earlier release: from the snapshot, with
 * nothing sealed written again.
 */
export function createActasPublicasWork(files: FileStore): LongJobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR_PUBLICA,
    findDueKey: async (database) => {
      const acta = await findActaSinPublica(database, PREPARAR_PUBLICA);
      return acta ? toClavePreparacion(acta) : undefined;
    },
    start: async (database, payload) => {
      const [actaId = 0, emision = 0] = String(payload['clave']).split('-').map(Number);
      const issued = await findEmision(database, actaId, emision);
      if (!issued) return async () => undefined;
      const publica = await createEdicionPublica(issued);
      return async (trx) => {
        const acta = await findLockedEmision(trx, actaId, emision);
        if (!acta || acta.pdf_archivo_id === null || acta.publica_emision === emision) return;
        const reunion = await findReunionDeActa(trx, acta.reunion_id);
        if (reunion) await keepEdicionPublica(trx, files, { acta, reunion }, publica);
      };
    },
  };
}
