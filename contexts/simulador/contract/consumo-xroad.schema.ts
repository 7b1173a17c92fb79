import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { intercambioDePruebaSchema } from './ensayo-xroad.schema.ts';
import { PRUEBAS_CONSUMO, RESULTADOS_PRUEBA } from './ensayos-xroad.terms.ts';

/** A call of X-Road, ready to be sent to the simulator. */
const llamadaSchema = z.object({
  operacion: z.string(),
  metodo: z.literal('POST'),
  /** From the root of the site. */
  direccion: z.string(),
  cabeceras: z.array(z.object({ nombre: z.string(), valor: z.string() })),
  /** In JSON, about somebody invented; empty for an operation that asks for nothing. */
  cuerpo: z.string(),
  /** What the security server writes in `X-Road-Request-Hash` for exactly these headers and this body. */
  huella: z.string(),
});
export type LlamadaDeConsumo = z.infer<typeof llamadaSchema>;

/** How who consumes calls by an acuerdo. */
export const consumoXroadSchema = z.object({
  acuerdoId: z.number().int(),
  /** Number of the acuerdo; null before it is approved. */
  numero: z.string().nullable(),
  servicio: z.string(),
  proveedora: z.string(),
  version: z.string(),
  /** Identifier of who calls, and of what is called. */
  cliente: z.string(),
  xroad: z.string(),
  /** A call for each operation of the reduced contract; none while the acuerdo is not active. */
  llamadas: z.array(llamadaSchema),
  permisos: z.object({ ensayar: decisionSchema }),
});
export type ConsumoXroad = z.infer<typeof consumoXroadSchema>;

const pruebaDeConsumoSchema = z.object({
  codigo: z.enum(PRUEBAS_CONSUMO),
  resultado: z.enum(RESULTADOS_PRUEBA),
  /** Why, a sentence each. */
  razones: z.array(z.string()),
  intercambios: z.array(intercambioDePruebaSchema),
});

/** What came of a rehearsal of who consumes. Nothing of it is kept. */
export const ensayoDeConsumoSchema = z.object({
  pruebas: z.array(pruebaDeConsumoSchema),
  /** The first answer, as who called gets it, up to a length; null where there was none. */
  respuesta: z
    .object({
      estado: z.number().int(),
      cabeceras: z.array(z.object({ nombre: z.string(), valor: z.string() })),
      cuerpo: z.string(),
      /** Whether the body went on. */
      cortada: z.boolean(),
    })
    .nullable(),
});
export type EnsayoDeConsumo = z.infer<typeof ensayoDeConsumoSchema>;
