import { z } from 'zod';
import { ESTADOS_VERSION } from './ciclo-de-vida.terms.ts';
import { entidadNombradaSchema, referenciaVersionSchema } from './referencia-elemento.schema.ts';
import { TIPOS_FUENTE, TIPOS_NOMBRE, TIPOS_NORMA, TIPOS_RELACION, TIPOS_RELACION_DERIVADA } from './terms.ts';

/** A permissible value of a lista, with the days it holds. */
export const valorSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  vigenteDesde: z.iso.date().nullable(),
  vigenteHasta: z.iso.date().nullable(),
});
export type Valor = z.infer<typeof valorSchema>;

/** A part of a composite, pinned to a version. */
export const componenteSchema = referenciaVersionSchema.extend({
  /** Name it has inside this composite; null when it keeps its identificador. */
  nombreLocal: z.string().nullable(),
  ocurrenciaMinima: z.number().int(),
  /** Null is any number of times. */
  ocurrenciaMaxima: z.number().int().nullable(),
});
export type Componente = z.infer<typeof componenteSchema>;

export const nombreSchema = z.object({
  tipo: z.enum(TIPOS_NOMBRE),
  nombre: z.string(),
  /** Entity that calls it so. */
  entidad: entidadNombradaSchema.nullable(),
});
export type Nombre = z.infer<typeof nombreSchema>;

/** What another system knows it by. */
export const identificadorSchema = z.object({ sistema: z.string(), valor: z.string() });
export type Identificador = z.infer<typeof identificadorSchema>;

export const fuenteSchema = z.object({
  tipo: z.enum(TIPOS_FUENTE),
  nombre: z.string(),
  url: z.string(),
  edicion: z.string(),
  fecha: z.iso.date().nullable(),
});
export type Fuente = z.infer<typeof fuenteSchema>;

export const archivoElementoSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  tamano: z.number().int(),
});
export type ArchivoElemento = z.infer<typeof archivoElementoSchema>;

export const normaSchema = z.object({
  tipo: z.enum(TIPOS_NORMA),
  numero: z.string(),
  anio: z.number().int(),
  articulo: z.string(),
  entidadEmisora: z.string(),
  url: z.string(),
  archivo: archivoElementoSchema.nullable(),
});
export type Norma = z.infer<typeof normaSchema>;

export const estandarNombradoSchema = z.object({
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  sigla: z.string(),
  edicion: z.string(),
  organismo: z.string(),
  url: z.string(),
});

/** A relation this version states, to an element of the registry or to a term outside it. */
export const relacionSchema = z.object({
  tipo: z.enum(TIPOS_RELACION),
  destino: referenciaVersionSchema.nullable(),
  terminoExterno: z.string().nullable(),
  nota: z.string(),
});
export type Relacion = z.infer<typeof relacionSchema>;

/** A relation that follows from what another element or a servicio says. */
export const relacionDerivadaSchema = z.object({
  tipo: z.enum(TIPOS_RELACION_DERIVADA),
  origen: referenciaVersionSchema.nullable(),
  servicio: z
    .object({ id: z.number().int(), nombre: z.string(), entidad: z.string(), estado: z.string() })
    .nullable(),
});
export type RelacionDerivada = z.infer<typeof relacionDerivadaSchema>;

/** A version in the list of those of an element, the latest first. */
export const versionListadaSchema = z.object({
  id: z.number().int(),
  numero: z.string(),
  oid: z.string(),
  estado: z.enum(ESTADOS_VERSION),
  rigeDesde: z.iso.datetime().nullable(),
  rigeHasta: z.iso.datetime().nullable(),
  resumenCambio: z.string(),
});
export type VersionListada = z.infer<typeof versionListadaSchema>;
