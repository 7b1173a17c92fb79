import type { DatabaseSchema } from '@marco/database';
import { createEntidadVerificada, type VerifyNit } from '@marco/entidades/port';
import type { TipoConRegistro } from '@marco/entidades/terms';
import { findParametroEntero, findParametroTexto } from '@marco/parametros/port';
import {
  AppError,
  type CallContext,
  executeOnce,
  refuse,
  requireFaultless,
  writeAudit,
} from '@marco/server-kit';
import { createMembresiaPendiente, getOrCreateUsuario } from '@marco/usuarios/port';
import type { Kysely, Transaction } from 'kysely';
import { accesoErrors, type Registro } from '../../contract/index.ts';
import { presentNombreCompleto } from '../../rules/nombre-completo.ts';
import { findNombresAviso } from '../../rules/nombres-aviso.ts';
import {
  findIdentidadDistinta,
  findSiglaIdentificacion,
  type IdentidadRegistro,
  presentIdentidad,
} from '../../rules/registro/identidad-registro.ts';
import { findErroresRegistro } from '../../rules/registro/registro.ts';
import { listFallasDominio } from '../dominios-correo.ts';
import { closeToken, verifyOpenIdentity } from '../ingreso/open-identity.ts';
import type { ExternalIdentity, TrustedIssuer } from '../ingreso/verify-external-token.ts';
import { createAutorizacion } from '../tratamiento/autorizaciones.repository.ts';
import { notifyRegistro } from './notify-registro.ts';
import {
  countPendientes,
  findEntidadPublicaActiva,
  findTipoIdentificacion,
  getNombreEntidad,
} from './registro.queries.ts';

/** Registrations of one person that may wait for a decision, while the parameter is absent. */
const DEFAULT_PENDIENTES = 5;

export interface RegistroDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly trusted: TrustedIssuer;
  readonly verifyNit: VerifyNit;
}

/** The entity a registration is for: a stored public one, or one an outside registry has just confirmed. */
type EntidadPedida =
  | { readonly tipo: 'publica'; readonly id: number }
  | { readonly tipo: TipoConRegistro; readonly nit: string; readonly dv: string; readonly nombre: string };

/**
 * Registers the person of an authenticator token in an entity, pending approval (specification §2
 * 'Registration screen'). Identity comes from the token, the entity's name from its registry, and one
 * transaction makes user, entity, membership and audit and uses the token up. A refusal is audited and
 * leaves the token usable, so that the person may correct and try again.
 */
export async function registerUsuario(
  dependencies: RegistroDependencies,
  body: Registro,
  context: CallContext,
) {
  try {
    const token = context.bearerToken ?? '';
    const { database, trusted } = dependencies;
    const identity = await verifyOpenIdentity(database, trusted, token, context);
    const identidad = await verifyIdentidad(database, identity, body);
    await verifyCampos(database, body);
    const pedida = await verifyEntidad(dependencies, body, context);
    return await executeOnce(database, context, async (transaction) => {
      const entidadId = pedida.tipo === 'publica' ? pedida.id : await createEntidad(transaction, pedida);
      const entidad = { id: entidadId, nombre: await getNombreEntidad(transaction, entidadId) };
      const { membresiaId, usuarioId } = await createMembresia(transaction, trusted, {
        identity,
        identidad,
        body,
        entidadId,
      });
      await closeToken(transaction, token, identity);
      const { autorizaTratamiento: version } = body;
      await createAutorizacion(
        transaction,
        { usuarioId, version, autoriza: version !== undefined, medio: 'registro' },
        context,
      );
      await writeAudit(transaction, context, {
        action: 'registrar-usuario',
        result: 'exito',
        objectType: 'membresia',
        objectId: membresiaId,
        detail: { entidadId, tipoEntidad: pedida.tipo },
      });
      await notifyRegistro(transaction, {
        usuarioId,
        entidad,
        correo: body.correoEletronico,
        nombres: findNombresAviso(identity.claims, {
          correo: body.correoEletronico,
          primerNombre: identidad.primerNombre,
          nombreCompleto: presentNombreCompleto(identidad),
        }),
      });
      return {
        entidad,
        usuarioPorAprobar: true as const,
        estadoUsuario: false as const,
        usuarioRechazado: false as const,
      };
    });
  } catch (error) {
    if (error instanceof AppError && error.status !== 503) {
      await writeAudit(dependencies.database, context, {
        action: 'registrar-usuario',
        result: 'rechazo',
        objectType: 'membresia',
        detail: { codigo: error.code },
      });
    }
    throw error;
  }
}

