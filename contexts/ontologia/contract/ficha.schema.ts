import { decisionSchema, integerId } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { LIMITES_FICHA, LISTA_ESTADOS_FICHA } from './terms.ts';

/** A text of limited length; empty where nothing was said. */
export function buildTexto(limite: number) {
  return z
    .string()
    .trim()
    .max(limite, { error: `Escriba máximo ${limite} caracteres.` });
}

export const codigoSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]{1,79}$/, {
    error: 'Use de 2 a 80 letras sin tilde y números, y comience con una letra.',
  });

export const nombreSchema = buildTexto(LIMITES_FICHA.nombre).min(1, { error: explainRequired('Nombre') });

export const idDefinicion = integerId('definicion').nullable();
export const idElemento = integerId('elemento');

/** Something of the ontology another one speaks of. */
export const referenciaSchema = z.object({ id: z.number().int(), codigo: z.string(), nombre: z.string() });
export type Referencia = z.infer<typeof referenciaSchema>;

/** A data element; its version in force, or its latest, is what the screen of elements is opened by. */
export const referenciaElementoSchema = referenciaSchema.extend({ idVersion: z.number().int().nullable() });
export type ReferenciaElemento = z.infer<typeof referenciaElementoSchema>;

/** What every ficha has, of whatever word it is. */
export const fichaComun = {
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  iri: z.string(),
  oid: z.string(),
  oidDetails: z.array(z.object({ oid: z.string(), nombre: z.string() })),
  estado: z.enum(LISTA_ESTADOS_FICHA),
  version: z.number().int(),
  autor: z.string().nullable(),
  fechaCreacion: z.iso.datetime(),
  permisos: z.object({
    editar: decisionSchema,
    eliminar: decisionSchema,
    /** Into force, out of it, or back into it. */
    cambiarEstado: decisionSchema,
    descargar: decisionSchema,
  }),
} as const;
