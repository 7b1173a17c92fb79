import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { ahorroSchema } from './ahorro.schema.ts';
import {
  DECISIONES_MAPEO,
  FORMA_CODIGO,
  ORIGENES_MAPEO,
  TIPOS_REQUISITO,
  TIPOS_TRAMITE,
  USOS_SERVICIO,
  VEREDICTOS,
} from './terms.ts';

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  Object.keys(names) as [Key, ...Key[]];

export const veredictoSchema = z.enum(keysOf(VEREDICTOS));
const tipoTramiteSchema = z.enum(keysOf(TIPOS_TRAMITE));
const decisionMapeoSchema = z.enum(keysOf(DECISIONES_MAPEO));
export const usoServicioSchema = z.enum(keysOf(USOS_SERVICIO));

/** Code of an address; the register writes it in capitals. */
export const codigoTramite = z
  .string()
  .regex(FORMA_CODIGO, { error: 'El código es la letra T y hasta ocho dígitos, como T12345.' });

export const entidadDelMapaSchema = z.object({ id: z.number().int(), nombre: z.string(), sigla: z.string() });
export type EntidadDelMapa = z.infer<typeof entidadDelMapaSchema>;

/** How many papers have each verdict; what is only possible counts apart. */
export const cuentaVeredictosSchema = z.object({
  papeles: z.number().int(),
  veredictos: z.record(veredictoSchema, z.number().int()),
  /** Of the spared ones, those people have not confirmed. */
  posibles: z.number().int(),
  /** Nobody need bring them today: people confirmed what they prove. */
  sobran: z.number().int(),
});
export type CuentaVeredictos = z.infer<typeof cuentaVeredictosSchema>;

export const filaTramiteSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  tipo: tipoTramiteSchema,
  entidad: entidadDelMapaSchema,
  nivelDigital: z.number().int().nullable(),
  cuenta: cuentaVeredictosSchema,
});
export type FilaTramite = z.infer<typeof filaTramiteSchema>;

const elementoDePapelSchema = z.object({
  elementoId: z.number().int(),
  identificador: z.string(),
  nombre: z.string(),
  dato: z.string(),
  decision: decisionMapeoSchema,
  origen: z.enum(ORIGENES_MAPEO),
  /** In percent; null of what a person wrote. */
  confianza: z.number().int().nullable(),
  razones: z.array(z.string()),
});
export type ElementoDePapel = z.infer<typeof elementoDePapelSchema>;

const requisitoSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  tipo: z.enum(keysOf(TIPOS_REQUISITO)),
  momento: z.string(),
  descripcion: z.string(),
  datos: z.array(z.string()),
  norma: z.string(),
  exigeOriginal: z.boolean(),
  tarifa: z.number().int().nullable(),
  obligatorio: z.boolean(),
  emisora: entidadDelMapaSchema.nullable(),
  elementos: z.array(elementoDePapelSchema),
  /** Null of what is no paper. */
  veredicto: veredictoSchema.nullable(),
  /** People have not confirmed all it proves. */
  esPosible: z.boolean(),
  razones: z.array(z.string()),
  /** Servicios its data come from, the nearest way of each. */
  vias: z.array(
    z.object({
      servicioId: z.number().int(),
      nombre: z.string(),
      entidad: z.string(),
      direccion: z.string().nullable(),
    }),
  ),
  siguiente: z.object({ texto: z.string(), direccion: z.string().nullable() }).nullable(),
  /** Reports of citizens that were published. */
  observaciones: z.number().int(),
});
export type RequisitoDeTramite = z.infer<typeof requisitoSchema>;

const servicioUsadoSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  direccion: z.string().nullable(),
  uso: usoServicioSchema,
  acuerdo: z.string(),
  acuerdoHasta: z.iso.date().nullable(),
  transacciones: z.number().int().nullable(),
  transaccionesFuente: z.string(),
  transaccionesAnio: z.number().int().nullable(),
});
export type ServicioUsado = z.infer<typeof servicioUsadoSchema>;

/** A trámite with the verdict of each paper it asks for. */
export const detalleTramiteSchema = z.object({
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  tipo: tipoTramiteSchema,
  entidad: entidadDelMapaSchema,
  url: z.string(),
  nivelDigital: z.number().int().nullable(),
  resultado: z.string(),
  tiempo: z.string(),
  volumen: z.object({ anual: z.number().int(), fuente: z.string(), anio: z.number().int() }).nullable(),
  /** Last file that brought it, and whether the last file of its entidad did not. */
  vistoEn: z.iso.datetime(),
  noVisto: z.boolean(),
  version: z.number().int(),
  requisitos: z.array(requisitoSchema),
  servicios: z.array(servicioUsadoSchema),
  cuenta: cuentaVeredictosSchema,
  ahorro: ahorroSchema,
  /** Reports that were published, about the whole trámite. */
  observaciones: z.number().int(),
  permisos: z.object({ editar: decisionSchema }),
});
export type DetalleTramite = z.infer<typeof detalleTramiteSchema>;
