import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint } from '@marco/contract-kit';
import type { z } from 'zod';
import { mesasExposure } from './exposure.ts';
import { filtroMesasSchema, paginaMesasSchema } from './search-mesas.endpoint.ts';

/** Filters and order of the results on show; every row of them is asked for (TABLE-06). */
export const peticionMesasSchema = filtroMesasSchema.extend(
  paginaMesasSchema.pick({ ordenarPor: true, descendente: true }).shape,
);
export type PeticionMesas = z.infer<typeof peticionMesasSchema>;

export const downloadMesasEndpoint = defineEndpoint({
  operation: 'downloadMesas',
  context: 'mesas',
  summary: 'Todas las mesas que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/mesaInteroperabilidad/exportar',
  exposure: mesasExposure,
  request: { body: peticionMesasSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});
