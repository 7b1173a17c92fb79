import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { ESTADOS_NODO, TIPOS_NODO } from './terms.ts';

/** One level of an identifier, as TABLE-05 lists it. */
const oidDetailSchema = z.object({ oid: z.string(), nombre: z.string() });

/** A node in a list. */
export const filaNodoSchema = z.object({
  oid: z.string(),
  arco: z.number().int(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_NODO),
  estado: z.enum(ESTADOS_NODO),
  /** How many nodes stand directly below it. */
  hijos: z.number().int(),
});
export type FilaNodo = z.infer<typeof filaNodoSchema>;

/** The record a node identifies. */
export const objetoIdentificadoSchema = z.object({
  nombre: z.string(),
  /** State of the record as people read it; empty where it has none. */
  estado: z.string(),
  /** Address of its screen; null where the caller has none to open. */
  direccion: z.string().nullable(),
});
export type ObjetoIdentificado = z.infer<typeof objetoIdentificadoSchema>;

/** What an identifier resolves to. */
export const nodoResueltoSchema = z.object({
  oid: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  tipo: z.enum(TIPOS_NODO),
  estado: z.enum(ESTADOS_NODO),
  oidDetails: z.array(oidDetailSchema),
  objeto: objetoIdentificadoSchema.nullable(),
});
export type NodoResuelto = z.infer<typeof nodoResueltoSchema>;

/** A node as its administration reads it. */
export const detalleNodoSchema = nodoResueltoSchema.extend({
  padre: z.string().nullable(),
  arco: z.number().int(),
  version: z.number().int(),
  hijos: z.number().int(),
  /** The arc of the next node below it, unless another person takes it first. */
  siguienteArco: z.number().int(),
  /** When it was retired and why; null for a node that was not. */
  retiro: z.object({ fecha: z.iso.datetime(), motivo: z.string() }).nullable(),
  permisos: z.object({ editar: decisionSchema, reservar: decisionSchema, retirar: decisionSchema }),
});
export type DetalleNodo = z.infer<typeof detalleNodoSchema>;
