import { defineEndpoint, externalIdentityAccess, integerId } from '@marco/contract-kit';
import { TIPOS_ENTIDAD, type TipoEntidad } from '@marco/entidades/terms';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';
import { ACCIONES_RECAPTCHA } from './recaptcha.terms.ts';
import { LIMITES_REGISTRO, MENSAJES_REGISTRO, presentLimiteExcedido } from './registro.terms.ts';
import { versionAvisoSchema } from './tratamiento.endpoints.ts';

/** A text under its limit (REG-17). */
function texto(limite: number) {
  return z.string().max(limite - 1, { error: presentLimiteExcedido(limite) });
}

/** A part of the identity the token always has. */
function parteDeIdentidad(limite: number, nombre: string) {
  return texto(limite).min(1, { error: `${nombre} es requerido` });
}

const nombreOpcional = texto(LIMITES_REGISTRO.nombre).nullish();
/**
 * With the texts and the order of the form: the message about other characters than digits comes before the one about
 * the length (REG-03).
 */
const telefonoOpcional = z
  .string()
  .regex(/^\d*$/, { error: MENSAJES_REGISTRO.soloDigitos, abort: true })
  .max(LIMITES_REGISTRO.otroNumeroTelefonico - 1, { error: MENSAJES_REGISTRO.telefonoLargo })
  .nullish();
const TIPOS = Object.keys(TIPOS_ENTIDAD) as [TipoEntidad, ...TipoEntidad[]];

/** Longest NIT and name a caller may send; the look-up decides whether they are right. */
const LONGEST_NIT = 20;
const LONGEST_NAME = 300;

/** Specification §3 'Registration payload'; the confirmation of the e-mail is never part of it. */
export const registroSchema = z.object({
  numeroIdentificacion: parteDeIdentidad(LIMITES_REGISTRO.numeroIdentificacion, 'Número de identificación'),
  primerNombre: parteDeIdentidad(LIMITES_REGISTRO.nombre, 'Primer nombre'),
  segundoNombre: nombreOpcional,
  primerApellido: parteDeIdentidad(LIMITES_REGISTRO.nombre, 'Primer apellido'),
  segundoApellido: nombreOpcional,
  tipoIdentificacionId: integerId('tipoIdentificacion'),
  /** The public entity picked; absent for the others, which are named by their NIT. */
  entidadId: integerId('entidad').nullish(),
  cargo: texto(LIMITES_REGISTRO.cargo).trim().min(1, { error: MENSAJES_REGISTRO.cargoRequerido }),
  numeroCelular: texto(LIMITES_REGISTRO.numeroCelular).nullish(),
  otroNumeroTelefonico: telefonoOpcional,
  correoEletronico: texto(LIMITES_REGISTRO.correoElectronico).min(1, {
    error: MENSAJES_REGISTRO.correoRequerido,
  }),
  tipoEntidad: z.enum(TIPOS, { error: MENSAJES_REGISTRO.tipoRequerido }).default('publica'),
  /** Result of the look-up by NIT. The server does not trust it, and looks the NIT up again. */
  nit: z.string().max(LONGEST_NIT).optional(),
  dv: z.number().int().min(0).max(9).optional(),
  nombre: z.string().max(LONGEST_NAME).optional(),
  /** Version of the privacy notice the person authorised; callers of the specified payload leave it out. */
  autorizaTratamiento: versionAvisoSchema.optional(),
});
export type Registro = z.output<typeof registroSchema>;

/** Specification §3 and §7: asks for access to an entity; the Bearer is the authenticator's token. */
export const registerUsuarioEndpoint = defineEndpoint({
  operation: 'registerUsuario',
  context: 'acceso',
  summary: 'Registra a una persona en una entidad, pendiente de aprobación.',
  method: 'POST',
  path: '/registrar',
  exposure: { private: externalIdentityAccess },
  // The specification does not close the merged fields of the payload: the server ignores unknown fields.
  request: { body: registroSchema.loose() },
  response: z.object({
    entidad: z.object({ id: z.number().int(), nombre: z.string() }),
    usuarioPorAprobar: z.literal(true),
    estadoUsuario: z.literal(false),
    usuarioRechazado: z.literal(false),
  }),
  errors: accesoErrors,
  idempotent: true,
  recaptcha: ACCIONES_RECAPTCHA.registrar,
  ratePerMinute: 60,
});
