import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type MensajeDeConversacion,
  type PaginaConversacion,
  solicitudesErrors,
} from '../../contract/index.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { canConverse } from '../../rules/conversacion/can-converse.ts';
import { isVisible } from '../solicitudes/present-solicitud.ts';
import { findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { countMensajes, listMensajes, type MensajeRow } from './conversacion.queries.ts';

export function presentMensaje(
  { id, autor, texto, es_ministerio, usuario_id, created_at }: MensajeRow,
  { usuarioId }: Pick<QuienTramita, 'usuarioId'>,
): MensajeDeConversacion {
  return {
    id,
    autor,
    texto,
    esMinisterio: es_ministerio,
    esPropio: usuario_id === usuarioId,
    fecha: created_at.toISOString(),
  };
}

interface PaginaPedida {
  readonly id: number;
  readonly antesDe?: number | undefined;
  readonly tamano: number;
}

/**
 * A page of the conversation of a request, for who may read the request.
 *
 * @throws SOLICITUD_NO_ENCONTRADA
 */
export async function listConversacion(
  database: Kysely<DatabaseSchema>,
  { id, antesDe, tamano }: PaginaPedida,
  quien: QuienTramita,
): Promise<PaginaConversacion> {
  const row = await findSolicitudRow(database, id);
  if (!row || !isVisible(row, quien)) throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA');
  // One more than the page tells whether there is another.
  const [rows, total] = await Promise.all([
    listMensajes(database, id, { antesDe, limite: tamano + 1 }),
    countMensajes(database, id),
  ]);
  const page = rows.slice(0, tamano).toReversed();
  return {
    mensajes: page.map((mensaje) => presentMensaje(mensaje, quien)),
    siguiente: rows.length > tamano ? (page[0]?.id ?? null) : null,
    total,
    entidad: row.entidad,
    escribir: canConverse(row, quien),
  };
}
