import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import type { z } from 'zod';
import { filtroEntidadesSchema, paginaEntidadesSchema } from './search-entidades.endpoint.ts';
import { RECURSO_ENTIDADES } from './terms.ts';

/** Filters and order of the list on show; every row of them is asked for (TABLE-06). */
export const peticionEntidadesSchema = filtroEntidadesSchema.extend(
  paginaEntidadesSchema.pick({ ordenarPor: true, descendente: true }).shape,
);
export type PeticionEntidades = z.infer<typeof peticionEntidadesSchema>;

export const downloadEntidadesEndpoint = defineEndpoint({
  operation: 'downloadEntidades',
  context: 'entidades',
  summary: 'Todas las entidades que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/entidad/exportar',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'consultar') },
  request: { body: peticionEntidadesSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});
