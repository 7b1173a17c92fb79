import { decisionSchema } from '@marco/contract-kit';
import { PAPELES_MENSAJE } from '@marco/servicios/terms';
import { z } from 'zod';
import {
  CAUSAS_CERTIFICADO,
  COTEJOS_CERTIFICADO,
  ESTADOS_CERTIFICADO,
  NIVELES_CERTIFICADO,
  PAPELES_CERTIFICADO,
  PASOS_CERTIFICADO,
} from './terms.ts';

const nivelSchema = z.literal(NIVELES_CERTIFICADO);
const estadoSchema = z.enum(ESTADOS_CERTIFICADO);
const causaSchema = z.enum(CAUSAS_CERTIFICADO).nullable();
const documentoSchema = z.record(z.string(), z.unknown());
const huellaSchema = z.string();

const otroCertificadoSchema = z.object({ numero: z.string(), codigo: z.string() });

/** What the banco de conformidad found of the servicio: digests and counts, no content. */
const conformidadSchema = z.object({
  /** Version of the rule set. */
  reglas: z.string(),
  /** How much could be known, in percent; null where nothing could be measured. */
  indice: z.number().nullable(),
  /** What is known, in percent. */
  puntaje: z.number(),
  /** Checks that count, of those that were run: what `puntaje` is of. Absent in what was signed before it stood there. */
  comprobaciones: z.object({ parte: z.number().int(), total: z.number().int() }).optional(),
  obligatorios: z.number().int(),
  contratoSha256: huellaSchema,
  informe: z.object({ id: z.string(), huella: huellaSchema, digestSRI: z.string() }),
  mensajes: z.array(
    z.object({ operacion: z.string(), papel: z.enum(PAPELES_MENSAJE), sha256: huellaSchema }),
  ),
});

/** A certificate as everybody may read it: cargos and entidades, no names, no documents, no e-mails. */
export const certificadoPublicoSchema = z.object({
  numero: z.string(),
  /** In groups, as paper shows it. */
  codigo: z.string(),
  titulo: z.string(),
  nivel: nivelSchema,
  estado: estadoSchema,
  /** Since when it stands so, and why, by its code and in words; a vigente one has no cause and an empty reason. */
  estadoDesde: z.string(),
  causa: causaSchema,
  motivo: z.string(),
  expedidoEn: z.string(),
  /** Last day; null for one without an end. */
  hasta: z.string().nullable(),
  radicado: z.string(),
  servicio: z.object({
    id: z.number().int(),
    /** Null for a certificate of before a servicio had versions. */
    versionId: z.number().int().nullable(),
    nombre: z.string(),
    oid: z.string().nullable(),
    version: z.string(),
  }),
  entidad: z.object({
    nombre: z.string(),
    sigla: z.string().nullable(),
    nit: z.string(),
    dv: z.string(),
  }),
  campos: z.object({
    total: z.number().int(),
    reutilizados: z.number().int(),
    definidos: z.number().int(),
    modificados: z.number().int(),
  }),
  elementos: z.array(
    z.object({
      identificador: z.string(),
      nombre: z.string(),
      oid: z.string().nullable(),
      version: z.string(),
    }),
  ),
  /** What was tried out; null for level 1. */
  conformidad: conformidadSchema.nullable(),
  /** The version, and its certificate, since which nothing of the level changed; null for what was asked for whole. */
  sinCambios: otroCertificadoSchema.extend({ version: z.string() }).nullable(),
  intervinieron: z.array(
    z.object({ papel: z.enum(PAPELES_CERTIFICADO), cargo: z.string(), entidad: z.string() }),
  ),
  /** The latest one of each lower level of its version, on which it rests, with the state it is in now. */
  inferiores: z.array(otroCertificadoSchema.extend({ estado: estadoSchema })),
  /** The one that took its place. */
  reemplazadoPor: otroCertificadoSchema.nullable(),
  /** The verifiable credential with its proof. */
  credencial: documentoSchema,
  /** Null while the PDF is being made. */
  pdf: z.object({ bytes: z.number().int(), sha256: z.string() }).nullable(),
  /** The text of the seal and its SHA-256; null while the PDF is being made. */
  sello: z.object({ texto: z.string(), sha256: z.string() }).nullable(),
});
export type CertificadoPublico = z.output<typeof certificadoPublicoSchema>;

/** What the operator proposes, for who certifies and for the operator; null for others and where nothing is proposed. */
const suspensionPropuestaSchema = z
  .object({
    causa: causaSchema,
    motivo: z.string(),
    propuestaEn: z.string(),
    /** Last day on which it is decided. */
    hasta: z.string(),
  })
  .nullable();

/** A certificate in the private list, with what the reader may do with it. */
export const certificadoListadoSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  numero: z.string(),
  codigo: z.string(),
  nivel: nivelSchema,
  estado: estadoSchema,
  causa: causaSchema,
  motivo: z.string(),
  servicio: z.string(),
  entidad: z.object({ nombre: z.string(), sigla: z.string().nullable() }),
  radicado: z.string(),
  solicitudId: z.number().int(),
  expedidoEn: z.string(),
  /** Whether somebody asked for its revocation, and why. */
  revocacionPedida: z.object({ causa: causaSchema, motivo: z.string(), esPropia: z.boolean() }).nullable(),
  /** Numbers of the higher levels of its version that are in force: its revocation suspends them. */
  superiores: z.array(z.string()),
  suspensionPropuesta: suspensionPropuestaSchema,
  acciones: z.record(z.enum(PASOS_CERTIFICADO), decisionSchema),
  /** Whether its reader may propose that it is suspended, and why not. */
  proponer: decisionSchema,
});
export type CertificadoListado = z.output<typeof certificadoListadoSchema>;

/** A certificate of a version, for the person who looks at its servicio. */
export const certificadoDeVersionSchema = z.object({
  numero: z.string(),
  codigo: z.string(),
  nivel: nivelSchema,
  estado: estadoSchema,
  estadoDesde: z.string(),
  causa: causaSchema,
  motivo: z.string(),
  expedidoEn: z.string(),
  suspensionPropuesta: suspensionPropuestaSchema,
});
export type CertificadoDeVersion = z.output<typeof certificadoDeVersionSchema>;

/** What the comparison of everything stored of a certificate with its seal says. */
export const cotejoCertificadoSchema = z.object({
  valido: z.boolean(),
  verificadoEn: z.string(),
  partes: z.array(z.object({ parte: z.string(), hallazgo: z.enum(COTEJOS_CERTIFICADO) })),
});
export type CotejoDeCertificado = z.output<typeof cotejoCertificadoSchema>;
