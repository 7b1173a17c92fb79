import { z } from 'zod';
import { MAX_INTEGER_ID } from '../address-number.ts';
import { decisionSchema } from '../decision.schema.ts';

/** What every row of a collection says beside its own fields. */
export const usosSchema = z.object({
  /** How many records refer to it. */
  usos: z.number().int(),
  /** What they are, in words: '3 sistemas'; empty when nothing refers to it. */
  usadoPor: z.string(),
});

/** A number that names a row, in an address and in a body. */
export const idNumerico = z.coerce.number().int().min(1).max(MAX_INTEGER_ID);
export const idEnCuerpo = z.number().int().min(1).max(MAX_INTEGER_ID);

/** Longest text a search accepts. */
const LONGEST_SEARCH = 200;

/** The query of a list: filter, page and order. Without `tamano` every row is answered. */
export function listQuery(orders: readonly [string, ...string[]]) {
  return z.object({
    texto: z.string().trim().max(LONGEST_SEARCH).optional().describe('Parte del nombre o del código.'),
    activo: z.enum(['true', 'false']).optional(),
    pagina: z.coerce.number().int().min(1).max(100_000).default(1),
    tamano: z.coerce.number().int().min(1).max(100).optional(),
    ordenarPor: z.enum(orders).default(orders[0]),
    descendente: z.enum(['true', 'false']).default('false'),
  });
}

/** What a caller may do with the rows of a collection. */
export const permisosSchema = z.object({
  crear: decisionSchema,
  editar: decisionSchema,
  eliminar: decisionSchema,
});

/** The query and the answer of the finder of five. */
export const finderQuery = z.object({ keyword: z.string().trim().max(LONGEST_SEARCH).default('') });
export const finderAnswer = z
  .array(z.object({ id: z.union([z.number().int(), z.string()]), nombre: z.string() }))
  .max(5);

/** A row as its neighbours see it. */
export const relatedSchema = z.object({
  id: z.union([z.number().int(), z.string()]),
  codigo: z.string(),
  nombre: z.string(),
});
export type Related = z.infer<typeof relatedSchema>;

/** What a deletion answers. */
export const deletedSchema = z.object({ eliminados: z.number().int() });
