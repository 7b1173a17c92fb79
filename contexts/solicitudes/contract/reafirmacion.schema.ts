import { ESTADOS_CERTIFICADO } from '@marco/certificados/terms';
import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { NIVELES_REAFIRMABLES } from './reafirmacion.terms.ts';

const certificadoDeBaseSchema = z.object({
  numero: z.string(),
  /** Verification code, without hyphens. */
  codigo: z.string(),
  estado: z.enum(ESTADOS_CERTIFICADO),
});

/** A part of what a level rests on, before and now. */
const comparadoSchema = z.object({
  nombre: z.string(),
  /** How many things were compared. */
  total: z.number().int(),
  /** What is different, one sentence each; empty where nothing is. */
  cambios: z.array(z.string()),
});

/** What a level rests on, as the last version that has it was certified and as it is now. */
export const comparacionDeNivelSchema = z.object({
  nivel: z.literal(NIVELES_REAFIRMABLES),
  /** The version that has the level, with its certificate; null where none has. */
  base: z
    .object({
      versionId: z.number().int(),
      numero: z.string(),
      certificado: certificadoDeBaseSchema.nullable(),
    })
    .nullable(),
  /** The version that would get the level; of level 1 it begins with the certification and has no id. */
  hasta: z.object({ versionId: z.number().int().nullable(), numero: z.string() }).nullable(),
  comparado: z.array(comparadoSchema),
  /** Digest of what was compared, sent back as what was on show. */
  huella: z.string(),
  /** Whether its reader may reaffirm it now, and every reason why not. */
  reafirmar: decisionSchema,
});
export type ComparacionDeNivel = z.infer<typeof comparacionDeNivelSchema>;

/** Of which version a request says that nothing changed. */
export const reafirmacionSchema = z.object({
  version: z.object({ id: z.number().int(), numero: z.string() }),
  certificado: z.object({ numero: z.string(), codigo: z.string() }),
  comparado: z.array(comparadoSchema.omit({ cambios: true })),
  huella: z.string(),
});
export type ReafirmacionDeNivel = z.infer<typeof reafirmacionSchema>;
