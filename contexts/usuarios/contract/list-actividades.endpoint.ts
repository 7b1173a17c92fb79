import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { actividadSchema } from './actividad.schema.ts';

/** Specification §7 'home activities (listarActividades, Update)'; payload and answer are ours. */
export const listActividadesEndpoint = defineEndpoint({
  operation: 'listActividades',
  context: 'usuarios',
  summary: 'Tareas de la persona en la entidad en que trabaja, las más antiguas primero.',
  method: 'GET',
  path: '/actividades/listarActividades',
  exposure: { private: sessionAccess },
  request: {},
  response: z.array(actividadSchema),
});
