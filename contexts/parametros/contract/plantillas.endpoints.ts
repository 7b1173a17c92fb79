import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { correosErrors } from './parametros.errors.ts';
import {
  cambioPlantillaSchema,
  edicionPlantillaSchema,
  novedadSchema,
  plantillaDetalleSchema,
  plantillaSchema,
  textosPlantillaSchema,
} from './plantilla.schema.ts';
import { RECURSO_CORREOS } from './terms.ts';

const consultar = { private: permissionAccess(RECURSO_CORREOS, 'consultar') } as const;
const editar = { private: permissionAccess(RECURSO_CORREOS, 'editar') } as const;
const params = z.object({ evento: novedadSchema });

export const listPlantillasEndpoint = defineEndpoint({
  operation: 'listPlantillas',
  context: 'parametros',
  summary: 'Plantillas de los correos y de los avisos en el sistema.',
  method: 'GET',
  path: '/correos',
  exposure: consultar,
  request: {},
  response: z.object({
    plantillas: z.array(plantillaSchema),
    /** Without one, messages are read in the outbox. */
    servidorDeCorreo: z.boolean(),
    /** Whether the caller reads the parameters too. */
    veParametros: z.boolean(),
  }),
});

export const getPlantillaEndpoint = defineEndpoint({
  operation: 'getPlantilla',
  context: 'parametros',
  summary: 'Una plantilla con su versión.',
  method: 'GET',
  path: '/correos/plantillas/{evento}',
  exposure: consultar,
  request: { params },
  response: plantillaDetalleSchema,
  errors: correosErrors,
});

export const updatePlantillaEndpoint = defineEndpoint({
  operation: 'updatePlantilla',
  context: 'parametros',
  summary: 'Cambia los textos y los canales de una plantilla; se rechazan variables que el evento no tiene.',
  method: 'PUT',
  path: '/correos/plantillas/{evento}',
  exposure: editar,
  versioned: true,
  request: { params, body: edicionPlantillaSchema },
  takesBack: plantillaDetalleSchema,
  response: plantillaDetalleSchema,
  errors: correosErrors,
});

export const listCambiosPlantillaEndpoint = defineEndpoint({
  operation: 'listCambiosPlantilla',
  context: 'parametros',
  summary: 'Últimos cambios de una plantilla, del más reciente al más antiguo.',
  method: 'GET',
  path: '/correos/plantillas/{evento}/historial',
  exposure: consultar,
  request: { params },
  response: z.object({ cambios: z.array(cambioPlantillaSchema) }),
  errors: correosErrors,
});

export const sendPruebaEndpoint = defineEndpoint({
  operation: 'sendPrueba',
  context: 'parametros',
  summary: 'Envía al correo de quien llama los textos dados, con los valores de ejemplo.',
  method: 'POST',
  path: '/correos/plantillas/{evento}/prueba',
  exposure: editar,
  idempotent: true,
  request: { params, body: textosPlantillaSchema },
  response: z.object({ id: z.number().int(), destinatario: z.string() }),
  errors: correosErrors,
});
