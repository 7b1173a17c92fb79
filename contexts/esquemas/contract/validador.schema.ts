import { z } from 'zod';
import {
  FORMATOS_MENSAJE,
  MOTIVOS_RECHAZO,
  type MotivoRechazo,
  REGLAS_VALIDADOR,
  RESULTADOS_VALIDACION,
  type ReglaValidador,
} from './validador.terms.ts';

const reglas = Object.keys(REGLAS_VALIDADOR) as [ReglaValidador, ...ReglaValidador[]];
const motivos = Object.keys(MOTIVOS_RECHAZO) as [MotivoRechazo, ...MotivoRechazo[]];

/** One fault of one node, said so that who wrote the message can mend it. */
export const inconsistenciaSchema = z.object({
  regla: z.enum(reglas),
  mensaje: z.string(),
  esperado: z.string().nullable(),
  encontrado: z.string().nullable(),
  sugerencia: z.string().nullable(),
  /** What the engine said, where nobody has put it into words yet. */
  detalle: z.string().nullable(),
});
export type Inconsistencia = z.infer<typeof inconsistenciaSchema>;

/** The element of the registry a node is one of. */
const elementoDelNodoSchema = z.object({
  identificador: z.string(),
  nombre: z.string(),
  version: z.string(),
  oid: z.string(),
});

/** A place of the message with everything that is wrong there. */
export const nodoConErroresSchema = z.object({
  /** Path of the names from the root: `/datoTelefono/codTipoTelefono[2]`. */
  ruta: z.string(),
  nombre: z.string(),
  linea: z.number().int(),
  /** Counted in characters from 1. */
  columna: z.number().int(),
  elemento: elementoDelNodoSchema.nullable(),
  hallazgos: z.array(inconsistenciaSchema),
});
export type NodoConErrores = z.infer<typeof nodoConErroresSchema>;

export const informeMensajeSchema = z
  .object({
    /** Name of the file, where it came as one. */
    archivo: z.string().nullable(),
    formato: z.enum(FORMATOS_MENSAJE),
    resultado: z.enum(RESULTADOS_VALIDACION),
    motivo: z
      .object({ codigo: z.enum(motivos), mensaje: z.string(), detalles: z.array(z.string()) })
      .nullable(),
    totalErrores: z.number().int(),
    /** The message has more faults than are listed here. */
    hayMas: z.boolean(),
    nodos: z.array(nodoConErroresSchema),
  })
  .meta({ description: 'Lo que el validador encontró en un mensaje' });
export type InformeMensaje = z.infer<typeof informeMensajeSchema>;

/** A message of a batch, with its place in the batch, so that a reader of the stream knows how much is left. */
export const informeDeLoteSchema = informeMensajeSchema.extend({
  numero: z.number().int(),
  total: z.number().int(),
});
export type InformeDeLote = z.infer<typeof informeDeLoteSchema>;
