import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { RespuestasNivelTres } from '../../contract/index.ts';
import type { VeredictoConcepto, VeredictoItem } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** What level 3 alone has of a draft. */
export async function addNivelTres(
  trx: Running,
  nivelTres: { readonly solicitudId: number; readonly servicioVersionId: number; readonly listaId: number },
): Promise<void> {
  await trx
    .insertInto('solicitudes_nivel_tres')
    .values({
      solicitud_id: nivelTres.solicitudId,
      servicio_version_id: nivelTres.servicioVersionId,
      lista_id: nivelTres.listaId,
    })
    .execute();
}

/** Puts parts of the answers in the place of those it had; the others stay. */
export async function saveRespuestas(
  trx: Running,
  solicitudId: number,
  partes: RespuestasNivelTres,
): Promise<void> {
  await trx
    .updateTable('solicitudes_nivel_tres')
    .set({ respuestas: sql<string>`respuestas || ${JSON.stringify(partes)}::jsonb` })
    .where('solicitud_id', '=', solicitudId)
    .execute();
}

/** Changes columns of it; the caller must increase the version of the request. */
export async function updateNivelTres(
  trx: Running,
  solicitudId: number,
  columns: UpdateObject<DatabaseSchema, 'solicitudes_nivel_tres'>,
): Promise<void> {
  await trx
    .updateTable('solicitudes_nivel_tres')
    .set(columns)
    .where('solicitud_id', '=', solicitudId)
    .execute();
}

interface ConceptoDado {
  readonly solicitudId: number;
  readonly veredicto: VeredictoConcepto;
  readonly motivo: string;
  readonly usuarioId: number;
}

/** What the operator concluded, now. */
export async function saveConcepto(
  trx: Running,
  { solicitudId, veredicto, motivo, usuarioId }: ConceptoDado,
): Promise<void> {
  await updateNivelTres(trx, solicitudId, {
    concepto_veredicto: veredicto,
    concepto_motivo: motivo,
    concepto_usuario_id: usuarioId,
    concepto_en: sql<Date>`now()`,
  });
}

export async function addDocumentosNivelTres(
  trx: Running,
  solicitudId: number,
  archivos: readonly string[],
): Promise<void> {
  if (archivos.length === 0) return;
  await trx
    .insertInto('solicitudes_nivel_tres_archivos')
    .values(archivos.map((archivo_id) => ({ archivo_id, solicitud_id: solicitudId })))
    .execute();
}

export async function clearDocumentosNivelTres(
  trx: Running,
  solicitudId: number,
  archivos: readonly string[],
): Promise<void> {
  if (archivos.length === 0) return;
  await trx
    .deleteFrom('solicitudes_nivel_tres_archivos')
    .where('solicitud_id', '=', solicitudId)
    .where('archivo_id', 'in', archivos)
    .execute();
}

/** Says of an item whether it is met, in the place of what was said before. */
export async function saveDictamen(
  trx: Running,
  dictamen: {
    readonly solicitudId: number;
    readonly codigo: string;
    readonly veredicto: VeredictoItem;
    readonly motivo: string;
    readonly usuarioId: number;
  },
): Promise<void> {
  const { solicitudId, codigo, veredicto, motivo, usuarioId } = dictamen;
  await trx
    .insertInto('solicitudes_verificaciones')
    .values({ solicitud_id: solicitudId, codigo, veredicto, motivo, usuario_id: usuarioId })
    .onConflict((conflict) =>
      conflict.columns(['solicitud_id', 'codigo']).doUpdateSet({
        veredicto,
        motivo,
        usuario_id: usuarioId,
        created_at: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** Takes back what was said of an item. */
export async function clearDictamen(trx: Running, solicitudId: number, codigo: string): Promise<void> {
  await trx
    .deleteFrom('solicitudes_verificaciones')
    .where('solicitud_id', '=', solicitudId)
    .where('codigo', '=', codigo)
    .execute();
}

/** Removes what level 3 has of a draft; its files and the request are the caller's. */
export async function clearNivelTres(trx: Running, solicitudId: number): Promise<void> {
  await trx.deleteFrom('solicitudes_verificaciones').where('solicitud_id', '=', solicitudId).execute();
  await trx.deleteFrom('solicitudes_nivel_tres_archivos').where('solicitud_id', '=', solicitudId).execute();
  await trx.deleteFrom('solicitudes_nivel_tres').where('solicitud_id', '=', solicitudId).execute();
}
