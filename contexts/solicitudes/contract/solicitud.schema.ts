import { decisionSchema, integerId, uuidId } from '@marco/contract-kit';
import { PAPELES_MENSAJE } from '@marco/servicios/terms';
import { z } from 'zod';
import { documentoCargadoSchema, documentoSchema } from './documento.schema.ts';
import { marcaSchema } from './marca.schema.ts';
import { nivelDosSchema } from './nivel-dos.schema.ts';
import { nivelTresSchema } from './nivel-tres.schema.ts';
import { reafirmacionSchema } from './reafirmacion.schema.ts';
import { retiroSchema } from './retiro.schema.ts';
import {
  ACCIONES_CAMPO,
  ACCIONES_MANUALES,
  ACCIONES_PROPUESTAS,
  BASES_DATO_PERSONAL,
  CAUSAS_SUSPENSION,
  DECISIONES_CAMPO,
  ESTADOS_SOLICITUD,
  LIMITES_SOLICITUD,
  PERIODICIDADES,
  SENTIDOS_CAMPO,
  SINCRONIAS,
  TIPOS_INTERCAMBIO,
  TIPOS_NORMA,
  TIPOS_SOLICITUD,
} from './terms.ts';
import { defineText } from './text.schema.ts';

const { norma, campo, operacion } = LIMITES_SOLICITUD;

export const nivelSchema = z.literal([1, 2, 3], { error: 'El nivel es 1, 2 o 3.' });
export const estadoSolicitudSchema = z.enum(ESTADOS_SOLICITUD, { error: 'El estado no existe.' });
export const referenciaSchema = z.object({ id: z.number().int(), nombre: z.string() });

/** What the entity writes about the servicio; what is absent stays as it is. */
export const datosServicioSchema = z.object({
  /** A servicio of the directory; null for one that begins with this request. */
  servicioId: integerId('servicio').nullable(),
  servicioNombre: defineText(LIMITES_SOLICITUD.servicioNombre),
  servicioDescripcion: defineText(LIMITES_SOLICITUD.servicioDescripcion),
  objetivo: defineText(LIMITES_SOLICITUD.objetivo),
  tipoIntercambio: z.enum(TIPOS_INTERCAMBIO).nullable(),
  sincronia: z.enum(SINCRONIAS).nullable(),
  dominioId: integerId('dominio').nullable(),
  periodicidad: z.enum(PERIODICIDADES).nullable(),
  /** Messages a month. */
  volumenEstimado: z
    .number()
    .int({ error: 'Escriba un número entero.' })
    .min(0, { error: 'Escriba un número desde 0.' })
    .max(2_000_000_000, { error: 'Escriba un número hasta 2.000.000.000.' })
    .nullable(),
});
export type DatosServicio = z.output<typeof datosServicioSchema>;

/** A law or rule the exchange rests on, as far as it is written: filing the request asks for the rest. */
export const datosNormaSchema = z.object({
  tipo: z.enum(TIPOS_NORMA).nullable(),
  numero: defineText(norma.numero),
  fechaExpedicion: z.iso.date({ error: 'Escriba una fecha válida.' }).nullable(),
  articulo: defineText(norma.articulo),
  habilita: defineText(norma.habilita),
  /** Its document, uploaded to the folder of level 1. */
  archivoId: uuidId('archivo').nullable(),
});
export type DatosNorma = z.output<typeof datosNormaSchema>;

