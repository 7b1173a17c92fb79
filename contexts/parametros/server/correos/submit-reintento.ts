import type { DatabaseSchema } from '@marco/database';
import {
  type AuditEvent,
  type CallContext,
  decidePermission,
  openBodies,
  refuse,
  reopenOutboxMessage,
  requireActor,
  type Secrets,
  toDetalles,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CorreoSaliente, correosErrors } from '../../contract/index.ts';
import { RECURSO_CORREOS } from '../../contract/terms.ts';
import { canSubmitReintento, findEstadoCorreo } from '../../rules/can-submit-reintento.ts';
import {
  type FiltroSalientes,
  findSaliente,
  type SalienteRow,
  searchSalientes,
} from './salientes.queries.ts';

type Database = Kysely<DatabaseSchema>;

export interface SalientesDependencies {
  readonly database: Database;
  /** Opens texts that lie sealed. */
  readonly secrets: Secrets;
  /** Whether mails leave the product at all. */
  readonly servidorDeCorreo: boolean;
  /** Whether reserved texts are read in the product, the only place where they can be. */
  readonly muestraReservados: boolean;
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
 * A mail with its text. The text of a reserved mail gives access to something of its owner, so nobody else reads it
 * if there is a mail server, or in production. In an evaluation without a mail server the product is the only place
 * to read it; each read is audited.
 *
 * @throws CORREO_NO_ENCONTRADO
 */
export async function readSaliente(
  { database, secrets, servidorDeCorreo, muestraReservados }: SalientesDependencies,
  id: number,
  context: CallContext,
) {
  const row = await findSaliente(database, id);
  if (!row) throw refuse(correosErrors, 'CORREO_NO_ENCONTRADO');
  if (row.secret && muestraReservados) {
    await writeAudit(database, context, {
      action: 'leer-correo-reservado',
      result: 'exito',
      objectType: 'correo',
      objectId: id,
    });
  }
  const isHidden = row.secret && !muestraReservados;
  const texto = isHidden ? null : openBodies(secrets, row).text;
  const calendario =
    isHidden || row.calendar_body === null
      ? null
      : { nombre: `reunion-correo-${id}.ics`, contenido: row.calendar_body };
  const { attachment_name: nombre, attachment_bytes: bytes } = row;
  const adjunto = nombre === null || bytes === null ? null : { nombre, bytes };
  return { ...presentSaliente(row, servidorDeCorreo, context), texto, calendario, adjunto };
}

/**
 * 'Reintentar': the mail is due at once, with all its attempts again. A refusal leaves an audit event.
 *
 * @throws CORREO_NO_ENCONTRADO, CORREO_NO_REINTENTABLE with the reasons
 */
export async function submitReintento(
  { database, servidorDeCorreo }: SalientesDependencies,
  id: number,
  context: CallContext,
): Promise<CorreoSaliente> {
  const intent = { action: 'reintentar-correo', objectType: 'correo', objectId: id } as const;
  const row = await findSaliente(database, id);
  if (!row) {
    const codigo = 'CORREO_NO_ENCONTRADO';
    await writeAudit(database, context, { ...intent, result: 'rechazo', detail: { codigo } });
    throw refuse(correosErrors, codigo);
  }
  const { reintento } = presentSaliente(row, servidorDeCorreo, context);
  const again = reintento.allowed ? await reopen(database, row, intent, context) : undefined;
  if (again) return presentSaliente(again, servidorDeCorreo, context);
  // The mail was sent between the check and the change, so the reasons are computed again.
  const now = reintento.allowed ? await findSaliente(database, id) : row;
  const decision = presentSaliente(now ?? row, servidorDeCorreo, context).reintento;
  await writeAudit(database, context, {
    ...intent,
    result: 'rechazo',
    detail: { razones: decision.reasons },
  });
  throw refuse(correosErrors, 'CORREO_NO_REINTENTABLE', toDetalles(decision));
}

/** The mail as it is now that it is due again; undefined when it was sent meanwhile. */
async function reopen(
  database: Database,
  row: SalienteRow,
  intent: Pick<AuditEvent, 'action' | 'objectType' | 'objectId'>,
  context: CallContext,
): Promise<SalienteRow | undefined> {
  return database.transaction().execute(async (transaction) => {
    if (!(await reopenOutboxMessage(transaction, row.id))) return undefined;
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { intentos: row.attempts },
    });
    return findSaliente(transaction, row.id);
  });
}

function presentSaliente(row: SalienteRow, servidorDeCorreo: boolean, context: CallContext): CorreoSaliente {
  const correo = {
    intentos: row.attempts,
    enviado: row.sent_at !== null,
    abandonado: row.abandoned_at !== null,
  };
  const rol = decidePermission(requireActor(context), RECURSO_CORREOS, 'editar');
  const reintento = canSubmitReintento(correo, { rol, servidorDeCorreo });
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
    reintento,
  };
}
