import { integerId, pageNumber } from '@marco/contract-kit';
import { ESTADOS_PUBLICOS, TIPOS_DATO } from '@marco/elementos-de-dato/terms';
import { z } from 'zod';
import {
  CLASES_DICCIONARIO,
  FACETAS_DICCIONARIO,
  MAXIMO_TEXTO_DICCIONARIO,
  ORDENES_DICCIONARIO,
  TAMANO_DICCIONARIO,
} from './terms.ts';

const dia = z.iso.date({ error: 'Escriba la fecha como AAAA-MM-DD.' });

/** What narrows the dictionary; every part may be absent or null. */
export const filtroDiccionarioSchema = z.object({
  texto: z
    .string()
    .trim()
    .max(MAXIMO_TEXTO_DICCIONARIO, { error: `Escriba máximo ${MAXIMO_TEXTO_DICCIONARIO} caracteres.` })
    .nullish(),
  capa: integerId('capa').nullish(),
  dominio: integerId('dominio').nullish(),
  clase: z.enum(CLASES_DICCIONARIO).nullish(),
  tipoDato: z.enum(TIPOS_DATO).nullish(),
  /** Only what is in force unless another is said; `todos` for every version anybody may read. */
  estado: z.enum([...ESTADOS_PUBLICOS, 'todos']).default('incorporado'),
  entidad: integerId('entidad').nullish(),
  sector: integerId('sector').nullish(),
  estandar: integerId('estandar').nullish(),
  /** An identifier, or the start of those below a node of the tree. */
  oid: z
    .string()
    .trim()
    .max(255)
    .regex(/^[0-2](\.\d+)*\.?$/, { error: 'Escriba un OID, por ejemplo 2.999.170.1.' })
    .nullish(),
  /** Days of incorporation, in Colombia, both included. */
  desde: dia.nullish(),
  hasta: dia.nullish(),
});
export type FiltroDiccionario = z.output<typeof filtroDiccionarioSchema>;

export const busquedaDiccionarioSchema = filtroDiccionarioSchema.extend({
  orden: z.enum(ORDENES_DICCIONARIO).default('relevancia'),
  pagina: pageNumber.default(1),
  tamano: z.number().int().min(1).max(50).default(TAMANO_DICCIONARIO),
});
export type BusquedaDiccionario = z.output<typeof busquedaDiccionarioSchema>;

/** A level of an identifier as its modal lists it (TABLE-05). */
const nivelOidSchema = z.object({ oid: z.string(), nombre: z.string() });

export const entradaDiccionarioSchema = z.object({
  elementoId: z.number().int(),
  versionId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  /** The sentence of the definition, whole. */
  definicion: z.string(),
  clase: z.enum(CLASES_DICCIONARIO),
  capa: z.object({ codigo: z.string(), nombre: z.string() }),
  dominio: z.object({ codigo: z.string(), nombre: z.string() }),
  version: z.string(),
  estado: z.enum(ESTADOS_PUBLICOS),
  oid: z.string(),
  oidDetails: z.array(nivelOidSchema),
  /** No other element has this identificador: its short address says which one is meant. */
  esUnico: z.boolean(),
});
export type EntradaDiccionario = z.infer<typeof entradaDiccionarioSchema>;

/** A value of a facet with how many elements it would leave, the rest of the search as it is. */
const valorFacetaDiccionarioSchema = z.object({
  valor: z.string(),
  nombre: z.string(),
  cantidad: z.number().int(),
});
export const facetasDiccionarioSchema = z.record(
  z.enum(FACETAS_DICCIONARIO),
  z.array(valorFacetaDiccionarioSchema),
);
export type FacetasDiccionario = z.infer<typeof facetasDiccionarioSchema>;

export const resultadoDiccionarioSchema = z.object({
  elementos: z.array(entradaDiccionarioSchema),
  total: z.number().int(),
  facetas: facetasDiccionarioSchema,
  /** The text that was searched instead, if the written text does not occur in the dictionary. */
  corregido: z.string().nullable(),
});
export type ResultadoDiccionario = z.infer<typeof resultadoDiccionarioSchema>;

export const sugerenciaDiccionarioSchema = z.object({
  versionId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  capa: z.object({ codigo: z.string(), nombre: z.string() }),
  dominio: z.object({ codigo: z.string(), nombre: z.string() }),
  esUnico: z.boolean(),
});
export type SugerenciaDiccionario = z.infer<typeof sugerenciaDiccionarioSchema>;
