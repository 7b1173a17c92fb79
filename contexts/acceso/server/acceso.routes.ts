import type { DatabaseSchema } from '@marco/database';
import type { VerifyNit } from '@marco/entidades/port';
import {
  bindEndpoint,
  type CallContext,
  closeSession,
  createNonce,
  createOpaqueToken,
  requireActor,
  type Secrets,
  type ServerModule,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  chooseEntidad,
  closeOtrasSesiones,
  closeSesion,
  createLoginNonce,
  downloadDatosPropios,
  getAutorizacion,
  getAvisoTratamiento,
  getSupresion,
  getUsuarioActual,
  keepSesion,
  listSesiones,
  login,
  logout,
  registerUsuario,
  submitAutorizacion,
  submitInvitacion,
  submitRestablecimiento,
  submitSupresion,
  updateContrasena,
  updateContrasenaPropia,
} from '../contract/index.ts';
import { NONCE_COOKIE, NONCE_MINUTES } from '../contract/terms.ts';
import { getUsuarioById, listMembresias, listPermisosDeRoles } from './acceso.queries.ts';
import { chooseEntidad as runChooseEntidad } from './ingreso/choose-entidad.ts';
import { login as runLogin } from './ingreso/login.ts';
import { addNonce } from './ingreso/nonce-cookie.ts';
import type { TrustedIssuer } from './ingreso/verify-external-token.ts';
import { downloadDatosPropios as runDownloadDatosPropios } from './mis-datos/download-datos-propios.ts';
import type { SuscriptorSupresion } from './port.ts';
import { presentUsuarioActual } from './present-usuario.ts';
import { registerUsuario as runRegisterUsuario } from './registro/register-usuario.ts';
import type { Contrasenas } from './restablecimientos/contrasenas.ts';
import { submitRestablecimiento as runSubmitRestablecimiento } from './restablecimientos/submit-restablecimiento.ts';
import { updateContrasena as runUpdateContrasena } from './restablecimientos/update-contrasena.ts';
import { updateContrasenaPropia as runUpdateContrasenaPropia } from './restablecimientos/update-contrasena-propia.ts';
import { bindSegundoFactor } from './segundo-factor/segundo-factor.routes.ts';
import {
  closeOtrasSesiones as runCloseOtrasSesiones,
  closeSesion as runCloseSesion,
} from './sesiones/close-sesion.ts';
import { findVigencia, listSesionesAbiertas } from './sesiones/sesiones.queries.ts';
import { submitInvitacion as runSubmitInvitacion } from './submit-invitacion.ts';
import { deleteCuenta, getSupresion as runGetSupresion } from './supresion/delete-cuenta.ts';
import { findAutorizacion } from './tratamiento/autorizaciones.queries.ts';
import { getAvisoTratamiento as findAviso } from './tratamiento/aviso.queries.ts';
import { submitAutorizacion as runSubmitAutorizacion } from './tratamiento/submit-autorizacion.ts';

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
  /** Contexts that take away what they hold of a person who suppresses their data. */
  readonly alSuprimir: readonly SuscriptorSupresion[];
  /** Told that a change of password waits to be attended. */
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
  onRestablecimiento,
}: AccesoDependencies): ServerModule {
  return {
    context: 'acceso',
    endpoints: [
      bindEndpoint(createLoginNonce, (_request, context) => issueNonce(database, context)),
      bindEndpoint(login, ({ body }, context) => runLogin(database, trusted, body, context)),
      bindEndpoint(getUsuarioActual, (_request, context) => readUsuarioActual(database, context)),
      bindEndpoint(chooseEntidad, ({ body }, context) => runChooseEntidad(database, body.entidadId, context)),
      bindEndpoint(registerUsuario, ({ body }, context) =>
        runRegisterUsuario({ database, trusted, verifyNit }, body, context),
      ),
      bindEndpoint(submitInvitacion, ({ body }, context) =>
        runSubmitInvitacion(database, trusted, body, context),
      ),
      bindEndpoint(submitRestablecimiento, ({ body }, context) =>
        runSubmitRestablecimiento(
          { database, contrasenas, entregaClaves, onRestablecimiento },
          body,
          context,
        ),
      ),
      bindEndpoint(updateContrasena, ({ body }, context) =>
        runUpdateContrasena({ database, contrasenas, emisor: trusted.key }, body, context),
      ),
      bindEndpoint(updateContrasenaPropia, ({ body }, context) =>
        runUpdateContrasenaPropia({ database, contrasenas, emisor: trusted.key }, body, context),
      ),
      bindEndpoint(listSesiones, (_request, context) =>
        listSesionesAbiertas(database, requireActor(context)),
      ),
      bindEndpoint(closeSesion, ({ body }, context) => runCloseSesion(database, body.id, context)),
      bindEndpoint(closeOtrasSesiones, (_request, context) => runCloseOtrasSesiones(database, context)),
      bindEndpoint(keepSesion, (_request, context) => findVigencia(database, requireActor(context))),
      ...bindSegundoFactor({ database, secrets }),
      bindEndpoint(downloadDatosPropios, ({ query }, context) =>
        runDownloadDatosPropios(database, query.formato, context),
      ),
      bindEndpoint(getSupresion, (_request, context) =>
        runGetSupresion({ database, contrasenas, emisor: trusted.key }, context),
      ),
      bindEndpoint(submitSupresion, ({ body }, context) =>
        deleteCuenta({ database, contrasenas, emisor: trusted.key, alSuprimir }, body, context),
      ),
      bindEndpoint(getAvisoTratamiento, () => findAviso(database)),
      bindEndpoint(getAutorizacion, (_request, context) => readAutorizacion(database, context)),
      bindEndpoint(submitAutorizacion, ({ body }, context) => runSubmitAutorizacion(database, body, context)),
      bindEndpoint(logout, (_request, context) => endSession(database, context)),
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
  const { version } = await findAviso(database);
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
