import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { DOMINIOS_MARCO, type DominioMarco, GRADOS, LIMITE_EVIDENCIA } from './madurez.terms.ts';

const grado = z
  .number({ error: 'El grado es un número de 1 a 5.' })
  .int({ error: 'El grado es un número de 1 a 5.' })
  .min(1, { error: 'El grado es un número de 1 a 5.' })
  .max(GRADOS.length, { error: 'El grado es un número de 1 a 5.' });

/** What is answered of one criterion; the grade is null while only its evidence is written. */
export const respuestaMadurezSchema = z.object({
  criterio: z.string().max(60),
  grado: grado.nullable(),
  evidencia: z
    .string()
    .trim()
    .max(LIMITE_EVIDENCIA, { error: `Escriba máximo ${LIMITE_EVIDENCIA} caracteres.` }),
});
export type RespuestaMadurez = z.output<typeof respuestaMadurezSchema>;

const criterioMadurezSchema = z.object({
  codigo: z.string(),
  dominio: z.enum(Object.keys(DOMINIOS_MARCO) as [DominioMarco, ...DominioMarco[]]),
  nombre: z.string(),
  pregunta: z.string(),
  /** What an entidad at each of the five grades does, from the first. */
  grados: z.array(z.string()),
});
export type CriterioMadurez = z.infer<typeof criterioMadurezSchema>;

/** A version of the maturity model. */
const modeloMadurezSchema = z.object({
  version: z.number().int(),
  nombre: z.string(),
  fuente: z.string(),
  /** What of it is no word of its source. */
  nota: z.string(),
  /** Names of the five grades, from the first. */
  grados: z.array(z.string()),
  criterios: z.array(criterioMadurezSchema),
});
export type ModeloMadurez = z.infer<typeof modeloMadurezSchema>;

/** One that was presented: it never changes. */
const autodiagnosticoPresentadoSchema = z.object({
  id: z.number().int(),
  /** Version of the model it answers. */
  modelo: z.number().int(),
  presentadoEn: z.iso.datetime(),
  presentadoPor: z.string(),
  /** Mean of its grades, rounded down. */
  nivel: z.number().int(),
  respuestas: z.array(respuestaMadurezSchema),
});
export type AutodiagnosticoPresentado = z.infer<typeof autodiagnosticoPresentadoSchema>;

/** What an entidad presented, with the versions of the model it answered. */
export const presentadosSchema = z.object({
  entidad: z.object({ id: z.number().int(), nombre: z.string() }),
  /** The newest first. */
  presentados: z.array(autodiagnosticoPresentadoSchema),
  modelos: z.array(modeloMadurezSchema),
});
export type AutodiagnosticosPresentados = z.infer<typeof presentadosSchema>;

/** The same as the entidad itself works on it: with its draft. */
export const autodiagnosticoSchema = presentadosSchema.extend({
  /** Of what the entidad writes: rises with each change and each presentation; 0 before the first. */
  version: z.number().int(),
  /** Version of the model the draft answers, or the next one will. */
  modelo: z.number().int(),
  borrador: z.object({ guardadoEn: z.iso.datetime(), guardadoPor: z.string() }).nullable(),
  /** Of the draft. */
  respuestas: z.array(respuestaMadurezSchema),
  /** Whether the caller reads those of other entidades as well. */
  leeTodas: z.boolean(),
  permisos: z.object({ editar: decisionSchema, presentar: decisionSchema }),
});
export type Autodiagnostico = z.infer<typeof autodiagnosticoSchema>;
