import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { addJob, type CallContext, requireActor } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { GestionActa } from '../../contract/index.ts';
import type { ContenidoActa } from '../../rules/actas/contenido-acta.ts';
import type { ReunionDeActa } from './acta.queries.ts';
import { computeNumero, createActaRow, updateEmision } from './actas.repository.ts';
import { computeHuellaCanonica } from './compute-huella-canonica.ts';
import { readEdicion, readReunionActa } from './read-contenido.ts';
import { toClavePreparacion } from './situacion-acta.ts';
import { requireActa, updateLockedActa } from './update-locked-acta.ts';

/** Kind of the job that makes the documents of an acta. */
export const PREPARAR_ACTA = 'preparar-acta';

/** Address of a meeting inside the site. */
export function toEnlaceReunion({ id, mesa_id }: Pick<ReunionDeActa, 'id' | 'mesa_id'>): string {
  return `/mesas-interoperabilidad/viewmeeting/${id}/${mesa_id}?urlOri=consultar`;
}

/** Takes the snapshot of a meeting. */
async function takeContenido(
  database: Kysely<DatabaseSchema>,
  reunion: ReunionDeActa,
  edicion: { readonly numero: number; readonly emision: number; readonly emitidaEn: Date },
): Promise<ContenidoActa> {
  return {
    edicion: await readEdicion(database, edicion, toEnlaceReunion(reunion)),
    reunion: await readReunionActa(database, reunion.id),
  };
}

async function addPreparacion(
  transaction: Transaction<DatabaseSchema>,
  acta: { readonly id: number; readonly emision: number },
): Promise<void> {
  const { id, emision } = acta;
  await addJob(transaction, {
    kind: PREPARAR_ACTA,
    key: toClavePreparacion(acta),
    payload: { actaId: id, emision },
  });
}

/** The first issue of the acta of a meeting, as it is now. */
export async function readEmision(
  database: Kysely<DatabaseSchema>,
  reunion: ReunionDeActa,
  emitidaEn: Date,
): Promise<{ readonly numero: number; readonly contenido: ContenidoActa; readonly huella: string }> {
  const numero = await computeNumero(database, reunion.mesa_id);
  const contenido = await takeContenido(database, reunion, { numero, emision: 1, emitidaEn });
  return { numero, contenido, huella: computeHuellaCanonica(contenido) };
}

/** Writes the first issue of an acta down, in the name of somebody; its documents are still to be made. */
export async function addActa(
  transaction: Transaction<DatabaseSchema>,
  reunion: ReunionDeActa,
  usuarioId: number,
  emitidaEn = new Date(),
): Promise<{ readonly id: number; readonly numero: number; readonly huella: string }> {
  const { numero, contenido, huella } = await readEmision(transaction, reunion, emitidaEn);
  const ids = { reunionId: reunion.id, mesaId: reunion.mesa_id, usuarioId };
  return { id: await createActaRow(transaction, { ...ids, contenido, huella }), numero, huella };
}

/** Issues the acta of a meeting held: its number and snapshot now, its documents by a job (MESA-11). */
export function createActa(
  database: Kysely<DatabaseSchema>,
  reunionId: number,
  context: CallContext,
): Promise<GestionActa> {
  return updateLockedActa(database, context, {
    action: 'emitir-acta',
    accion: 'emitir',
    reunionId,
    apply: async ({ transaction, reunion }) => {
      const { id, numero, huella } = await addActa(transaction, reunion, requireActor(context).userId);
      await addPreparacion(transaction, { id, emision: 1 });
      return { antes: null, despues: { estado: 'emitida', numero, emision: 1, huella } };
    },
  });
}

/** Issues an acta again, with the meeting as it is now; the documents of the issue before are removed. */
export function updateActa(
  database: Kysely<DatabaseSchema>,
  reunionId: number,
  context: CallContext,
): Promise<GestionActa> {
  return updateLockedActa(database, context, {
    action: 'reemitir-acta',
    accion: 'reemitir',
    reunionId,
    apply: async ({ transaction, reunion, acta: row }) => {
      const acta = requireActa(row);
      const emision = acta.emision + 1;
      const edicion = { numero: acta.numero, emision, emitidaEn: new Date() };
      const contenido = await takeContenido(transaction, reunion, edicion);
      const huella = computeHuellaCanonica(contenido);
      const usuarioId = requireActor(context).userId;
      await updateEmision(transaction, acta.id, { contenido, huella, usuarioId });
      const { pdf_archivo_id, docx_archivo_id, publica_pdf_id, publica_docx_id } = acta;
      for (const id of [pdf_archivo_id, docx_archivo_id, publica_pdf_id, publica_docx_id])
        if (id !== null) await closeArchivo(transaction, id);
      await addPreparacion(transaction, { id: acta.id, emision });
      return {
        antes: { emision: acta.emision, huella: acta.huella_contenido },
        despues: { emision, huella },
      };
    },
  });
}
