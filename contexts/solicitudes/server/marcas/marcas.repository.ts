import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { RespuestaMarca } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

export interface MarcaNueva {
  readonly lugar: string;
  readonly nombre: string;
  readonly texto: string;
}

/** Leaves the marks of a return, in their order. */
export async function addMarcas(
  trx: Running,
  { solicitudId, pasoId }: { readonly solicitudId: number; readonly pasoId: number },
  marcas: readonly MarcaNueva[],
): Promise<void> {
  await trx
    .insertInto('solicitudes_marcas')
    .values(
      marcas.map(({ lugar, nombre, texto }, at) => ({
        solicitud_id: solicitudId,
        paso_id: pasoId,
        orden: at + 1,
        lugar,
        lugar_nombre: nombre,
        texto,
      })),
    )
    .execute();
}

export interface RespuestaNueva {
  readonly id: number;
  readonly respuesta: RespuestaMarca;
  readonly texto: string;
}

/** Keeps what the entity says of a mark, in the place of what it had said. */
export async function updateRespuesta(
  trx: Running,
  { id, respuesta, texto }: RespuestaNueva,
  usuarioId: number,
): Promise<void> {
  await trx
    .updateTable('solicitudes_marcas')
    .set({
      respuesta,
      respuesta_texto: texto,
      respondida_por: usuarioId,
      respondida_en: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
