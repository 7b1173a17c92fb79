import { z } from 'zod';

/** Longest NIT or digit that is read; the rules check the content, not the schema. */
const MAXIMUM_CHARACTERS = 20;

/** Callers of the old system send digits as text or as a number. */
const digits = z
  .union([z.string().trim().max(MAXIMUM_CHARACTERS), z.number().int().nonnegative()], {
    error: `Debe ser un texto de máximo ${MAXIMUM_CHARACTERS} caracteres.`,
  })
  .transform(String);

/** Specification §3 'Entity lookup by NIT', request: NIT and check digit, apart. */
export const consultaNitSchema = z.object({ nit: digits, dv: digits });
export type ConsultaNit = z.output<typeof consultaNitSchema>;

/** Specification §3 'Entity lookup by NIT', answer: either `nombre` or `msgErrorWS` has text. */
export const respuestaNitSchema = z.object({
  existRUES: z.boolean().meta({ description: 'El registro tiene la entidad y está activa.' }),
  errorWS: z.boolean().meta({ description: 'El servicio web del registro tiene una falla técnica.' }),
  msgErrorWS: z.string().nullable(),
  nombre: z.string().nullable(),
});
export type RespuestaNit = z.infer<typeof respuestaNitSchema>;
