import { z } from 'zod';
import { CODIGOS_SUPUESTO } from './ahorro.terms.ts';

/** Pesos a year: a tenth of the simulations is below the first number, half below the second. */
const rangoSchema = z.object({ p10: z.number().int(), p50: z.number().int(), p90: z.number().int() });
export type RangoDePesos = z.infer<typeof rangoSchema>;

/** What the papers that need not be asked for save in a year. What is achieved is a part of it and is never added. */
export const ahorroSchema = z.object({
  /** Null where an assumption has no source, or nobody says how often the trámites are done. */
  potencial: z
    .object({
      ciudadania: rangoSchema,
      entidades: rangoSchema,
      costo: rangoSchema,
      neto: rangoSchema,
    })
    .nullable(),
  /** From calls that production measured; null where it measured none. */
  logrado: rangoSchema.nullable(),
  /** Papers that are in the sum, and those left out because nobody says how often their trámite is done. */
  papeles: z.number().int(),
  sinVolumen: z.number().int(),
  /** Assumptions without a source. */
  faltan: z.array(z.enum(CODIGOS_SUPUESTO)),
});
export type Ahorro = z.infer<typeof ahorroSchema>;

/** An assumption with where it comes from. */
export const supuestoSchema = z.object({
  codigo: z.enum(CODIGOS_SUPUESTO),
  bajo: z.number().int(),
  central: z.number().int(),
  alto: z.number().int(),
  fuente: z.string(),
  anio: z.number().int(),
  desde: z.iso.datetime(),
});
export type SupuestoConFuente = z.infer<typeof supuestoSchema>;
