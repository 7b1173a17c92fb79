import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, notify } from '@marco/parametros/port';
import { type AuditOrigin, type Secrets, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { novedadesAcceso } from '../novedades.ts';
import { countClavesRecientes, listUsuariosDeCorreo } from './restablecimientos.queries.ts';
import { closeNextRestablecimiento, createClave } from './restablecimientos.repository.ts';

/** Minutes a key serves while the parameter is absent. */
const DEFAULT_MINUTES = 15;
/** Most keys that a person gets in an hour, so that other people cannot fill their mailbox. */
const CLAVES_PER_HOUR = 3;

export interface RunDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Seals the mails that carry a key. */
  readonly secrets: Secrets;
  /** Name of the authenticator whose passwords can be changed. */
  readonly emisor: string;
}

/**
 * Processes the requests of `submitRestablecimiento`: finds the person and sends the key. Each request is one
 * transaction, so a process that dies leaves it for the next one.
 */
export async function runRestablecimientos(dependencies: RunDependencies): Promise<void> {
  while (await runNext(dependencies));
}

/** @returns whether there was one */
function runNext({ database, secrets, emisor }: RunDependencies): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const pedido = await closeNextRestablecimiento(transaction);
    if (!pedido) return false;
    const { correo_electronico: correo, entidad_id: entidadId } = pedido;
    const origin = { actor: null, address: pedido.direccion, correlationId: pedido.correlation_id };
    const usuarios = await listUsuariosDeCorreo(transaction, emisor, { correo, entidadId });
    for (const { id } of usuarios) await sendClave(transaction, { usuarioId: id, correo, origin, secrets });
    if (usuarios.length === 0) await auditSinEnvio(transaction, origin, null, 'SIN_CUENTA');
    return true;
  });
}

interface Envio {
  readonly usuarioId: number;
  readonly correo: string;
  readonly origin: AuditOrigin;
  readonly secrets: Secrets;
}

async function sendClave(
  transaction: Transaction<DatabaseSchema>,
  { usuarioId, correo, origin, secrets }: Envio,
): Promise<void> {
  if ((await countClavesRecientes(transaction, usuarioId)) >= CLAVES_PER_HOUR)
    return auditSinEnvio(transaction, origin, usuarioId, 'DEMASIADOS_ENVIOS');
  const minutos = await findParametroEntero(transaction, 'contrasena.vigenciaMinutos', DEFAULT_MINUTES);
  const clave = await createClave(transaction, usuarioId, minutos);
  await notify(transaction, {
    evento: novedadesAcceso['clave-restablecer'],
    usuarioId,
    correo,
    secrets,
    variables: { vigencia: `${minutos} minutos` },
    enlace: `/reset-end?key=${clave}`,
  });
  await writeAudit(transaction, origin, {
    action: 'enviar-clave',
    result: 'exito',
    objectType: 'usuario',
    objectId: usuarioId,
  });
}

function auditSinEnvio(
  transaction: Transaction<DatabaseSchema>,
  origin: AuditOrigin,
  usuarioId: number | null,
  codigo: 'SIN_CUENTA' | 'DEMASIADOS_ENVIOS',
): Promise<void> {
  return writeAudit(transaction, origin, {
    action: 'enviar-clave',
    result: 'rechazo',
    objectType: 'usuario',
    objectId: usuarioId,
    detail: { codigo },
  });
}
