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

/** Keeps what the entity says of marks, each in the place of what it had said, by one statement however many there are. */
export async function updateRespuestas(
  trx: Running,
  respuestas: readonly RespuestaNueva[],
  usuarioId: number,
): Promise<void> {
  const ids = respuestas.map(({ id }) => id);
  const clases = respuestas.map(({ respuesta }) => respuesta);
  const textos = respuestas.map(({ texto }) => texto);
  await sql`update solicitudes_marcas m
    set respuesta = r.respuesta, respuesta_texto = r.texto, respondida_por = ${usuarioId}, respondida_en = now()
    from unnest(${ids}::int[], ${clases}::text[], ${textos}::text[]) as r (id, respuesta, texto)
    where m.id = r.id`.execute(trx);
}
