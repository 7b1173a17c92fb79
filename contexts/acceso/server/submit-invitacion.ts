import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import {
  AppError,
  type CallContext,
  executeOnce,
  refuse,
  refuseCommon,
  requireFaultless,
  writeAudit,
} from '@marco/server-kit';
import { createMembresiaAdministradora, getOrCreateUsuario } from '@marco/usuarios/port';
import type { Kysely } from 'kysely';
import { type AceptacionInvitacion, accesoErrors, registroSchema } from '../contract/index.ts';
import { findErroresInvitacion } from '../rules/invitacion.ts';
import {
  findSiglaIdentificacion,
  type IdentidadRegistro,
  presentIdentidad,
} from '../rules/registro/identidad-registro.ts';
import { listFallasDominio } from './dominios-correo.ts';
import { closeToken, verifyOpenIdentity } from './ingreso/open-identity.ts';
import type { ExternalIdentity, TrustedIssuer } from './ingreso/verify-external-token.ts';
import { closeInvitacion } from './invitaciones.repository.ts';
import { findTipoIdentificacion } from './registro/registro.queries.ts';
import { createAutorizacion } from './tratamiento/autorizaciones.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** What the authenticator must prove of a person, with the limits of a registration. */
const identidadSchema = registroSchema.pick({
  numeroIdentificacion: true,
  numeroCelular: true,
  primerNombre: true,
  segundoNombre: true,
  primerApellido: true,
  segundoApellido: true,
});

/**
 * Makes the person of an authenticator token an administrator, with the key of an invitation. One transaction
 * spends the key, makes user, membership and audit, and uses the token up; a refusal is audited and leaves both
 * usable.
 */
export async function submitInvitacion(
  database: Database,
  trusted: TrustedIssuer,
  body: AceptacionInvitacion,
  context: CallContext,
) {
  try {
    const token = context.bearerToken ?? '';
    const identity = await verifyOpenIdentity(database, trusted, token, context);
    const persona = await verifyPersona(database, identity);
    await verifyCampos(database, body);
    return await executeOnce(database, context, async (transaction) => {
      const usuario = await getOrCreateUsuario(transaction, {
        ...persona,
        emisor: trusted.key,
        sujeto: identity.subject,
        correoElectronico: body.correoEletronico,
      });
      if (!usuario.activo) throw refuse(accesoErrors, 'USUARIO_INACTIVO');
      const invitacionId = await closeInvitacion(transaction, body.key, usuario.id);
      if (invitacionId === undefined) throw refuse(accesoErrors, 'INVITACION_NO_VALIDA');
      const { id, entidad, rolId } = await createMembresiaAdministradora(transaction, {
        usuarioId: usuario.id,
        cargo: body.cargo,
        correoElectronico: body.correoEletronico,
      });
      await closeToken(transaction, token, identity);
      const { autorizaTratamiento: version } = body;
      await createAutorizacion(
        transaction,
        { usuarioId: usuario.id, version, autoriza: version !== undefined, medio: 'invitacion' },
        context,
      );
      await writeAudit(transaction, context, {
        action: 'aceptar-invitacion',
        result: 'exito',
        objectType: 'membresia',
        objectId: id,
        detail: { invitacionId, entidadId: entidad.id, rolId },
      });
      return { entidad };
    });
  } catch (error) {
    if (error instanceof AppError && error.status !== 503) {
      await writeAudit(database, context, {
        action: 'aceptar-invitacion',
        result: 'rechazo',
        objectType: 'membresia',
        detail: { codigo: error.code },
      });
    }
    throw error;
  }
}

/** The person as the token proves them: nothing of it is asked of the browser. */
async function verifyPersona(
  database: Database,
  { claims }: ExternalIdentity,
): Promise<IdentidadRegistro & { tipoIdentificacionId: number }> {
  const tipo = await findTipoIdentificacion(database, findSiglaIdentificacion(claims));
  if (!tipo) throw refuse(accesoErrors, 'TIPO_IDENTIFICACION_DESCONOCIDO');
  const identidad = presentIdentidad(claims);
  const { error } = identidadSchema.safeParse(identidad);
  const detalles = error?.issues.map(({ path, message }) => ({ campo: path.join('.'), mensaje: message }));
  if (detalles) throw refuseCommon('SOLICITUD_INVALIDA', detalles);
  return { ...identidad, tipoIdentificacionId: tipo.id };
}

/** The rule of a registration, on the two fields of this form. */
async function verifyCampos(
  database: Database,
  { cargo, correoEletronico }: AceptacionInvitacion,
): Promise<void> {
  const ejemplo = await findParametroTexto(database, 'correo.ejemplo', 'nombre@entidad.gov.co');
  const errores = findErroresInvitacion({ cargo, correoEletronico }, ejemplo);
  const detalles = Object.entries(errores).flatMap(([campo, [mensaje]]) =>
    mensaje ? [{ campo, mensaje }] : [],
  );
  requireFaultless([...detalles, ...(await listFallasDominio(database, correoEletronico))]);
}