/** A field the entity identified in what it exchanges. */
export const datosCampoSchema = z.object({
  nombre: defineText(campo.nombre),
  descripcion: defineText(campo.descripcion),
  tipoDato: defineText(campo.tipoDato),
  longitud: z.number().int({ error: 'Escriba un número entero.' }).min(0).max(1_000_000).nullable(),
  obligatorio: z.boolean(),
  sentido: z.enum(SENTIDOS_CAMPO),
  valores: defineText(campo.valores),
  fuente: defineText(campo.fuente),
  ejemplo: defineText(campo.ejemplo),
  sistemaOrigen: defineText(campo.sistemaOrigen),
  /** The code of its operation; empty for the first one. */
  operacion: defineText(operacion.codigo).default(''),
  /** The message it travels in; null where its sense says it. */
  papel: z.enum(PAPELES_MENSAJE).nullable().default(null),
  /** The name of the field it stands in; empty for one of the message itself. */
  padre: defineText(campo.nombre).default(''),
  repite: z.boolean().default(false),
  datoPersonal: z.boolean().default(false),
  /** What allows its exchange where it is a personal datum; null while nobody said. */
  base: z.enum(BASES_DATO_PERSONAL).nullable().default(null),
  /** What the entity would have it become, with its reasons; left out, what was said before stays. */
  propuesta: z
    .object({
      accion: z.enum(ACCIONES_PROPUESTAS, { error: 'Elija reutilizar, definir o modificar.' }),
      elementoId: integerId('elemento').nullable(),
      justificacion: defineText(campo.justificacion),
    })
    .nullable()
    .optional(),
});
export type DatosCampo = z.output<typeof datosCampoSchema>;

/** An operation of the servicio, as far as it is written. */
export const datosOperacionSchema = z.object({
  codigo: defineText(operacion.codigo),
  nombre: defineText(operacion.nombre),
  tipoIntercambio: z.enum(TIPOS_INTERCAMBIO).nullable(),
});
export type DatosOperacion = z.output<typeof datosOperacionSchema>;

export const normaSchema = datosNormaSchema.extend({
  id: z.number().int(),
  documento: documentoSchema.nullable(),
});
export type Norma = z.infer<typeof normaSchema>;

/** A row of the catalogue: the field and the element of the common language it becomes. */
export const campoSchema = datosCampoSchema.omit({ propuesta: true }).extend({
  id: z.number().int(),
  accion: z.enum(ACCIONES_CAMPO).nullable(),
  elemento: z
    .object({
      id: z.number().int(),
      identificador: z.string(),
      nombre: z.string(),
      /** Version in force, else the one in work; what links to its page. */
      versionId: z.number().int(),
      numero: z.string(),
      /** State of that version, as people read it. */
      estado: z.string(),
    })
    .nullable(),
  justificacion: z.string(),
  decision: z.enum(DECISIONES_CAMPO),
  observacion: z.string(),
  /** Whether the common language already says what the row asks for; null without an element. */
  cumplido: z.boolean().nullable(),
});
export type Campo = z.infer<typeof campoSchema>;

export const pasoSchema = z.object({
  id: z.number().int(),
  accion: z.string(),
  /** States by their name. */
  desde: z.string(),
  hasta: z.string(),
  desdeEstado: estadoSolicitudSchema,
  hastaEstado: estadoSolicitudSchema,
  motivo: z.string(),
  /** Days of an extension; null for any other step. */
  dias: z.number().int().nullable(),
  /** Null where the term ended by itself. */
  usuario: z.string().nullable(),
  fecha: z.iso.datetime(),
});
export type Paso = z.infer<typeof pasoSchema>;

/** The term of the present state. */
const plazoSchema = z.object({
  venceEn: z.iso.date(),
  /** Working days left; negative once it is over. */
  diasHabiles: z.number().int(),
  vencida: z.boolean(),
});

/** A request in the lists. */
export const solicitudListadaSchema = z.object({
  id: z.number().int(),
  nivel: nivelSchema,
  tipo: z.enum(TIPOS_SOLICITUD),
  radicado: z.string().nullable(),
  servicio: z.string(),
  entidad: referenciaSchema.extend({ sigla: z.string().nullable() }),
  estado: estadoSolicitudSchema,
  consultor: z.string().nullable(),
  solicitante: z.string(),
  fechaCreacion: z.iso.datetime(),
  radicadaEn: z.iso.datetime().nullable(),
  cerradaEn: z.iso.datetime().nullable(),
  plazo: plazoSchema.nullable(),
});
export type SolicitudListada = z.infer<typeof solicitudListadaSchema>;

