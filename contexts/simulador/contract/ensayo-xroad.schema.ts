import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { PRUEBAS_XROAD, RESULTADOS_PRUEBA } from './ensayos-xroad.terms.ts';

export const intercambioDePruebaSchema = z.object({
  /** What was sent, in words. */
  envio: z.string(),
  /** `X-Road-Id` of its message. */
  mensaje: z.string(),
  estado: z.number().int(),
  /** Code of the error of a security server; null where the service itself answered. */
  error: z.string().nullable(),
  bytes: z.number().int(),
  /** SHA-256 of the answer: what it said is not kept. */
  huella: z.string(),
  duracionMs: z.number().int(),
});
export type IntercambioDePrueba = z.infer<typeof intercambioDePruebaSchema>;

const pruebaXroadSchema = z.object({
  codigo: z.enum(PRUEBAS_XROAD),
  resultado: z.enum(RESULTADOS_PRUEBA),
  /** Why, a sentence each. */
  razones: z.array(z.string()),
  intercambios: z.array(intercambioDePruebaSchema),
});
export type PruebaXroad = z.infer<typeof pruebaXroadSchema>;

const resumenEnsayoSchema = z.object({
  id: z.number().int(),
  ejecutadoEn: z.iso.datetime(),
  /** Who ran it. */
  quien: z.string(),
  superadas: z.number().int(),
  fallidas: z.number().int(),
  total: z.number().int(),
});
export type ResumenEnsayo = z.infer<typeof resumenEnsayoSchema>;

export const ensayoXroadSchema = resumenEnsayoSchema.extend({
  /** Always: it is run before there is an environment, and without signatures. */
  preliminar: z.literal(true),
  servicioId: z.number().int(),
  servicio: z.string(),
  versionId: z.number().int(),
  version: z.string(),
  pruebas: z.array(pruebaXroadSchema),
  /** Records of operation, of both security servers. */
  registros: z.number().int(),
});
export type EnsayoXroad = z.infer<typeof ensayoXroadSchema>;

/** The rehearsals of a version, with the newest one whole. */
export const ensayosDeVersionSchema = z.object({
  servicioId: z.number().int(),
  servicio: z.string(),
  entidad: z.string(),
  versionId: z.number().int(),
  version: z.string(),
  /** Identifier of the servicio in X-Road, as it is rehearsed. */
  xroad: z.string(),
  ultimo: ensayoXroadSchema.nullable(),
  /** The newest one first. */
  ensayos: z.array(resumenEnsayoSchema),
  permisos: z.object({ ensayar: decisionSchema }),
});
export type EnsayosDeVersion = z.infer<typeof ensayosDeVersionSchema>;
