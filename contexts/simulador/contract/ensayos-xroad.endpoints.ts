import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { ensayosDeVersionSchema, ensayoXroadSchema } from './ensayo-xroad.schema.ts';
import { FORMATOS_ENSAYO, RECURSO_ENSAYOS } from './ensayos-xroad.terms.ts';
import { simuladorErrors } from './simulador.errors.ts';

const context = 'simulador';
const consultar = { private: permissionAccess(RECURSO_ENSAYOS, 'consultar') };
const deVersion = z.object({ id: integerIdParam('versión') });

/** The rehearsals of X-Road of a version, for its entidad and the ministry. */
export const listEnsayosXroadEndpoint = defineEndpoint({
  operation: 'listEnsayosXroad',
  context,
  summary: 'Los ensayos de X-Road de una versión de un servicio, con el resultado completo del más reciente.',
  method: 'GET',
  path: '/simulador/versiones/{id}/ensayos',
  exposure: consultar,
  request: { params: deVersion },
  response: ensayosDeVersionSchema,
  errors: simuladorErrors,
});

/** Runs the tests T-01 to T-09 of a version in the simulator, and keeps what came of them. */
export const createEnsayoXroadEndpoint = defineEndpoint({
  operation: 'createEnsayoXroad',
  context,
  summary:
    'Ensaya en el simulador las pruebas T-01 a T-09 de una versión y guarda su resultado como evidencia preliminar.',
  method: 'POST',
  path: '/simulador/versiones/{id}/ensayos',
  exposure: { private: permissionAccess(RECURSO_ENSAYOS, 'editar') },
  request: { params: deVersion },
  response: ensayosDeVersionSchema,
  errors: simuladorErrors,
  ratePerMinute: 30,
});

/** One of them: its results, or a file of them or of its records of operation. */
export const getEnsayoXroadEndpoint = defineEndpoint({
  operation: 'getEnsayoXroad',
  context,
  summary:
    'Un ensayo de X-Road con sus pruebas; con formato, el informe o los registros de operación como archivo.',
  method: 'GET',
  path: '/simulador/ensayos/{id}',
  exposure: consultar,
  request: {
    params: z.object({ id: integerIdParam('ensayo') }),
    query: z.object({
      formato: z
        .enum(FORMATOS_ENSAYO, { error: 'El formato es informe u operacion.' })
        .optional()
        .describe('El informe en JSON, o los registros de operación en líneas de JSON (PR-OPMON 1.6)'),
    }),
  },
  response: ensayoXroadSchema,
  errors: simuladorErrors,
  ratePerMinute: 60,
});
