import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { AMBIENTES, ESTADOS_IMPORTACION, MOTIVOS_APARTADO, PASOS_IMPORTACION } from './terms.ts';

const count = z.number().int().min(0);

/** What was counted of a file so far. */
const resumenOperacionSchema = z.object({
  registros: count,
  clientes: count,
  productores: count,
  /** Records that an import had brought before, or this one twice. */
  repetidos: count,
  /** Records of hours that take no more. */
  horasCerradas: count,
  metaservicios: count,
  /** Records whose clock went back: they count, without a duration. */
  relojesAtras: count,
  /** Fields the protocol does not name. */
  camposSobrantes: count,
  apartados: z.partialRecord(z.enum(MOTIVOS_APARTADO), count),
  /** The first ones, by their place in the file. */
  primerosApartados: z.array(z.object({ registro: count, motivo: z.enum(MOTIVOS_APARTADO) })),
  /** Codes of failure that no class knows, and how often. */
  codigosDesconocidos: z.record(z.string(), count),
  /** Services and clients that no import had brought before. */
  nuevos: count,
});
export type ResumenOperacion = z.infer<typeof resumenOperacionSchema>;

/** Of the exchanges, once they are computed. */
export const calculoOperacionSchema = z.object({
  horas: count,
  intercambios: count,
  exitosos: count,
  sinPareja: count,
  desde: z.iso.datetime().nullable(),
  hasta: z.iso.datetime().nullable(),
});
export type CalculoOperacion = z.infer<typeof calculoOperacionSchema>;

/** A file of operation on its way into the sums. */
export const importacionOperacionSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  ambiente: z.enum(AMBIENTES),
  /** Instance its services must be of. */
  instancia: z.string(),
  nombre: z.string(),
  /** Of the whole file; null where it came packed. */
  bytes: z.number().int().nullable(),
  recibidos: z.number().int(),
  estado: z.enum(ESTADOS_IMPORTACION),
  /** Why the last piece that came was refused; null once another one was taken. */
  rechazo: z.string().nullable(),
  resumen: resumenOperacionSchema,
  /** What its hours amount to with it; null before they are computed. */
  calculo: calculoOperacionSchema.nullable(),
  creadaPor: z.string(),
  creadaEn: z.iso.datetime(),
  aplicadaEn: z.iso.datetime().nullable(),
  /** Whether its reader may send the rest of the file. */
  recibe: z.boolean(),
  /** What may be done with it now, and why not. */
  acciones: z.record(z.enum(PASOS_IMPORTACION), decisionSchema),
});
export type ImportacionOperacion = z.infer<typeof importacionOperacionSchema>;
