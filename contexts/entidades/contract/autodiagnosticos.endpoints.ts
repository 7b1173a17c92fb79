import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import {
  autodiagnosticoSchema,
  presentadosSchema,
  respuestaMadurezSchema,
} from './autodiagnostico.schema.ts';
import { autodiagnosticosErrors } from './autodiagnosticos.errors.ts';
import { RECURSO_AUTODIAGNOSTICOS } from './madurez.terms.ts';

const context = 'entidades';
const PATH = '/autodiagnostico';
/** More than any version of the model has. */
const MAXIMO_DE_CRITERIOS = 60;

/** That of the entidad the session works for: no call names one. */
export const getAutodiagnosticoEndpoint = defineEndpoint({
  operation: 'getAutodiagnostico',
  context,
  summary: 'El autodiagnóstico de madurez de su entidad: el borrador, lo presentado y el modelo.',
  method: 'GET',
  path: PATH,
  exposure: { private: permissionAccess(RECURSO_AUTODIAGNOSTICOS, 'consultar') },
  request: {},
  response: autodiagnosticoSchema,
});

/** Answers some criteria of the draft, which begins with the first answer; the others stay. */
export const updateAutodiagnosticoEndpoint = defineEndpoint({
  operation: 'updateAutodiagnostico',
  context,
  summary: 'Guarda respuestas en el borrador del autodiagnóstico de su entidad; las demás no cambian.',
  method: 'PUT',
  path: PATH,
  exposure: { private: permissionAccess(RECURSO_AUTODIAGNOSTICOS, 'editar') },
  request: { body: z.object({ respuestas: z.array(respuestaMadurezSchema).max(MAXIMO_DE_CRITERIOS) }) },
  takesBack: autodiagnosticoSchema,
  response: autodiagnosticoSchema,
  errors: autodiagnosticosErrors,
  versioned: true,
});

export const submitAutodiagnosticoEndpoint = defineEndpoint({
  operation: 'submitAutodiagnostico',
  context,
  summary:
    'Presenta el autodiagnóstico de su entidad, con todos sus criterios respondidos. No se puede deshacer.',
  method: 'POST',
  path: `${PATH}/presentar`,
  exposure: { private: permissionAccess(RECURSO_AUTODIAGNOSTICOS, 'aprobar') },
  request: {},
  response: autodiagnosticoSchema,
  errors: autodiagnosticosErrors,
  versioned: true,
  irreversible: true,
});

/** What an entidad presented: the ministry reads that of each, an entidad its own. */
export const listAutodiagnosticosEndpoint = defineEndpoint({
  operation: 'listAutodiagnosticos',
  context,
  summary: 'Los autodiagnósticos que presentó una entidad, con sus respuestas.',
  method: 'GET',
  path: '/autodiagnosticos/{id}',
  exposure: { private: permissionAccess(RECURSO_AUTODIAGNOSTICOS, 'consultar') },
  request: { params: z.object({ id: integerIdParam('entidad') }) },
  response: presentadosSchema,
  errors: autodiagnosticosErrors,
});
