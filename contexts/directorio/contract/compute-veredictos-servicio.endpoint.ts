import { defineEndpoint, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { serviciosErrors } from '@marco/servicios/contract';
import { VEREDICTOS_CAMBIO } from '@marco/servicios/terms';
import { z } from 'zod';
import { directorioErrors } from './directorio.errors.ts';
import { FRASES_VEREDICTO, MAXIMO_VEREDICTOS } from './ficha.terms.ts';

const { COMPARACION_DEMORADA } = serviciosErrors;
const { SERVICIO_NO_PUBLICADO } = directorioErrors;

/** What a version does to those who use the one it changes. */
const veredictoDeVersionSchema = z.object({
  /** Both as M.m. */
  version: z.string(),
  cambia: z.string(),
  /** To those who ask it, and to those who read what it answers. */
  pide: z.enum(VEREDICTOS_CAMBIO),
  lee: z.enum(VEREDICTOS_CAMBIO),
  /** What happens and what to do, the worst first; the first ones of all. */
  frases: z.array(z.string()).max(FRASES_VEREDICTO),
  total: z.number().int(),
});
export type VeredictoDeVersion = z.infer<typeof veredictoDeVersionSchema>;

export const computeVeredictosServicioEndpoint = defineEndpoint({
  operation: 'computeVeredictosServicio',
  context: 'directorio',
  summary:
    'Qué hace cada versión de un servicio a quienes usan la que cambia: si rompe a quien le pide o a quien la lee, y qué se debe hacer. Las más recientes.',
  method: 'GET',
  path: '/directorio/veredictos',
  exposure: { public: true, private: sessionAccess },
  request: { query: z.object({ servicio: integerIdParam('servicio') }) },
  /** The newest version first; one that could not be compared within the limits is left out. */
  response: z.array(veredictoDeVersionSchema).max(MAXIMO_VEREDICTOS),
  errors: { COMPARACION_DEMORADA, SERVICIO_NO_PUBLICADO },
  ratePerMinute: 60,
});
