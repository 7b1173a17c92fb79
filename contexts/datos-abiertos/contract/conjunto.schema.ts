import { z } from 'zod';
import { FORMATOS_ABIERTOS, type FormatoAbierto, TIPOS_COLUMNA, type TipoColumna } from './terms.ts';

const FORMATOS = Object.keys(FORMATOS_ABIERTOS) as [FormatoAbierto, ...FormatoAbierto[]];
const TIPOS = Object.keys(TIPOS_COLUMNA) as [TipoColumna, ...TipoColumna[]];

/** A file of an edition; its address is stable. */
const archivoAbiertoSchema = z.object({
  formato: z.enum(FORMATOS),
  direccion: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type ArchivoAbierto = z.infer<typeof archivoAbiertoSchema>;

/** A set as it was published on a day. */
const edicionSchema = z.object({
  fecha: z.string(),
  publicadaEn: z.string(),
  filas: z.number().int(),
  /** Rows more than in the edition before, fewer when negative; null of the first one. */
  diferencia: z.number().int().nullable(),
  /** Whether its content differs from that of the edition before. */
  cambio: z.boolean(),
  archivos: z.array(archivoAbiertoSchema),
});
export type EdicionDeConjunto = z.infer<typeof edicionSchema>;

const licenciaSchema = z.object({ nombre: z.string(), direccion: z.string(), estado: z.string() });
export type LicenciaDeDatos = z.infer<typeof licenciaSchema>;

const resumenConjuntoSchema = z
  .object({
    codigo: z.string(),
    titulo: z.string(),
    descripcion: z.string(),
    fuente: z.string(),
    frecuencia: z.string(),
    columnas: z.number().int(),
    /** Null until it is in an edition. */
    edicion: edicionSchema.nullable(),
  })
  .meta({ description: 'Un conjunto de datos abiertos' });
export type ResumenConjunto = z.infer<typeof resumenConjuntoSchema>;

/** The whole of the sets in one file. */
const volcadoSchema = z.object({
  fecha: z.string(),
  publicadoEn: z.string(),
  direccion: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** What changed since the dump before; null beside the first one. */
  cambios: z
    .object({
      /** The day of the dump before. */
      desde: z.string(),
      direccion: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
    })
    .nullable(),
});
export type VolcadoPublicado = z.infer<typeof volcadoSchema>;

export const catalogoSchema = z.object({
  licencia: licenciaSchema,
  /** Null before the first edition. */
  ultima: z.object({ fecha: z.string(), publicadaEn: z.string() }).nullable(),
  conjuntos: z.array(resumenConjuntoSchema),
  volcado: volcadoSchema.nullable(),
});
export type CatalogoDeDatos = z.infer<typeof catalogoSchema>;

const columnaSchema = z.object({
  nombre: z.string(),
  tipo: z.enum(TIPOS),
  significado: z.string(),
  /** The element of the dictionary it holds values of. */
  elemento: z.object({ identificador: z.string(), nombre: z.string() }).nullable(),
});
export type ColumnaPublicada = z.infer<typeof columnaSchema>;

const celdaSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const detalleConjuntoSchema = resumenConjuntoSchema.extend({
  licencia: licenciaSchema,
  columnas: z.array(columnaSchema),
  /** First rows of the edition, each cell in the order of the columns. */
  muestra: z.array(z.array(celdaSchema)),
  /** The newest first. */
  ediciones: z.array(edicionSchema),
  /** Addresses that always give the edition that stands now. */
  ultimo: z.object({ csv: z.string(), json: z.string() }),
});
export type DetalleConjunto = z.infer<typeof detalleConjuntoSchema>;
