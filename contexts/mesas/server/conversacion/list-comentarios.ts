import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { type CallContext, refuse, requireActor, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ComentarioMesa, mesasErrors, type PaginaComentarios } from '../../contract/index.ts';
import {
  canChangeComentario,
  canComment,
  canReadConversacion,
} from '../../rules/conversacion/can-comment.ts';
import { listMencionados } from '../../rules/conversacion/menciones.ts';
import { findGestion, listParticipantes } from '../mesas/gestion-mesa.queries.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import {
  type ComentarioRow,
  countComentarios,
  listComentarios,
  listNombres,
  listQuienesParticipan,
} from './comentarios.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the caller may do in the conversation of a mesa; undefined where there is no such mesa. */
export async function findLectura(database: Database, idMesa: number, context: CallContext) {
  const mesa = await findGestion(database, idMesa);
  if (!mesa) return undefined;
  const participantes = (await listParticipantes(database, idMesa)).map(({ id }) => id);
  const quien = toQuienGestiona(context);
  return {
    mesa,
    quien,
    leer: canReadConversacion(quien, participantes),
    escribir: canComment(quien, participantes, mesa),
  };
}

/**
 * The same for who may read it; for anybody else there is none.
 *
 * @throws MESA_NO_ENCONTRADA, CONVERSACION_RESERVADA
 */
export async function requireLector(database: Database, idMesa: number, context: CallContext) {
  const lectura = await findLectura(database, idMesa, context);
  if (!lectura) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
  requireAllowed(lectura.leer, mesasErrors, 'CONVERSACION_RESERVADA');
  return lectura;
}

interface PaginaPedida {
  readonly idMesa: number;
  readonly antesDe?: number | undefined;
  readonly tamano: number;
}

/**
 * A page of the conversation of a mesa.
 *
 * @throws MESA_NO_ENCONTRADA, CONVERSACION_RESERVADA
 */
export async function listComentariosMesa(
  database: Database,
  { idMesa, antesDe, tamano }: PaginaPedida,
  context: CallContext,
): Promise<PaginaComentarios> {
  const { escribir } = await requireLector(database, idMesa, context);
  // One more than the page tells whether there is another.
  const [rows, total] = await Promise.all([
    listComentarios(database, idMesa, { antesDe, limite: tamano + 1 }),
    countComentarios(database, idMesa),
  ]);
  const page = rows.slice(0, tamano).toReversed();
  return {
    comentarios: await presentComentarios(database, page, { escribir, context }),
    siguiente: rows.length > tamano ? (page[0]?.id ?? null) : null,
    total,
    escribir,
  };
}

/** @throws MESA_NO_ENCONTRADA, CONVERSACION_RESERVADA */
export async function listMencionables(database: Database, idMesa: number, context: CallContext) {
  await requireLector(database, idMesa, context);
  const personas = await listQuienesParticipan(database, idMesa);
  return personas.map(({ entidad, ...persona }) => ({
    ...persona,
    entidad: entidad === null ? null : presentEntidad(entidad),
  }));
}

interface Lector {
  readonly escribir: PaginaComentarios['escribir'];
  readonly context: CallContext;
}

export async function presentComentarios(
  database: Database,
  rows: readonly ComentarioRow[],
  { escribir, context }: Lector,
): Promise<ComentarioMesa[]> {
  const { userId } = requireActor(context);
  const mencionados = new Set(rows.flatMap(({ texto }) => listMencionados(texto)));
  const nombres = await listNombres(database, [...mencionados]);
  const now = new Date();
  return rows.map((row) => {
    const esPropio = row.usuario_id === userId;
    const ids = listMencionados(row.texto);
    return {
      id: row.id,
      autor: row.autor,
      entidad: row.entidad === null ? null : presentEntidad(row.entidad),
      esPropio,
      texto: row.texto,
      menciones: nombres.filter(({ id }) => ids.includes(id)),
      fecha: row.created_at.toISOString(),
      editado: row.editado_en !== null,
      cambiar: canChangeComentario(escribir, { esPropio, escritoEn: row.created_at }, now),
    };
  });
}
