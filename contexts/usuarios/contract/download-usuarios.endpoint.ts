import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import type { z } from 'zod';
import { filtroUsuariosSchema, paginaUsuariosSchema } from './search-usuarios.endpoint.ts';
import { RECURSO_USUARIOS } from './terms.ts';

/** Filters and order of the list on show; every row of them is asked for (TABLE-06). */
export const peticionUsuariosSchema = filtroUsuariosSchema.extend(
  paginaUsuariosSchema.pick({ ordenarPor: true, descendente: true }).shape,
);
export type PeticionUsuarios = z.infer<typeof peticionUsuariosSchema>;

export const downloadUsuariosEndpoint = defineEndpoint({
  operation: 'downloadUsuarios',
  context: 'usuarios',
  summary: 'Todos los usuarios que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/usuarios/exportar',
  exposure: { private: permissionAccess(RECURSO_USUARIOS, 'consultar') },
  request: { body: peticionUsuariosSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});
