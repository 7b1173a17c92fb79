import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { campoPedibleSchema } from './acuerdo.schema.ts';
import { CLASES_CONDICION, LIMITES_POLITICA, MODOS_POLITICA } from './terms.ts';

const { grupos, condiciones, valores, texto, cuota, diasRespuesta, mesesVigencia } = LIMITES_POLITICA;

const entero = (maximo: number) =>
  z
    .number({ error: 'Escriba un número.' })
    .int({ error: 'Escriba un número entero.' })
    .min(1, { error: 'Debe ser mayor que cero.' })
    .max(maximo, { error: `El máximo es ${maximo}.` });

const condicionSchema = z.object({
  clase: z.enum(CLASES_CONDICION, { error: 'La condición no existe.' }),
  valores: z
    .array(z.string().max(40))
    .max(valores, { error: `Elija máximo ${valores} valores.` })
    .default([]),
});

/** What the entidad that offers a version writes. */
export const politicaEscritaSchema = z.object({
  modo: z.enum(MODOS_POLITICA, { error: 'Elija cómo se decide.' }),
  /** Any of a group, all groups. */
  grupos: z
    .array(
      z
        .array(condicionSchema)
        .min(1)
        .max(condiciones, { error: `Máximo ${condiciones} por grupo.` }),
    )
    .max(grupos, { error: `Escriba máximo ${grupos} grupos.` }),
  /** Calls a day; null without a limit. */
  cuotaPorConsumidora: entero(cuota).nullable(),
  cuotaTotal: entero(cuota).nullable(),
  /** Fields that are given only with a reason. */
  camposJustificados: z.array(z.number().int()).max(500),
  condiciones: z
    .string()
    .trim()
    .max(texto, { error: `Escriba máximo ${texto} caracteres.` }),
  diasRespuesta: entero(diasRespuesta),
  mesesVigencia: entero(mesesVigencia),
});
export type PoliticaEscrita = z.output<typeof politicaEscritaSchema>;

const entidadSchema = z.object({ nombre: z.string(), sigla: z.string().nullable() });

/** On which terms a version is consumed, with what can be chosen. */
export const politicaSchema = politicaEscritaSchema.extend({
  /** Of what is said; the first one where the entidad said nothing yet, and what holds then is shown. */
  version: z.number().int(),
  versionId: z.number().int(),
  servicio: z.object({ id: z.number().int(), nombre: z.string() }),
  numero: z.string(),
  proveedora: entidadSchema,
  campos: z.array(campoPedibleSchema),
  /** Calls a day the acuerdos that count already take, and how many there are. */
  comprometido: z.object({ total: z.number().int(), acuerdos: z.number().int() }),
  opciones: z.object({
    ordenes: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    sectores: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    /** Names of the entidades that the conditions name. */
    entidades: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
  }),
  editar: decisionSchema,
});
export type PoliticaDeConsumo = z.output<typeof politicaSchema>;

/** Whether the entidad of the caller may ask for a servicio, and on which terms. */
export const condicionesSchema = z.object({
  servicio: z.object({ id: z.number().int(), nombre: z.string() }),
  proveedora: entidadSchema,
  /** The published version; null where there is none. */
  versionServicio: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
  modo: z.enum(MODOS_POLITICA),
  condiciones: z.string(),
  /** Each group in words, and what it says of the entidad of the caller. */
  grupos: z.array(
    z.object({ texto: z.string(), hallazgo: z.enum(['cumple', 'falta-convenio', 'no-cumple']) }),
  ),
  cuotaPorConsumidora: z.number().int().nullable(),
  cuotaTotal: z.number().int().nullable(),
  /** Calls a day that still fit for the entidad of the caller; null without a limit. */
  caben: z.number().int().nullable(),
  diasRespuesta: z.number().int(),
  mesesVigencia: z.number().int(),
  /** Acuerdos of the entidad about the servicio that are not over. */
  propios: z.array(z.object({ id: z.number().int(), numero: z.string().nullable(), estado: z.string() })),
  pedir: decisionSchema,
});
export type CondicionesDeServicio = z.output<typeof condicionesSchema>;
