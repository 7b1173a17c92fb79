import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { CAMBIOS_VERSION, ESTADOS_VERSION } from './ciclo-de-vida.terms.ts';
import { CLASES_ELEMENTO, MODELOS, TIPOS_ELEMENTO } from './estructura.terms.ts';
import {
  archivoElementoSchema,
  componenteSchema,
  estandarNombradoSchema,
  fuenteSchema,
  identificadorSchema,
  nombreSchema,
  normaSchema,
  relacionDerivadaSchema,
  relacionSchema,
  valorSchema,
  versionListadaSchema,
} from './partes-elemento.schema.ts';
import {
  detalleOidSchema,
  entidadNombradaSchema,
  referenciaVersionSchema,
} from './referencia-elemento.schema.ts';
import { CLASIFICACIONES, DATOS_PERSONALES } from './terms.ts';
import { TIPOS_DATO } from './tipos-dato.terms.ts';

const integer = z.number().int();

/** The layer an element belongs to, as its version in force (or its draft, where it has none) says. */
const capaDeElementoSchema = z.object({
  id: integer,
  codigo: z.string(),
  tipo: z.enum(['comun', 'sectorial', 'local', 'proyecto', 'integracion']),
  nombre: z.string(),
  carpeta: z.string(),
  prefijo: z.string(),
  espacioNombres: z.string(),
});

/** How the values of a simple element look; all null for a composite. */
const estructuraSimpleSchema = z.object({
  tipoDato: z.enum(TIPOS_DATO).nullable(),
  longitudMinima: integer.nullable(),
  longitudMaxima: integer.nullable(),
  totalDigitos: integer.nullable(),
  decimales: integer.nullable(),
  valorMinimo: z.string().nullable(),
  valorMaximo: z.string().nullable(),
  patron: z.string().nullable(),
  unidadMedida: z.string().nullable(),
  fuenteLista: z.string().nullable(),
  fuenteListaEdicion: z.iso.date().nullable(),
});

/** The end of an element set for a day to come, or that could not be done on it. */
const caducidadSchema = z.object({
  /** First day of Colombia it is no longer in force. */
  fecha: z.iso.date(),
  motivo: z.string(),
  reemplazadoPor: referenciaVersionSchema.nullable(),
  /** Why the expiry failed on its day; null while it waits. Only people who work on the element see it. */
  impedimento: z.string().nullable(),
});

/** One version of an element of the common language, whole. */
export const detalleElementoSchema = z.object({
  elementoId: integer,
  versionId: integer,
  /** Of the row, for `If-Match`; the number people read is `numero`. */
  version: integer,
  numero: z.string(),
  mayor: integer,
  menor: integer,
  estado: z.enum(ESTADOS_VERSION),
  identificador: z.string(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_ELEMENTO),
  clase: z.enum(CLASES_ELEMENTO),
  capa: capaDeElementoSchema,
  dominio: z.object({ id: integer, codigo: z.string(), nombre: z.string() }),
  oid: z.string(),
  oidElemento: z.string(),
  oidDetails: z.array(detalleOidSchema),

  definicion: z.string(),
  notas: z.string(),
  usos: z.string(),
  palabrasClave: z.array(z.string()),
  ejemplos: z.array(z.string()),
  entidadResponsable: entidadNombradaSchema.nullable(),
  clasificacionInformacion: z.enum(CLASIFICACIONES),
  datoPersonal: z.enum(DATOS_PERSONALES),

  ...estructuraSimpleSchema.shape,
  /** Of a lista: how many values it has, and the first of them in their order. */
  valores: z.object({ total: integer, primeros: z.array(valorSchema) }),

  modelo: z.enum(MODELOS).nullable(),
  esAbstracto: z.boolean(),
  base: referenciaVersionSchema.nullable(),
  componentes: z.array(componenteSchema),

  nombres: z.array(nombreSchema),
  identificadores: z.array(identificadorSchema),
  fuentes: z.array(fuenteSchema),
  normas: z.array(normaSchema),
  estandares: z.array(estandarNombradoSchema),
  archivos: z.array(archivoElementoSchema),
  relaciones: z.array(relacionSchema),
  relacionesDerivadas: z.array(relacionDerivadaSchema),
  /** Rules of the ontology about it that are in force. */
  reglas: z.array(z.object({ codigo: z.string(), nombre: z.string(), enunciado: z.string() })),

  resumenCambio: z.string(),
  autor: z.string().nullable(),
  revisor: z.string().nullable(),
  aprobador: z.string().nullable(),
  incorporadoPor: z.string().nullable(),
  fechaCreacion: z.iso.datetime(),
  fechaModificacion: z.iso.datetime(),
  rigeDesde: z.iso.datetime().nullable(),
  rigeHasta: z.iso.datetime().nullable(),
  motivoCaducidad: z.string().nullable(),
  reemplazadoPor: referenciaVersionSchema.nullable(),
  /** Of the element, whichever version is in force when its day comes. */
  caducidad: caducidadSchema.nullable(),
  /** Every version of the element the caller may read, the latest first. */
  versiones: z.array(versionListadaSchema),
});
export type DetalleElemento = z.infer<typeof detalleElementoSchema>;

/** What the caller may do with a version, with the reasons where not. */
const accionesSchema = z.object({
  editar: decisionSchema,
  enviar: decisionSchema,
  devolver: decisionSchema,
  avalar: decisionSchema,
  aprobar: decisionSchema,
  observar: decisionSchema,
  incorporar: decisionSchema,
  modificar: decisionSchema,
  caducar: decisionSchema,
  descartar: decisionSchema,
  comentar: decisionSchema,
  /** Calling off the expiry that was programmed. */
  cancelarCaducidad: decisionSchema,
  /** Beginning its successor in a wider layer. */
  llevar: decisionSchema,
});
export type AccionesDeElemento = z.infer<typeof accionesSchema>;

/** The number that the changes of a version need, compared with the version in force. */
const numeracionSchema = z.object({
  vigente: z.string(),
  cambio: z.enum(CAMBIOS_VERSION),
  propuesto: z.string(),
  razones: z.array(z.string()),
  /** Whether it is equal to the version in force: then it may not continue. */
  sinCambios: z.boolean(),
  /** Whether its number is acceptable. */
  corresponde: z.boolean(),
});

/** A version as those who work on it read it. */
export const elementoPrivadoSchema = detalleElementoSchema.extend({
  acciones: accionesSchema,
  /** Why it cannot be sent to review yet, by field. */
  pendientes: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
  /** Of a version in work whose element has another one in force. */
  numeracion: numeracionSchema.nullable(),
  /** The version somebody works on, when it is not this one. */
  enTrabajoId: z.number().int().nullable(),
  /** Whether the caller follows the element. */
  seguido: z.boolean(),
});
export type ElementoPrivado = z.infer<typeof elementoPrivadoSchema>;
