import { z } from 'zod';
import { DECISIONES_PROPUESTA, FORMATOS_FUENTE, TIPOS_DETECTADOS } from './terms.ts';

/** A field of a source, whatever the source is written in. */
const campoDetectadoSchema = z.object({
  /** Names from the outside in, with a bar between them. */
  ruta: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  tipo: z.enum(TIPOS_DETECTADOS),
  longitud: z.number().int().nullable(),
  decimales: z.number().int().nullable(),
  patron: z.string().nullable(),
  valores: z.array(z.string()),
  obligatorio: z.boolean(),
  repite: z.boolean(),
  padre: z.string(),
  operacion: z.string().nullable(),
  papel: z.enum(['peticion', 'respuesta', 'error']).nullable(),
  ejemplos: z.array(z.string()),
  /** Of the element the source itself says it is. */
  oid: z.string().nullable(),
  origen: z.object({
    archivo: z.string().nullable(),
    linea: z.number().int(),
    columna: z.number().int().nullable(),
  }),
});

const candidatoSchema = z.object({
  elementoId: z.number().int(),
  versionId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  /** Number of its version in force. */
  numero: z.string(),
  /** In percent. */
  puntaje: z.number().int(),
  razones: z.array(z.string()),
  diferencias: z.array(z.string()),
});
export type CandidatoPropuesto = z.infer<typeof candidatoSchema>;

const propuestaSchema = z.object({
  ruta: z.string(),
  decision: z.enum(DECISIONES_PROPUESTA),
  puntaje: z.number().int(),
  candidatos: z.array(candidatoSchema),
  definicion: z
    .object({ identificador: z.string(), nombre: z.string(), valores: z.number().int() })
    .nullable(),
  razones: z.array(z.string()),
});

const grupoSchema = z.object({
  elementoId: z.number().int(),
  versionId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  campos: z.array(z.string()),
  faltan: z.array(z.string()),
});

/** What the assistant read of a source and proposes for it. */
export const revisionSchema = z.object({
  formato: z.enum(FORMATOS_FUENTE),
  /** Each field with what is proposed for it, in the order of the source. */
  filas: z.array(z.object({ campo: campoDetectadoSchema, propuesta: propuestaSchema })),
  omitidas: z.array(
    z.object({ linea: z.number().int(), parte: z.string(), motivo: z.string(), veces: z.number().int() }),
  ),
  grupos: z.array(grupoSchema),
  /** Score in percent from which an element is proposed. */
  umbral: z.number().int(),
  /** Of the weights the scores were computed with. */
  pesos: z.string(),
});
export type RevisionDeCampos = z.infer<typeof revisionSchema>;
export type CampoRevisado = RevisionDeCampos['filas'][number];
