import { RECURSO_ACUERDOS } from '@marco/acuerdos/terms';
import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { consumoXroadSchema, ensayoDeConsumoSchema } from './consumo-xroad.schema.ts';
import { simuladorErrors } from './simulador.errors.ts';

const context = 'simulador';
const deAcuerdo = z.object({ id: integerIdParam('acuerdo') });

/** How the entidad of an acuerdo calls: its identifier, headers and ready petitions. */
export const getConsumoXroadEndpoint = defineEndpoint({
  operation: 'getConsumoXroad',
  context,
  summary:
    'La llamada de X-Road de un acuerdo, lista para enviar al simulador: cliente, cabeceras, huella y petición de cada operación.',
  method: 'GET',
  path: '/simulador/acuerdos/{id}/llamada',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'consultar') },
  request: { params: deAcuerdo },
  response: consumoXroadSchema,
  errors: simuladorErrors,
  ratePerMinute: 60,
});

/** Rehearses the call of an acuerdo, refusals among it; nothing is kept. */
export const verifyConsumoXroadEndpoint = defineEndpoint({
  operation: 'verifyConsumoXroad',
  context,
  summary:
    'Ensaya en el simulador la llamada de un acuerdo: la respuesta del contrato reducido, los rechazos y el proveedor caído.',
  method: 'POST',
  path: '/simulador/acuerdos/{id}/ensayo',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'editar') },
  request: { params: deAcuerdo },
  response: ensayoDeConsumoSchema,
  errors: simuladorErrors,
  ratePerMinute: 30,
});
