import { DATOS_PERSONALES, TIPOS_DATO } from '@marco/elementos-de-dato/terms';
import { PAPELES_MENSAJE } from '@marco/servicios/terms';
import { SINCRONIAS, TIPOS_INTERCAMBIO } from '@marco/solicitudes/terms';
import { z } from 'zod';
import { PRIMEROS_VALORES_FICHA } from './ficha.terms.ts';

/** Values a list permits: the first of them, and how many there are. */
const valoresCampoSchema = z.object({
  total: z.number().int(),
  primeros: z.array(z.object({ codigo: z.string(), nombre: z.string() })).max(PRIMEROS_VALORES_FICHA),
});

/** A field of a message, in the order of its tree: what stands in it comes next, one level deeper. */
const campoFichaSchema = z.object({
  id: z.number().int(),
  /** From 1. */
  nivel: z.number().int(),
  nombreLocal: z.string(),
  elemento: z.object({
    elementoId: z.number().int(),
    versionId: z.number().int(),
    identificador: z.string(),
    nombre: z.string(),
    definicion: z.string(),
    /** The one the message uses, as M.m. */
    version: z.string(),
    oid: z.string(),
    /** Of that version in the dictionary. */
    direccion: z.string(),
  }),
  /** The version in force where it is not the one used, and whether what it changes breaks whoever uses the other. */
  masReciente: z.object({ version: z.string(), rompe: z.boolean() }).nullable(),
  minimo: z.number().int(),
  /** Null without a limit. */
  maximo: z.number().int().nullable(),
  obligatorioDeNegocio: z.boolean(),
  /** Whether every message has it: it and all it stands in come at least once. */
  siempre: z.boolean(),
  /** Null of a composite or a group. */
  tipoDato: z.enum(TIPOS_DATO).nullable(),
  /** What is permitted, in a few words: «Texto, de 1 a 60 caracteres». */
  permitido: z.string(),
  /** Null where the element is no list. */
  valores: valoresCampoSchema.nullable(),
  ejemplo: z.string().nullable(),
  datoPersonal: z.enum(DATOS_PERSONALES),
  /** Norms the element names. */
  normas: z.array(z.string()),
});
export type CampoDeFicha = z.infer<typeof campoFichaSchema>;

export const operacionFichaSchema = z.object({
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  tipoIntercambio: z.enum(TIPOS_INTERCAMBIO).nullable(),
  sincronia: z.enum(SINCRONIAS).nullable(),
  mensajes: z.array(z.object({ papel: z.enum(PAPELES_MENSAJE), campos: z.array(campoFichaSchema) })),
});
export type OperacionFicha = z.infer<typeof operacionFichaSchema>;