/** A servicio in the list of the levels. */
export const servicioNivelSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  descripcion: z.string(),
  estado: z.string(),
  /** Whether it came with its level from the directory before: no request certified it here. */
  importado: z.boolean(),
  /** Its open request of level 1. */
  enCurso: solicitudListadaSchema.nullable(),
  /** Whether one of level 1 may begin. */
  solicitar: decisionSchema,
  nivelDos: z.object({
    /** The version that stands at level 1, to be asked for; null where none does. */
    servicioVersionId: z.number().int().nullable(),
    enCurso: solicitudListadaSchema.nullable(),
    solicitar: decisionSchema,
  }),
  nivelTres: z.object({
    /** The version that stands at level 2, to be asked for; null where none does. */
    servicioVersionId: z.number().int().nullable(),
    enCurso: solicitudListadaSchema.nullable(),
    solicitar: decisionSchema,
  }),
  retiro: z.object({
    /** The newest version that may be ended; null where none may. */
    servicioVersionId: z.number().int().nullable(),
    enCurso: solicitudListadaSchema.nullable(),
    solicitar: decisionSchema,
  }),
});

/** The decisions about a request: its steps, and editing its parts. */
const accionesSchema = z.object({
  ...(Object.fromEntries(ACCIONES_MANUALES.map((paso) => [paso, decisionSchema])) as Record<
    (typeof ACCIONES_MANUALES)[number],
    typeof decisionSchema
  >),
  editar: decisionSchema,
  eliminar: decisionSchema,
  catalogar: decisionSchema,
  decidir: decisionSchema,
  /** Saying of the items of level 3 whether each is met. */
  dictaminar: decisionSchema,
});

/** A whole request, with what its reader may do. */
export const solicitudSchema = solicitudListadaSchema.extend({
  version: z.number().int(),
  ...datosServicioSchema.shape,
  dominio: z.string().nullable(),
  /** State of the servicio; null while the directory does not have it. */
  estadoServicio: z.string().nullable(),
  consultorId: z.number().int().nullable(),
  operaciones: z.array(datosOperacionSchema),
  /** Whoever may ask: no entity is named. */
  consumoAbierto: z.boolean(),
  consumidores: z.array(referenciaSchema),
  /** The systems, languages and databases behind the servicio, of the technical catalogues. */
  sistemas: z.array(referenciaSchema),
  lenguajes: z.array(referenciaSchema),
  basesDatos: z.array(referenciaSchema),
  normas: z.array(normaSchema),
  documentos: z.array(documentoSchema),
  campos: z.array(campoSchema),
  pasos: z.array(pasoSchema),
  /** Every file it has now, whatever part it belongs to, the first one first. */
  cargados: z.array(documentoCargadoSchema),
  /** What its returns asked for, the first one first; those of the last `devolver` wait while it is returned. */
  marcas: z.array(marcaSchema),
  /** Whether its reader follows it. */
  seguida: z.boolean(),
  /** What is missing for its next step, each with the part of the form it belongs to. */
  pendientes: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
  fechaModificacion: z.iso.datetime(),
  /** The suspension in which the term stands; null while it runs. */
  suspension: z
    .object({
      desde: z.iso.date(),
      /** Day it runs again by itself; null until somebody resumes it. */
      reanudaEn: z.iso.date().nullable(),
      causa: z.enum(CAUSAS_SUSPENSION),
      motivo: z.string(),
      /** Kept of the term, in its own measure. */
      diasRestantes: z.number().int(),
    })
    .nullable(),
  /** Days the present term may be made longer at most. */
  maximoProrroga: z.number().int(),
  /** Proof of the filing; null until it is made. */
  constancia: documentoSchema.nullable(),
  /** What level 2 alone has; null for a request of another level. */
  nivelDos: nivelDosSchema.nullable(),
  /** What level 3 alone has; null for a request of another level. */
  nivelTres: nivelTresSchema.nullable(),
  /** Which version ends, when and why; null for a request of another type. */
  retiro: retiroSchema.nullable(),
  /** Of which version it says that nothing changed; null for a request that asks for its level whole. */
  reafirmacion: reafirmacionSchema.nullable(),
  acciones: accionesSchema,
});
export type Solicitud = z.infer<typeof solicitudSchema>;
