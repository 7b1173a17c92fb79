import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import type { z } from 'zod';
import { busquedaDirectorioSchema } from './filtros-directorio.schema.ts';
import { RECURSO_DIRECTORIO } from './terms.ts';

/** Filters and order of the results on show; every row of them is asked for (TABLE-06). */
const peticionDirectorioSchema = busquedaDirectorioSchema.omit({ pagina: true, tamano: true });
export type PeticionDirectorio = z.output<typeof peticionDirectorioSchema>;

export const downloadDirectorioEndpoint = defineEndpoint({
  operation: 'downloadDirectorio',
  context: 'directorio',
  summary: 'Todos los servicios que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/directorio/exportar',
  exposure: { public: true, private: permissionAccess(RECURSO_DIRECTORIO, 'consultar') },
  request: { body: peticionDirectorioSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});
