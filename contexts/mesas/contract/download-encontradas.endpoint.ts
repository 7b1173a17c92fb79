import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint } from '@marco/contract-kit';
import { busquedaCompletaSchema } from './busqueda-profunda.schema.ts';
import { mesasExposure } from './exposure.ts';

/** The results of the deep search as a file (TABLE-06). */
export const downloadEncontradasEndpoint = defineEndpoint({
  operation: 'downloadEncontradas',
  context: 'mesas',
  summary: 'Todas las mesas que encuentra la búsqueda en el contenido, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/mesaInteroperabilidad/buscar/exportar',
  exposure: mesasExposure,
  request: { body: busquedaCompletaSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});
