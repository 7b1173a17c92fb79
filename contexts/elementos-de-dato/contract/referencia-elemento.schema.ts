import { z } from 'zod';
import { ESTADOS_VERSION } from './ciclo-de-vida.terms.ts';
import { CLASES_ELEMENTO, TIPOS_ELEMENTO } from './estructura.terms.ts';
import { TIPOS_DATO } from './tipos-dato.terms.ts';

/** A version of an element as another one names it. */
export const referenciaVersionSchema = z.object({
  elementoId: z.number().int(),
  versionId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  /** 'M.m'. */
  numero: z.string(),
  estado: z.enum(ESTADOS_VERSION),
  tipo: z.enum(TIPOS_ELEMENTO),
  clase: z.enum(CLASES_ELEMENTO),
  tipoDato: z.enum(TIPOS_DATO).nullable(),
  oid: z.string(),
  /** Codes of its layer and its domain. */
  capa: z.string(),
  dominio: z.string(),
});
export type ReferenciaVersion = z.infer<typeof referenciaVersionSchema>;

/** A node of 'Estructura Identificador Objeto Digital - OID' (TABLE-05). */
export const detalleOidSchema = z.object({ oid: z.string(), nombre: z.string() });

/** An entity as an element names it. */
export const entidadNombradaSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  sigla: z.string().nullable(),
});
