import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import {
  conjuntoSchema,
  consultaExploradorSchema,
  estadoExploradorSchema,
  exploracionSchema,
} from './explorador.schema.ts';
import { reportesErrors } from './reportes.errors.ts';
import { RECURSO_REPORTES } from './terms.ts';

const context = 'reportes';
const exposure = { private: permissionAccess(RECURSO_REPORTES, 'consultar') } as const;
const { CONJUNTO_SIN_PERMISO, DIMENSION_AJENA, MEDIDA_AJENA, EXPLORACION_GRANDE, EXPLORACION_LENTA } =
  reportesErrors;
const errors = {
  CONJUNTO_SIN_PERMISO,
  DIMENSION_AJENA,
  MEDIDA_AJENA,
  EXPLORACION_GRANDE,
  EXPLORACION_LENTA,
};

export const listConjuntosEndpoint = defineEndpoint({
  operation: 'listConjuntos',
  context,
  summary: 'Los conjuntos que quien pregunta puede explorar, con sus dimensiones y sus medidas.',
  method: 'GET',
  path: '/explorador/conjuntos',
  exposure,
  request: {},
  response: z.array(conjuntoSchema),
});

export const searchExploracionEndpoint = defineEndpoint({
  operation: 'searchExploracion',
  context,
  summary: 'Explora un conjunto: hasta tres dimensiones y dos medidas de las que declara, con filtros.',
  method: 'POST',
  path: '/explorador',
  exposure,
  request: { body: estadoExploradorSchema },
  response: exploracionSchema,
  errors,
  ratePerMinute: 60,
});

export const getExploracionEndpoint = defineEndpoint({
  operation: 'getExploracion',
  context,
  summary: 'Lo mismo con lo que se explora en la consulta de la dirección.',
  method: 'GET',
  path: '/explorador',
  exposure,
  request: { query: consultaExploradorSchema },
  response: exploracionSchema,
  errors,
  ratePerMinute: 60,
});

export const downloadExploracionEndpoint = defineEndpoint({
  operation: 'downloadExploracion',
  context,
  summary: 'Todos los grupos de lo explorado como archivo de Excel o CSV.',
  method: 'POST',
  path: '/explorador/exportar',
  exposure,
  request: { body: z.object({ ...estadoExploradorSchema.shape, ...formatoExportacionSchema.shape }) },
  response: exportacionSchema,
  errors: { ...exportacionesErrors, ...errors },
  idempotent: true,
  ratePerMinute: 30,
});
