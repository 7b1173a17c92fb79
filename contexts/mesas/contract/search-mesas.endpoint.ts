import { defineEndpoint, integerId, pageNumber } from '@marco/contract-kit';
import { z } from 'zod';
import { mesasExposure } from './exposure.ts';
import { mesaRowSchema } from './mesa.schema.ts';
import { MAXIMO_TEXTO_BUSQUEDA, ORDENES_MESA } from './terms.ts';

/** Specification §3 'Table search filter': every part may be absent or null. */
export const filtroMesasSchema = z.object({
  nombre: z
    .string()
    .trim()
    .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` })
    .nullish(),
  estado: z.boolean().nullish(),
  admEntidadLider: integerId('entidad').nullish(),
  admUsuarioId: integerId('usuario').nullish(),
  servicioMesa: integerId('servicio').nullish(),
  estadoServicio: integerId('estadoServicio').nullish(),
});
export type FiltroMesas = z.infer<typeof filtroMesasSchema>;

/** Page and order are ours: a caller that sends none gets every row, as the specification's callers expect. */
export const paginaMesasSchema = z.object({
  pagina: pageNumber.optional(),
  tamano: z.number().int().min(1).max(100).optional(),
  ordenarPor: z.enum(ORDENES_MESA).optional(),
  descendente: z.boolean().optional(),
});

/** Specification §7 `mesaInteroperabilidad/listar`. */
export const searchMesasEndpoint = defineEndpoint({
  operation: 'searchMesas',
  context: 'mesas',
  summary: 'Busca mesas por nombre, estado, entidad líder, consultor, servicio y estado del servicio.',
  method: 'POST',
  path: '/mesaInteroperabilidad/listar',
  exposure: mesasExposure,
  request: { body: filtroMesasSchema.extend(paginaMesasSchema.shape) },
  response: z.object({ mesasInteroperabilidad: z.array(mesaRowSchema), total: z.number().int() }),
  examples: [
    {
      title: 'Mesas activas de pasaportes',
      request: { body: { nombre: 'pasaporte', estado: true, pagina: 1, tamano: 10 } },
    },
  ],
});
