import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { reportesErrors } from './reportes.errors.ts';
import { nombreTablero, piezasPedidas, resumenTableroSchema, tableroSchema } from './tablero.schema.ts';
import { RECURSO_REPORTES } from './terms.ts';

const context = 'reportes';
/** Boards are one's own: who reads reports keeps some, and what each pieza shows is decided pieza by pieza. */
const consultar = { private: permissionAccess(RECURSO_REPORTES, 'consultar') } as const;
const params = z.object({ id: integerIdParam('tablero') });
const { AMBITO_INEXISTENTE, DEMASIADOS_TABLEROS, INDICADOR_INEXISTENTE } = reportesErrors;
const { TABLERO_DE_ROL, TABLERO_INEXISTENTE, VISTA_REPORTE_INEXISTENTE } = reportesErrors;
/** What a pieza may not be of. */
const deLasPiezas = { AMBITO_INEXISTENTE, INDICADOR_INEXISTENTE, VISTA_REPORTE_INEXISTENTE };

export const listTablerosEndpoint = defineEndpoint({
  operation: 'listTableros',
  context,
  summary: 'Los tableros de la persona y el de su rol, el cambiado más recientemente primero.',
  method: 'GET',
  path: '/tableros',
  exposure: consultar,
  request: {},
  response: z.object({ tableros: z.array(resumenTableroSchema) }),
});

export const createTableroEndpoint = defineEndpoint({
  operation: 'createTablero',
  context,
  summary: 'Crea un tablero propio, con sus piezas o vacío.',
  method: 'POST',
  path: '/tableros',
  exposure: consultar,
  request: { body: z.object({ nombre: nombreTablero, piezas: piezasPedidas.default([]) }) },
  response: resumenTableroSchema,
  errors: { DEMASIADOS_TABLEROS, ...deLasPiezas },
  idempotent: true,
});

export const getTableroEndpoint = defineEndpoint({
  operation: 'getTablero',
  context,
  summary:
    'Un tablero propio o del rol con lo que muestra cada pieza hoy; la que no puede leerse dice por qué y las demás se muestran.',
  method: 'GET',
  path: '/tableros/{id}',
  exposure: consultar,
  request: { params },
  response: tableroSchema,
  errors: { TABLERO_INEXISTENTE },
  ratePerMinute: 120,
});

export const updateTableroEndpoint = defineEndpoint({
  operation: 'updateTablero',
  context,
  summary: 'Cambia el nombre y las piezas de un tablero propio.',
  method: 'PUT',
  versioned: true,
  path: '/tableros/{id}',
  exposure: consultar,
  request: { params, body: z.object({ nombre: nombreTablero, piezas: piezasPedidas }) },
  takesBack: tableroSchema,
  response: tableroSchema,
  errors: { TABLERO_DE_ROL, TABLERO_INEXISTENTE, ...deLasPiezas },
});

export const deleteTableroEndpoint = defineEndpoint({
  operation: 'deleteTablero',
  context,
  summary: 'Elimina un tablero propio.',
  method: 'DELETE',
  versioned: true,
  irreversible: true,
  path: '/tableros/{id}',
  exposure: consultar,
  request: { params },
  response: resumenTableroSchema,
  errors: { TABLERO_DE_ROL, TABLERO_INEXISTENTE },
});

export const createCopiaTableroEndpoint = defineEndpoint({
  operation: 'createCopiaTablero',
  context,
  summary: 'Copia un tablero propio o del rol a uno propio, que la persona puede cambiar.',
  method: 'POST',
  path: '/tableros/{id}/copiar',
  exposure: consultar,
  request: { params },
  response: resumenTableroSchema,
  errors: { DEMASIADOS_TABLEROS, TABLERO_INEXISTENTE },
  idempotent: true,
});
