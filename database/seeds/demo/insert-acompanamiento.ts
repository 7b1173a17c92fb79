import { toMomentText } from '@marco/country/local-time';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { getNamed } from './directory.ts';
import type { InsertedSolicitud } from './inserted-solicitud.ts';
import type { PlannedSolicitud } from './plan-solicitudes.ts';

/** What the returned requests of the demo have to correct, one of them answered, and what people wrote about some. */
export async function insertAcompanamiento(
  trx: Transaction<DatabaseSchema>,
  inserted: readonly InsertedSolicitud[],
  usuarios: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { id, solicitud } of inserted) {
    const { marcas = [], mensajes = [], consultor } = solicitud;
    if (marcas.length > 0) await insertMarcas(trx, id, solicitud, usuarios);
    if (mensajes.length > 0)
      await trx
        .insertInto('solicitudes_conversaciones')
        .values(
          mensajes.map(({ de, dia, hora, texto }) => ({
            solicitud_id: id,
            usuario_id: getNamed(usuarios, de),
            es_ministerio: de === consultor,
            texto,
            created_at: toMomentText(dia, hora),
          })),
        )
        .execute();
  }
}

async function insertMarcas(
  trx: Transaction<DatabaseSchema>,
  solicitudId: number,
  { marcas = [], solicitante }: PlannedSolicitud,
  usuarios: ReadonlyMap<string, number>,
): Promise<void> {
  const vuelta = await trx
    .selectFrom('solicitudes_pasos')
    .select(['id', 'created_at'])
    .where('solicitud_id', '=', solicitudId)
    .where('accion', '=', 'devolver')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('solicitudes_marcas')
    .values(
      marcas.map(({ lugar, nombre, texto, respuesta }, at) => ({
        solicitud_id: solicitudId,
        paso_id: vuelta.id,
        orden: at + 1,
        lugar,
        lugar_nombre: nombre,
        texto,
        created_at: vuelta.created_at,
        ...(respuesta === undefined
          ? {}
          : {
              respuesta: 'corregida',
              respuesta_texto: respuesta,
              respondida_por: getNamed(usuarios, solicitante),
              respondida_en: vuelta.created_at,
            }),
      })),
    )
    .execute();
}
