import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  permissionKey,
  refuse,
  reopenOutboxMessage,
  requireActor,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CorreoSaliente, correosErrors } from '../contract/index.ts';
import { RECURSO_CORREOS } from '../contract/terms.ts';
import { canSubmitReintento, findEstadoCorreo } from '../rules/index.ts';
import {
  type FiltroSalientes,
  findSaliente,
  type SalienteRow,
  searchSalientes,
} from './salientes.queries.ts';

type Database = Kysely<DatabaseSchema>;

const EDITAR = permissionKey(RECURSO_CORREOS, 'editar');

export interface SalientesDependencies {
  readonly database: Database;
  /** Whether mails leave the product at all. */
  readonly servidorDeCorreo: boolean;
}

export async function readSalientes(
  { database, servidorDeCorreo }: SalientesDependencies,
  filtro: FiltroSalientes,
  context: CallContext,
) {
  const { rows, total } = await searchSalientes(database, filtro);
  return {
    correos: rows.map((row) => presentSaliente(row, servidorDeCorreo, context)),
    total,
    servidorDeCorreo,
  };
}

/**
 * A mail with its text. The text of a reserved one opens something that is its owner's alone: with a mail
 * server nobody else reads it; without one the product is the only place it can be read, and that is audited.
 *
 * @throws CORREO_NO_ENCONTRADO
 */
export async function readSaliente(
  { database, servidorDeCorreo }: SalientesDependencies,
  id: number,
  context: CallContext,
) {
  const row = await findSaliente(database, id);
  if (!row) throw refuse(correosErrors, 'CORREO_NO_ENCONTRADO');
  if (row.secret && !servidorDeCorreo) {
    await writeAudit(database, context, {
      action: 'leer-correo-reservado',
      result: 'exito',
      objectType: 'correo',
      objectId: id,
    });
  }
  const isHidden = row.secret && servidorDeCorreo;
  return { ...presentSaliente(row, servidorDeCorreo, context), texto: isHidden ? null : row.text_body };
}

/**
 * 'Reintentar': the mail is due at once, with all its attempts again.
 *
 * @throws CORREO_NO_ENCONTRADO, CORREO_NO_REINTENTABLE with the reasons
 */
export async function submitReintento(
  { database, servidorDeCorreo }: SalientesDependencies,
  id: number,
  context: CallContext,
): Promise<CorreoSaliente> {
  return database.transaction().execute(async (transaction) => {
    const row = await findSaliente(transaction, id);
    if (!row) throw refuse(correosErrors, 'CORREO_NO_ENCONTRADO');
    const { reintento } = presentSaliente(row, servidorDeCorreo, context);
    const reopened = reintento.allowed && (await reopenOutboxMessage(transaction, id));
    if (!reopened) {
      const detalles = reintento.reasons.map((mensaje) => ({ mensaje }));
      throw refuse(correosErrors, 'CORREO_NO_REINTENTABLE', detalles);
    }
    await writeAudit(transaction, context, {
      action: 'reintentar-correo',
      result: 'exito',
      objectType: 'correo',
      objectId: id,
      detail: { intentos: row.attempts },
    });
    const again = await findSaliente(transaction, id);
    return presentSaliente(again ?? row, servidorDeCorreo, context);
  });
}

function presentSaliente(row: SalienteRow, servidorDeCorreo: boolean, context: CallContext): CorreoSaliente {
  const correo = {
    intentos: row.attempts,
    enviado: row.sent_at !== null,
    abandonado: row.abandoned_at !== null,
  };
  const hasPermission = requireActor(context).permissions.has(EDITAR);
  const { allowed, reasons, unblockers } = canSubmitReintento(correo, { hasPermission, servidorDeCorreo });
  const isQueued = !correo.enviado && !correo.abandonado;
  return {
    id: row.id,
    evento: row.event,
    destinatario: row.recipient,
    asunto: row.subject,
    estado: findEstadoCorreo(correo),
    intentos: row.attempts,
    ultimoError: row.last_error,
    creadoEn: row.created_at.toISOString(),
    enviadoEn: row.sent_at?.toISOString() ?? null,
    proximoIntentoEn: isQueued ? row.next_attempt_at.toISOString() : null,
    reintento: { allowed, reasons: [...reasons], unblockers: [...unblockers] },
  };
}
