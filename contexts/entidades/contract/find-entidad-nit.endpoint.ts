import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { entidadesErrors } from './entidades.errors.ts';
import { consultaNitSchema } from './nit.schema.ts';

const numbers = { nit: z.string(), dv: z.string() };

/** Specification §3 'Entity lookup by NIT': a stored active entity (path: ADR 0006). */
export const findEntidadNitEndpoint = defineEndpoint({
  operation: 'findEntidadNit',
  context: 'entidades',
  summary: 'Entidad activa del producto que tiene ese NIT y número de verificación.',
  method: 'POST',
  path: '/entidad/finderEntidadNIT',
  exposure: { private: sessionAccess },
  request: { body: consultaNitSchema },
  response: z.object({ entidad: z.object({ nombre: z.string() }), ...numbers }),
  errors: entidadesErrors,
});

/** The same as `findEntidadNit` in the words of the lead entity of a mesa (path: ADR 0006). */
export const findEntidadLiderNitEndpoint = defineEndpoint({
  operation: 'findEntidadLiderNit',
  context: 'entidades',
  summary: 'Entidad activa que puede liderar una mesa, por NIT y número de verificación.',
  method: 'POST',
  path: '/entidad/finderEntidadLiderNIT',
  exposure: { private: sessionAccess },
  request: { body: consultaNitSchema },
  response: z.object({ admEntidadLiderNombre: z.string(), ...numbers }),
  errors: entidadesErrors,
});
