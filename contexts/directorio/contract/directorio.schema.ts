import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { COLORES_ESTADO } from '@marco/servicios/terms';
import { z } from 'zod';
import {
  ACCESOS_SERVICIO,
  DATOS_EN_RESULTADO,
  FACETAS_DIRECTORIO,
  LUGARES_PALABRA,
  MODOS_PALABRA,
} from './terms.ts';

/** An element of the common language, as the directory names it. */
export const datoDirectorioSchema = z.object({
  elementoId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
});
export type DatoDirectorio = z.infer<typeof datoDirectorioSchema>;

export const entidadDirectorioSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  sigla: z.string().nullable(),
});

/** The public state of a servicio. */
export const estadoFichaSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  color: z.enum(COLORES_ESTADO),
  /** 0 before level 1. */
  nivel: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The level is kept, but no version of it may be used now. */
  enSuspension: z.boolean(),
  /** It came with its level from the directory before: no request certified it here. */
  importado: z.boolean(),
});
export type EstadoDeFicha = z.infer<typeof estadoFichaSchema>;

/** Data on one side of a servicio: the first of them, those that were asked for before the others. */
const ladoSchema = z.object({
  total: z.number().int(),
  datos: z.array(datoDirectorioSchema.extend({ coincide: z.boolean() })).max(DATOS_EN_RESULTADO),
});

/** Why a result stands where it stands. */
const explicacionSchema = z.object({
  puntaje: z.number(),
  /** Each word with the place it was found in; empty without words. */
  palabras: z.array(
    z.object({
      palabra: z.string(),
      lugar: z.enum(LUGARES_PALABRA),
      modo: z.enum(MODOS_PALABRA),
      puntos: z.number(),
    }),
  ),
  /** What the points were multiplied by. */
  factorNivel: z.number(),
  factorSalud: z.number(),
});

/** A servicio as the list shows it. */
export const servicioDirectorioSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  /** Of its page in the site. */
  direccion: z.string(),
  entidad: entidadDirectorioSchema,
  estado: estadoFichaSchema,
  /** Its most advanced version that may be used, as M.m; null before level 1. */
  version: z.string().nullable(),
  resumen: z.string(),
  pide: ladoSchema,
  entrega: ladoSchema,
  /** Data it asks for that are not among those one has; empty where nobody said what they have. */
  faltan: z.array(datoDirectorioSchema),
  /** The certificate in force of its highest level. */
  certificado: z.object({ nivel: z.number().int(), numero: z.string(), codigo: z.string() }).nullable(),
  /** Entidades with an acuerdo in force; until there is one, those its request names as readers. */
  consumidores: z.number().int(),
  /** Highest class among its data; null where none is known. */
  datoPersonal: z.enum(DATOS_PERSONALES).nullable(),
  acceso: z.enum(ACCESOS_SERVICIO),
  /** Whether the simulator answers in its place. */
  conSimulador: z.boolean(),
  /** Last change of what the directory says of it. */
  actualizado: z.iso.datetime(),
  /** Null under an order that gives no points. */
  explicacion: explicacionSchema.nullable(),
});
export type ServicioDirectorio = z.infer<typeof servicioDirectorioSchema>;

/** A datum that was looked for and nobody serves, with how many already asked for it. */
const datoSinOfertaSchema = datoDirectorioSchema.extend({
  entidades: z.number().int(),
  visitantes: z.number().int(),
});

export const resultadoDirectorioSchema = z.object({
  servicios: z.array(servicioDirectorioSchema),
  total: z.number().int(),
  /** Servicios of the directory without any filter. */
  totalDirectorio: z.number().int(),
  /** The text that was searched instead, if the written one does not occur in the directory. */
  corregido: z.string().nullable(),
  /** The elements of `tengo` and `necesito`, by their names. */
  tengo: z.array(datoDirectorioSchema),
  necesito: z.array(datoDirectorioSchema),
  /** Of `necesito`, and of what the words may mean: what no servicio of the directory delivers. */
  sinOferta: z.array(datoSinOfertaSchema),
});
export type ResultadoDirectorio = z.infer<typeof resultadoDirectorioSchema>;

/** A value of a facet with how many servicios it would leave, the rest of the search as it is. */
const valorFacetaSchema = z.object({
  valor: z.string(),
  nombre: z.string(),
  cantidad: z.number().int(),
  elegido: z.boolean(),
});
export const facetasDirectorioSchema = z.record(z.enum(FACETAS_DIRECTORIO), z.array(valorFacetaSchema));
export type FacetasDirectorio = z.infer<typeof facetasDirectorioSchema>;

/** A datum somebody may pick as what they have or need. */
export const sugerenciaDatoSchema = datoDirectorioSchema.extend({
  /** Servicios that deliver it, and that ask for it. */
  entregan: z.number().int(),
  piden: z.number().int(),
});
export type SugerenciaDato = z.infer<typeof sugerenciaDatoSchema>;
