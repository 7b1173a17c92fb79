import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { datosGeneralesSchema } from './datos-generales.schema.ts';
import { miEntidadSchema } from './mi-entidad.schema.ts';
import { reportesErrors } from './reportes.errors.ts';

const context = 'reportes';

export const getDatosGeneralesEndpoint = defineEndpoint({
  operation: 'getDatosGenerales',
  context,
  summary:
    'El marco en cifras y documentos: las cifras del último corte, el mapa por departamento, lo que cambió en el mes, textos, normas y preguntas.',
  method: 'GET',
  path: '/datos-generales',
  exposure: { public: true },
  request: {},
  response: datosGeneralesSchema,
  ratePerMinute: 60,
});

export const getMiEntidadEndpoint = defineEndpoint({
  operation: 'getMiEntidad',
  context,
  summary:
    'La entidad de la sesión: sus datos, responsables, servicios, solicitudes, acuerdos, compromisos, trámites y qué le falta por escribir.',
  method: 'GET',
  path: '/datos-generales/mi-entidad',
  exposure: { private: sessionAccess },
  request: {},
  response: miEntidadSchema,
  errors: { ENTIDAD_SIN_ELEGIR: reportesErrors.ENTIDAD_SIN_ELEGIR },
  ratePerMinute: 60,
});
