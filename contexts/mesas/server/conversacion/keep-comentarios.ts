import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import {
  type CallContext,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { LIMITES_COMENTARIO } from '../../contract/conversacion.terms.ts';
import { type ComentarioMesa, mesasErrors } from '../../contract/index.ts';
import { toEditMesa } from '../../contract/mesas-private.paths.ts';
import { canChangeComentario } from '../../rules/conversacion/can-comment.ts';
import { listMencionados } from '../../rules/conversacion/menciones.ts';
import { findLockedGestion } from '../mesas/gestion-mesa.queries.ts';
import { findLockedComentario, getComentario, listQuienesParticipan } from './comentarios.queries.ts';
import { addComentario, clearComentario, updateComentarioTexto } from './comentarios.repository.ts';
import { findLectura, presentComentarios, requireLector } from './list-comentarios.ts';
import { novedadesConversacion } from './novedades-conversacion.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

/** Mails of one address about mentions in an hour; above that they show in the product alone. */
const TOPE = { correos: 6, horas: 1 } as const;

/**
 * Writes in the conversation of an open mesa and tells who is mentioned. The lock keeps the mesa open meanwhile.
 *
 * @throws MESA_NO_ENCONTRADA, CONVERSACION_RESERVADA, MESA_CERRADA, SOLICITUD_INVALIDA
 */
export function createComentarioMesa(
  database: Database,
  { idMesa, texto }: { readonly idMesa: number; readonly texto: string },
  context: CallContext,
): Promise<ComentarioMesa> {
  const intent = { action: 'comentar-mesa', objectType: 'comentario-mesa' };
  return runAudited(database, context, intent, {}, async (transaction) => {
    await findLockedGestion(transaction, idMesa);
    const { mesa, quien, escribir } = await requireLector(transaction, idMesa, context);
    requireAllowed(escribir, mesasErrors, 'MESA_CERRADA');
    const mencionados = await verifyMenciones(transaction, idMesa, texto);
    const { userId: usuarioId } = requireActor(context);
    const entidadId = quien.esMinisterio ? null : quien.entidadId;
    const id = await addComentario(transaction, { mesaId: idMesa, usuarioId, entidadId, texto });
    const saved = await readComentario(transaction, id, { escribir, context });
    await notifyMencionados(transaction, { mesa, autor: saved.autor, mencionados, usuarioId });
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      // What was said stays in the conversation, and the historial of the mesa tells what was done in it.
      detail: { antes: null, despues: { mesa: idMesa, menciones: mencionados.length } },
    });
    return saved;
  });
}

/**
 * The author changes a comment of theirs a short time after it was written; who is mentioned now for the first time is told.
 *
 * @throws COMENTARIO_NO_ENCONTRADO, COMENTARIO_BLOQUEADO, SOLICITUD_INVALIDA
 */
export function updateComentarioMesa(
  database: Database,
  { idComentario: id, texto }: { readonly idComentario: number; readonly texto: string },
  context: CallContext,
): Promise<ComentarioMesa> {
  return changeOwn(
    database,
    context,
    { action: 'editar-comentario-mesa', id },
    async (transaction, found) => {
      const { row, mesa, escribir } = found;
      const mencionados = await verifyMenciones(transaction, row.mesa_id, texto);
      const told = listMencionados(row.texto);
      await updateComentarioTexto(transaction, id, texto);
      await notifyMencionados(transaction, {
        mesa,
        autor: row.autor,
        mencionados: mencionados.filter((one) => !told.includes(one)),
        usuarioId: row.usuario_id,
      });
      return readComentario(transaction, id, { escribir, context });
    },
  );
}

/** @throws COMENTARIO_NO_ENCONTRADO, COMENTARIO_BLOQUEADO */
export function deleteComentarioMesa(
  database: Database,
  { idComentario: id }: { readonly idComentario: number },
  context: CallContext,
): Promise<{ id: number }> {
  return changeOwn(database, context, { action: 'eliminar-comentario-mesa', id }, async (transaction) => {
    await clearComentario(transaction, id);
    return { id };
  });
}

type Hallado = Awaited<ReturnType<typeof findPropio>>;

function changeOwn<Result>(
  database: Database,
  context: CallContext,
  { action, id }: { readonly action: string; readonly id: number },
  apply: (transaction: Running, found: Hallado) => Promise<Result>,
): Promise<Result> {
  const intent = { action, objectType: 'comentario-mesa', objectId: id };
  return runAudited(database, context, intent, {}, async (transaction) => {
    const found = await findPropio(transaction, id, context);
    const result = await apply(transaction, found);
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { mesa: found.row.mesa_id }, despues: null },
    });
    return result;
  });
}

/** A comment the caller may change; one of a mesa they do not read does not exist for them. */
async function findPropio(transaction: Running, id: number, context: CallContext) {
  const row = await findLockedComentario(transaction, id);
  if (!row) throw refuse(mesasErrors, 'COMENTARIO_NO_ENCONTRADO');
  const lectura = await findLectura(transaction, row.mesa_id, context);
  if (!lectura?.leer.allowed) throw refuse(mesasErrors, 'COMENTARIO_NO_ENCONTRADO');
  const { mesa, escribir } = lectura;
  const esPropio = row.usuario_id === requireActor(context).userId;
  const change = canChangeComentario(escribir, { esPropio, escritoEn: row.created_at }, new Date());
  requireAllowed(change, mesasErrors, 'COMENTARIO_BLOQUEADO');
  return { row, mesa, escribir };
}

async function readComentario(
  transaction: Running,
  id: number,
  lector: Parameters<typeof presentComentarios>[2],
): Promise<ComentarioMesa> {
  const [saved] = await presentComentarios(transaction, [await getComentario(transaction, id)], lector);
  if (!saved) throw new Error(`The comment ${id} was not stored.`);
  return saved;
}

/** The people a text mentions, who must take part in the mesa: a mention tells nobody else of it. */
async function verifyMenciones(transaction: Running, idMesa: number, texto: string): Promise<number[]> {
  const mencionados = listMencionados(texto);
  if (mencionados.length === 0) return [];
  if (mencionados.length > LIMITES_COMENTARIO.menciones)
    throw refuseField('texto', `Mencione máximo ${LIMITES_COMENTARIO.menciones} personas.`);
  const participan = new Set((await listQuienesParticipan(transaction, idMesa)).map(({ id }) => id));
  if (!mencionados.every((id) => participan.has(id)))
    throw refuseField('texto', 'Mencione solo a personas que participan en la mesa.');
  return [...mencionados];
}

interface Mencion {
  readonly mesa: { readonly id: number; readonly nombre: string };
  readonly autor: string;
  readonly mencionados: readonly number[];
  /** Who wrote it, and is not told of it. */
  readonly usuarioId: number;
}

async function notifyMencionados(
  transaction: Running,
  { mesa, autor, mencionados, usuarioId }: Mencion,
): Promise<void> {
  for (const mencionado of mencionados)
    if (mencionado !== usuarioId)
      await notify(transaction, {
        evento: novedadesConversacion['mesa-mencion'],
        usuarioId: mencionado,
        enlace: toEditMesa(mesa.id),
        variables: { mesa: mesa.nombre, autor },
        tope: TOPE,
      });
}