/** The identity of the token; refused when the body tells another one (REG-18). */
async function verifyIdentidad(
  database: Kysely<DatabaseSchema>,
  { claims }: ExternalIdentity,
  body: Registro,
): Promise<IdentidadRegistro> {
  const tipo = await findTipoIdentificacion(database, findSiglaIdentificacion(claims));
  if (!tipo) throw refuse(accesoErrors, 'TIPO_IDENTIFICACION_DESCONOCIDO');
  const identidad = presentIdentidad(claims);
  const distintos: string[] = findIdentidadDistinta(identidad, body);
  if (tipo.id !== body.tipoIdentificacionId) distintos.push('tipoIdentificacionId');
  if (distintos.length > 0) {
    const { mensaje } = accesoErrors.IDENTIDAD_DISTINTA;
    throw refuse(
      accesoErrors,
      'IDENTIDAD_DISTINTA',
      distintos.map((campo) => ({ campo, mensaje })),
    );
  }
  return identidad;
}

/** The rule of the form, on what arrived. */
async function verifyCampos(database: Kysely<DatabaseSchema>, body: Registro): Promise<void> {
  const ejemplo = await findParametroTexto(database, 'correo.ejemplo', 'nombre@entidad.gov.co');
  const errores = findErroresRegistro(
    {
      entidad: body.tipoEntidad,
      entidadElegida: body.tipoEntidad === 'publica' ? body.entidadId != null : body.nit !== undefined,
      cargo: body.cargo,
      otroNumeroTelefonico: body.otroNumeroTelefonico ?? '',
      correoEletronico: body.correoEletronico,
    },
    ejemplo,
  );
  const detalles = Object.entries(errores).flatMap(([campo, [mensaje]]) =>
    mensaje ? [{ campo, mensaje }] : [],
  );
  const isPublica = body.tipoEntidad === 'publica';
  const dominio = isPublica ? await listFallasDominio(database, body.correoEletronico) : [];
  requireFaultless([...detalles, ...dominio]);
}

/**
 * The server asks the registry again, outside the transaction, because it does not trust the name that the browser
 * sends (REG-16).
 */
async function verifyEntidad(
  { database, verifyNit }: RegistroDependencies,
  { tipoEntidad: tipo, entidadId, nit = '', dv }: Registro,
  { log }: CallContext,
): Promise<EntidadPedida> {
  if (tipo === 'publica') {
    const publica = await findEntidadPublicaActiva(database, entidadId ?? 0);
    if (!publica) throw refuse(accesoErrors, 'ENTIDAD_NO_DISPONIBLE');
    return { tipo, id: publica.id };
  }
  const consulta = { nit, dv: String(dv ?? '') };
  const { existRUES, errorWS, msgErrorWS, nombre } = await verifyNit(tipo, consulta, log);
  if (existRUES && nombre) return { tipo, ...consulta, nombre };
  const code = errorWS ? 'REGISTRO_EXTERNO_CON_FALLAS' : 'NIT_NO_VERIFICADO';
  const { status, mensaje } = accesoErrors[code];
  throw new AppError(code, { status, mensaje: msgErrorWS ?? mensaje });
}

function createEntidad(
  transaction: Transaction<DatabaseSchema>,
  pedida: Exclude<EntidadPedida, { tipo: 'publica' }>,
): Promise<number> {
  return createEntidadVerificada(transaction, pedida);
}

interface NewRegistro {
  readonly identity: ExternalIdentity;
  readonly identidad: IdentidadRegistro;
  readonly body: Registro;
  readonly entidadId: number;
}

async function createMembresia(
  transaction: Transaction<DatabaseSchema>,
  trusted: TrustedIssuer,
  { identity, identidad, body, entidadId }: NewRegistro,
): Promise<{ membresiaId: number; usuarioId: number }> {
  const usuario = await getOrCreateUsuario(transaction, {
    ...identidad,
    emisor: trusted.key,
    sujeto: identity.subject,
    tipoIdentificacionId: body.tipoIdentificacionId,
    correoElectronico: body.correoEletronico,
  });
  if (!usuario.activo) throw refuse(accesoErrors, 'USUARIO_INACTIVO');
  const membresiaId = await createMembresiaPendiente(transaction, {
    usuarioId: usuario.id,
    entidadId,
    cargo: body.cargo,
    correoElectronico: body.correoEletronico,
    otroNumeroTelefonico: body.otroNumeroTelefonico || null,
  });
  if (membresiaId === undefined) throw refuse(accesoErrors, 'USUARIO_YA_EXISTE');
  await verifyPendientes(transaction, usuario.id);
  return { membresiaId, usuarioId: usuario.id };
}

/** Each registration causes work for others, so a person may have only a few without a decision. */
async function verifyPendientes(transaction: Transaction<DatabaseSchema>, usuarioId: number): Promise<void> {
  const maximo = await findParametroEntero(transaction, 'registro.pendientesMaximo', DEFAULT_PENDIENTES);
  if ((await countPendientes(transaction, usuarioId)) > maximo)
    throw refuse(accesoErrors, 'REGISTROS_PENDIENTES', [
      { mensaje: `Una persona tiene máximo ${maximo} pendientes.` },
    ]);
}
