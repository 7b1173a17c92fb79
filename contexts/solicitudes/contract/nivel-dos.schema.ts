import { ESTADOS_CERTIFICADO } from '@marco/certificados/terms';
import { VEREDICTOS, type VeredictoConformidad } from '@marco/conformidad/terms';
import { ESTADOS_VERSION_SERVICIO, PAPELES_MENSAJE } from '@marco/servicios/terms';
import { z } from 'zod';
import { documentoSchema } from './documento.schema.ts';
import { TECNOLOGIAS } from './intercambio.terms.ts';

const veredictos = Object.keys(VEREDICTOS) as [VeredictoConformidad, ...VeredictoConformidad[]];

/** A field of a message of the version, with the place the entity says it has in the contract. */
const campoNivelDosSchema = z.object({
  /** Of the field of the message: what `vinculos` and `diferencias` name. */
  id: z.number().int(),
  /** How deep it stands in its message, from 1; the fields of a message come branch by branch. */
  nivel: z.number().int(),
  nombreLocal: z.string(),
  elemento: z.object({
    versionId: z.number().int(),
    identificador: z.string(),
    nombre: z.string(),
    /** The one that level 1 certified, as M.m. */
    version: z.string(),
    /** Whether a version with a greater first number is in force since: the certified one stays what is compared. */
    nuevaMayor: z.boolean(),
  }),
  /** Whether the contract has to have a place for it. */
  obligatorio: z.boolean(),
  /** JSON pointer or XPath in the contract; null where none is said. */
  vinculo: z.string().nullable(),
  /** Why its petition accepts less than the element; null where nothing is declared. */
  diferencia: z.string().nullable(),
});
export type CampoNivelDos = z.infer<typeof campoNivelDosSchema>;

const mensajeNivelDosSchema = z.object({
  papel: z.enum(PAPELES_MENSAJE),
  campos: z.array(campoNivelDosSchema),
});

const operacionNivelDosSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  mensajes: z.array(mensajeNivelDosSchema),
});
export type OperacionNivelDos = z.infer<typeof operacionNivelDosSchema>;

/** A message the entity brought and that is valid; its content is not kept. */
export const mensajeComprobadoSchema = z.object({
  id: z.number().int(),
  operacion: z.string(),
  papel: z.enum(PAPELES_MENSAJE),
  sha256: z.string(),
  resultado: z.enum(['valido', 'invalido']),
  /** How many rules of the message it exercises. */
  reglas: z.number().int().nonnegative(),
  fecha: z.iso.datetime(),
});
export type MensajeComprobado = z.infer<typeof mensajeComprobadoSchema>;

/** What is kept of a report in a request: the rest stands in its own address. */
export const informeDeSolicitudSchema = z.object({
  id: z.string(),
  huella: z.string(),
  veredicto: z.enum(veredictos),
  /** In percent; null where no servicio was compared. */
  indice: z.number().nullable(),
  puntaje: z.number(),
  obligatorios: z.object({ parte: z.number().int(), total: z.number().int() }),
  /** Digest of the contract it is of. */
  contratoSha256: z.string(),
  /** Whether the entity approved this one. */
  aprobado: z.boolean(),
  fecha: z.iso.datetime(),
});
export type InformeDeSolicitud = z.infer<typeof informeDeSolicitudSchema>;

/** What the entity says of having built and tested it. */
const constanciaEntidadSchema = z.object({
  responsable: z.string(),
  cargo: z.string(),
  fecha: z.iso.date().nullable(),
  documento: documentoSchema.nullable(),
  /** Whether somebody who approves for the entity wrote it: then it needs no document. */
  deAprobador: z.boolean(),
  /** Whether its reader approves for the entity: what they write of it counts as such. */
  lectorAprueba: z.boolean(),
});

/** The part of a request that level 2 alone has. */
export const nivelDosSchema = z.object({
  servicioVersion: z.object({
    id: z.number().int(),
    /** As M.m. */
    numero: z.string(),
    estado: z.enum(ESTADOS_VERSION_SERVICIO),
  }),
  /** The certificate of level 1 of this version, in whatever state it is now; null where none was issued yet. */
  certificado: z
    .object({
      id: z.number().int(),
      numero: z.string(),
      /** Verification code, without hyphens. */
      codigo: z.string(),
      estado: z.enum(ESTADOS_CERTIFICADO),
    })
    .nullable(),
  tecnologia: z.enum(TECNOLOGIAS).nullable(),
  contrato: documentoSchema.nullable(),
  /** Its digest, so that anybody with the file can compare. */
  contratoSha256: z.string().nullable(),
  /** Where the entity tries it; the entity and the ministry read it, and the server never calls it. */
  urlPruebas: z.string(),
  arbol: z.array(operacionNivelDosSchema),
  mensajes: z.array(mensajeComprobadoSchema),
  /** The report of what is on file now: a change of it takes the report away. */
  informe: informeDeSolicitudSchema.nullable(),
  constancia: constanciaEntidadSchema,
  observaciones: z.string(),
});
export type NivelDos = z.infer<typeof nivelDosSchema>;
