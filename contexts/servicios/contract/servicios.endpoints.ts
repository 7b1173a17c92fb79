import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { conteoEstadoSchema, estadoServicioSchema, sugerenciaServicioSchema } from './servicio.schema.ts';

const everywhere = { public: true, private: sessionAccess } as const;

/** Specification §7: services, loaded by the mesas home. */
export const listServiciosEndpoint = defineEndpoint({
  operation: 'listServicios',
  context: 'servicios',
  summary: 'Servicios de intercambio activos en orden alfabético.',
  method: 'GET',
  path: '/servicios',
  exposure: everywhere,
  request: {},
  response: z.array(sugerenciaServicioSchema),
});

/** Specification §7: service statuses. */
export const listEstadosServicioEndpoint = defineEndpoint({
  operation: 'listEstadosServicio',
  context: 'servicios',
  summary: 'Estados posibles de un servicio, en el orden de su avance.',
  method: 'GET',
  path: '/estados-servicio',
  exposure: everywhere,
  request: {},
  response: z.array(estadoServicioSchema),
});

/** Specification §7: at most five services whose name holds the keyword. */
export const findServiciosEndpoint = defineEndpoint({
  operation: 'findServicios',
  context: 'servicios',
  summary:
    'Hasta cinco servicios activos cuyo nombre contiene el texto, desde tres caracteres; `vinculables=true` deja solo los que quien consulta puede vincular a un elemento.',
  method: 'GET',
  path: '/servicios/finderTopFive',
  exposure: everywhere,
  request: {
    query: z.object({
      keyword: z.string().trim().max(200),
      vinculables: z.enum(['true', 'false']).default('false'),
    }),
  },
  response: z.array(sugerenciaServicioSchema).max(5),
});

/** How many services stand in each state: the landing and the private home show it. */
export const computeServiciosPorEstadoEndpoint = defineEndpoint({
  operation: 'computeServiciosPorEstado',
  context: 'servicios',
  summary: 'Cantidad de servicios activos en cada estado.',
  method: 'GET',
  path: '/servicios/por-estado',
  exposure: everywhere,
  request: {},
  response: z.array(conteoEstadoSchema),
});
