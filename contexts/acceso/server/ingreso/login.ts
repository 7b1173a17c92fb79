import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { AppError, type CallContext, createSession, refuse, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';
import { LOGIN_CODES } from '../../contract/terms.ts';
import {
  findUsuarioByIdentity,
  listMembresias,
  listPermisosDeRoles,
  type UsuarioRow,
} from '../acceso.queries.ts';
import { isUsable, presentEntidad, presentPayload } from '../present-usuario.ts';
import { closeToken, verifyOpenIdentity } from './open-identity.ts';
import type { ExternalIdentity, TrustedIssuer } from './verify-external-token.ts';

export interface LoginBody {
  readonly identificacion: string;
  readonly externalToken: string;
}

/** Hours a session may last at most, while the parameter is absent. */
const DEFAULT_MAXIMUM_HOURS = 12;

/**
 * Opens a session with the authenticator's token (specification §4 'Login'). A refusal is audited
 * and leaves no session; an identity without an account is an answer, not an error, and does not
 * use the token up.
 */
export async function login(
  database: Kysely<DatabaseSchema>,
  trusted: TrustedIssuer,
  request: LoginBody,
  context: CallContext,
) {
  try {
    const identity = await verifyIdentity(database, trusted, request, context);
    return await openSession(database, trusted, request, identity, context);
  } catch (error) {
    if (error instanceof AppError && error.status !== 503) {
      await writeAudit(database, context, {
        action: 'iniciar-sesion',
        result: 'rechazo',
        objectType: 'sesion',
        detail: { codigo: error.code },
      });
    }
    throw error;
  }
}

async function verifyIdentity(
  database: Kysely<DatabaseSchema>,
  trusted: TrustedIssuer,
  { externalToken, identificacion }: LoginBody,
  context: CallContext,
): Promise<ExternalIdentity> {
  const identity = await verifyOpenIdentity(database, trusted, externalToken, context);
  if (identity.identificacion !== identificacion) throw refuse(accesoErrors, 'IDENTIFICACION_DISTINTA');
  return identity;
}

async function openSession(
  database: Kysely<DatabaseSchema>,
  trusted: TrustedIssuer,
  { externalToken }: LoginBody,
  identity: ExternalIdentity,
  context: CallContext,
) {
  return database.transaction().execute(async (transaction) => {
    const usuario = await findUsuarioByIdentity(transaction, trusted.key, identity.subject);
    const membresias = usuario ? await listMembresias(transaction, usuario.id) : [];
    if (!usuario || membresias.length === 0) {
      await auditNoSession(transaction, context, usuario, 'SIN_CUENTA');
      return { status: { code: LOGIN_CODES.sinCuenta }, entities: [], payload: [] };
    }
    if (!usuario.activo) throw refuse(accesoErrors, 'USUARIO_INACTIVO');
    await closeToken(transaction, externalToken, identity);
    const usable = membresias.filter(isUsable);
    const permisos = await listPermisosDeRoles(
      transaction,
      usable.flatMap(({ rol_id }) => rol_id ?? []),
    );
    const token =
      usable.length > 0 ? await startSession(transaction, usuario, membresias, context) : undefined;
    if (!token) await auditNoSession(transaction, context, usuario, 'SIN_ENTIDAD');
    return {
      status: { code: LOGIN_CODES.ok },
      entities: membresias.map(presentEntidad),
      payload: membresias.map((membresia) => presentPayload(usuario, membresia, permisos)),
      ...(token ? { access_token: token } : {}),
    };
  });
}

/** This is an answer and not an error, but nobody signed in, so the audit trail must show it. */
async function auditNoSession(
  transaction: Transaction<DatabaseSchema>,
  context: CallContext,
  usuario: UsuarioRow | undefined,
  codigo: 'SIN_CUENTA' | 'SIN_ENTIDAD',
): Promise<void> {
  await writeAudit(transaction, context, {
    action: 'iniciar-sesion',
    result: 'rechazo',
    objectType: usuario ? 'usuario' : 'sesion',
    objectId: usuario?.id ?? null,
    detail: { codigo },
  });
}

/**
 * With one entity the session works for it at once; with several it waits for the choice. The person who signed in is
 * the actor of the event; a refused attempt has no actor.
 */
async function startSession(
  transaction: Transaction<DatabaseSchema>,
  usuario: UsuarioRow,
  membresias: Awaited<ReturnType<typeof listMembresias>>,
  context: CallContext,
): Promise<string> {
  const only = membresias.length === 1 ? membresias[0] : undefined;
  const token = await createSession(transaction, {
    userId: usuario.id,
    membershipId: only?.id ?? null,
    address: context.address,
    userAgent: context.userAgent,
    maximumHours: await findParametroEntero(transaction, 'sesion.maximoHoras', DEFAULT_MAXIMUM_HOURS),
  });
  const actor = {
    userId: usuario.id,
    entityId: only?.entidad_id ?? null,
    roleName: only?.rol_nombre ?? null,
  };
  await writeAudit(
    transaction,
    { ...context, actor },
    {
      action: 'iniciar-sesion',
      result: 'exito',
      objectType: 'usuario',
      objectId: usuario.id,
      detail: { entidades: membresias.length },
    },
  );
  return token;
}
