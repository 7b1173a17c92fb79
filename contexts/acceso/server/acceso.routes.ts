import type { DatabaseSchema } from '@marco/database';
import type { VerifyNit } from '@marco/entidades/port';
import {
  bindEndpoint,
  type CallContext,
  closeSession,
  createNonce,
  createOpaqueToken,
  type OwnSection,
  requireActor,
  type Secrets,
  type ServerModule,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  chooseEntidadEndpoint,
  closeOtrasSesionesEndpoint,
  closeSesionEndpoint,
  createLoginNonceEndpoint,
  downloadDatosPropiosEndpoint,
  getAutorizacionEndpoint,
  getAvisoTratamientoEndpoint,
  getSupresionEndpoint,
  getUsuarioActualEndpoint,
  keepSesionEndpoint,
  listSesionesEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerUsuarioEndpoint,
  submitAutorizacionEndpoint,
  submitInvitacionEndpoint,
  submitRestablecimientoEndpoint,
  submitSupresionEndpoint,
  updateContrasenaEndpoint,
  updateContrasenaPropiaEndpoint,
} from '../contract/index.ts';
import { NONCE_COOKIE, NONCE_MINUTES } from '../contract/terms.ts';
import { getUsuarioById, listMembresias, listPermisosDeRoles } from './acceso.queries.ts';
import { chooseEntidad } from './ingreso/choose-entidad.ts';
import { login } from './ingreso/login.ts';
import { addNonce } from './ingreso/nonce-cookie.ts';
import type { TrustedIssuer } from './ingreso/verify-external-token.ts';
import { downloadDatosPropios } from './mis-datos/download-datos-propios.ts';
import type { Responsabilidad, SuscriptorSupresion } from './port.ts';
import { createPortada } from './portada.ts';
import { presentUsuarioActual } from './present-usuario.ts';
import { registerUsuario } from './registro/register-usuario.ts';
import type { Contrasenas } from './restablecimientos/contrasenas.ts';
import { submitRestablecimiento } from './restablecimientos/submit-restablecimiento.ts';
import { updateContrasena } from './restablecimientos/update-contrasena.ts';
import { updateContrasenaPropia } from './restablecimientos/update-contrasena-propia.ts';
import { bindSegundoFactor } from './segundo-factor/segundo-factor.routes.ts';
import { closeOtrasSesiones, closeSesion } from './sesiones/close-sesion.ts';
import { findVigencia, listSesionesAbiertas } from './sesiones/sesiones.queries.ts';
import { submitInvitacion } from './submit-invitacion.ts';
import { deleteCuenta, getSupresion } from './supresion/delete-cuenta.ts';
import { findAutorizacion } from './tratamiento/autorizaciones.queries.ts';
import { getAvisoTratamiento } from './tratamiento/aviso.queries.ts';
import { submitAutorizacion } from './tratamiento/submit-autorizacion.ts';

export interface AccesoDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Encrypts the secrets of the second factors. */
  readonly secrets: Secrets;
  readonly trusted: TrustedIssuer;
  readonly verifyNit: VerifyNit;
  /** Keeper of the passwords; null with an external authenticator. */
  readonly contrasenas: Contrasenas | null;
  /** Whether a key to change a password reaches its owner, and only its owner. */
  readonly entregaClaves: boolean;
  /** Contexts that delete their data about a person who suppresses their data. */
  readonly alSuprimir: readonly SuscriptorSupresion[];
  /** What the contexts hold about a person. */
  readonly seccionesPropias: readonly OwnSection<DatabaseSchema>[];
  /** What a person may still answer for, in any context. */
  readonly responsabilidades: readonly Responsabilidad[];
  /** Called when a request to change a password waits. */
  readonly onRestablecimiento: () => void;
}

export function createAccesoModule({
  database,
  secrets,
  trusted,
  verifyNit,
  contrasenas,
  entregaClaves,
  alSuprimir,
  seccionesPropias,
  responsabilidades,
  onRestablecimiento,
}: AccesoDependencies): ServerModule {
  const toSupresion = () => ({ database, contrasenas, emisor: trusted.key, responsabilidades });
  return {
    context: 'acceso',
    pages: [createPortada(database)],
    endpoints: [
      bindEndpoint(createLoginNonceEndpoint, (_request, context) => issueNonce(database, context)),
      bindEndpoint(loginEndpoint, ({ body }, context) => login(database, trusted, body, context)),
      bindEndpoint(getUsuarioActualEndpoint, (_request, context) => readUsuarioActual(database, context)),
      bindEndpoint(chooseEntidadEndpoint, ({ body }, context) =>
        chooseEntidad(database, body.entidadId, context),
      ),
      bindEndpoint(registerUsuarioEndpoint, ({ body }, context) =>
        registerUsuario({ database, trusted, verifyNit }, body, context),
      ),
      bindEndpoint(submitInvitacionEndpoint, ({ body }, context) =>
        submitInvitacion(database, trusted, body, context),
      ),
      bindEndpoint(submitRestablecimientoEndpoint, ({ body }, context) =>
        submitRestablecimiento({ database, contrasenas, entregaClaves, onRestablecimiento }, body, context),
      ),
      bindEndpoint(updateContrasenaEndpoint, ({ body }, context) =>
        updateContrasena({ database, contrasenas, emisor: trusted.key }, body, context),
      ),
      bindEndpoint(updateContrasenaPropiaEndpoint, ({ body }, context) =>
        updateContrasenaPropia({ database, contrasenas, emisor: trusted.key }, body, context),
      ),
      bindEndpoint(listSesionesEndpoint, (_request, context) =>
        listSesionesAbiertas(database, requireActor(context)),
      ),
      bindEndpoint(closeSesionEndpoint, ({ body }, context) => closeSesion(database, body.id, context)),
      bindEndpoint(closeOtrasSesionesEndpoint, (_request, context) => closeOtrasSesiones(database, context)),
      bindEndpoint(keepSesionEndpoint, (_request, context) => findVigencia(database, requireActor(context))),
      ...bindSegundoFactor({ database, secrets }),
      bindEndpoint(downloadDatosPropiosEndpoint, ({ query }, context) =>
        downloadDatosPropios(database, seccionesPropias, query.formato, context),
      ),
      bindEndpoint(getSupresionEndpoint, (_request, context) => getSupresion(toSupresion(), context)),
      bindEndpoint(submitSupresionEndpoint, ({ body }, context) =>
        deleteCuenta({ ...toSupresion(), alSuprimir }, body, context),
      ),
      bindEndpoint(getAvisoTratamientoEndpoint, () => getAvisoTratamiento(database)),
      bindEndpoint(getAutorizacionEndpoint, (_request, context) => readAutorizacion(database, context)),
      bindEndpoint(submitAutorizacionEndpoint, ({ body }, context) =>
        submitAutorizacion(database, body, context),
      ),
      bindEndpoint(logoutEndpoint, (_request, context) => endSession(database, context)),
    ],
  };
}

async function issueNonce(database: Kysely<DatabaseSchema>, context: CallContext) {
  const nonce = createOpaqueToken();
  await createNonce(database, nonce, NONCE_MINUTES);
  context.setCookie({
    name: NONCE_COOKIE,
    value: addNonce(context.cookies[NONCE_COOKIE], nonce),
    maxAgeSeconds: NONCE_MINUTES * 60,
  });
  return { nonce };
}

async function readUsuarioActual(database: Kysely<DatabaseSchema>, context: CallContext) {
  const actor = requireActor(context);
  const usuario = await getUsuarioById(database, actor.userId);
  const membresias = actor.membershipId === null ? [] : await listMembresias(database, actor.userId);
  const membresia = membresias.find(({ id }) => id === actor.membershipId);
  const permisos = await listPermisosDeRoles(database, membresia?.rol_id ? [membresia.rol_id] : []);
  return presentUsuarioActual(usuario, membresia, permisos);
}

async function readAutorizacion(database: Kysely<DatabaseSchema>, context: CallContext) {
  const { version } = await getAvisoTratamiento(database);
  return findAutorizacion(database, requireActor(context).userId, version);
}

async function endSession(database: Kysely<DatabaseSchema>, context: CallContext) {
  const actor = requireActor(context);
  await database.transaction().execute(async (transaction) => {
    await closeSession(transaction, actor.sessionId);
    await writeAudit(transaction, context, {
      action: 'cerrar-sesion',
      result: 'exito',
      objectType: 'usuario',
      objectId: actor.userId,
    });
  });
  return { cerrada: true as const };
}
