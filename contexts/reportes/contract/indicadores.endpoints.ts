import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint, pageNumberParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import {
  ambitoParam,
  codigoIndicador,
  corteSchema,
  detalleIndicadorSchema,
  filaSchema,
  momentoParam,
  parteSchema,
  promesaSchema,
  serieSchema,
  tarjetaSchema,
} from './indicador.schema.ts';
import { reportesErrors } from './reportes.errors.ts';
import {
  DIMENSIONES,
  type DimensionDeIndicador,
  FORMATOS_INDICADOR,
  type FormatoIndicador,
  RECURSO_REPORTES,
} from './terms.ts';

const context = 'reportes';
/** Anybody reads the public ones; a session reads those of its rol. */
const consultar = { public: true, private: permissionAccess(RECURSO_REPORTES, 'consultar') } as const;
const params = z.object({ codigo: codigoIndicador });
const LAS_DIMENSIONES = Object.keys(DIMENSIONES) as [DimensionDeIndicador, ...DimensionDeIndicador[]];
const LOS_FORMATOS = Object.keys(FORMATOS_INDICADOR) as [FormatoIndicador, ...FormatoIndicador[]];
const MESES = 60;

export const listIndicadoresEndpoint = defineEndpoint({
  operation: 'listIndicadores',
  context,
  summary: 'Los indicadores que quien pregunta puede leer, cada uno con su valor y sus últimos meses.',
  method: 'GET',
  path: '/indicadores',
  exposure: consultar,
  request: {},
  response: z.object({ corte: corteSchema.nullable(), indicadores: z.array(tarjetaSchema) }),
  ratePerMinute: 120,
});

export const getIndicadorEndpoint = defineEndpoint({
  operation: 'getIndicador',
  context,
  summary: 'Un indicador: cómo se calcula, desde cuándo, su meta y cómo se divide.',
  method: 'GET',
  path: '/indicadores/{codigo}',
  exposure: consultar,
  request: { params },
  response: detalleIndicadorSchema,
  errors: reportesErrors,
  ratePerMinute: 120,
});

const consultaValoresSchema = z.object({
  /** One part of the country. */
  ambito: ambitoParam.default(''),
  /** One series for each of its values. */
  por: z.enum(LAS_DIMENSIONES, { error: 'El indicador no se divide de esa manera.' }).optional(),
  /** With `por`, one series for each of its values by each of those of this one: who asks whom. */
  cruce: z.enum(LAS_DIMENSIONES, { error: 'El indicador no se divide de esa manera.' }).optional(),
  meses: z.coerce.number().int().min(1).max(MESES).default(13),
});
export type ConsultaValores = z.output<typeof consultaValoresSchema>;

export const listValoresEndpoint = defineEndpoint({
  operation: 'listValores',
  context,
  summary:
    'Los valores de un indicador en los cierres de cada mes y en el corte del día, del más antiguo al más nuevo.',
  method: 'GET',
  path: '/indicadores/{codigo}/valores',
  exposure: consultar,
  request: { params, query: consultaValoresSchema },
  response: z.object({ series: z.array(serieSchema) }),
  errors: reportesErrors,
  ratePerMinute: 120,
});

const consultaArchivoSchema = consultaValoresSchema.extend({
  formato: z.enum(LOS_FORMATOS, { error: 'El formato es xlsx, csv, pdf o json.' }),
});
export type ConsultaArchivo = z.output<typeof consultaArchivoSchema>;

export const downloadIndicadorEndpoint = defineEndpoint({
  operation: 'downloadIndicador',
  context,
  summary:
    'Lo que muestra la página de un indicador, con su definición, sus filtros y su corte, como Excel, CSV, PDF accesible o JSON-LD.',
  method: 'GET',
  path: '/indicadores/{codigo}/archivo',
  exposure: consultar,
  request: { params, query: consultaArchivoSchema },
  response: z.string().describe('Los bytes del archivo'),
  errors: reportesErrors,
  ratePerMinute: 30,
});

const consultaExplicacionSchema = z.object({
  ambito: ambitoParam.default(''),
  desde: momentoParam,
  hasta: momentoParam,
});
export type ConsultaExplicacion = z.output<typeof consultaExplicacionSchema>;

export const getExplicacionEndpoint = defineEndpoint({
  operation: 'getExplicacion',
  context,
  summary:
    'Por qué cambió un indicador entre dos cortes: lo que entró, salió, cambió, y la definición. Las partes suman la diferencia.',
  method: 'GET',
  path: '/indicadores/{codigo}/explicacion',
  exposure: consultar,
  request: { params, query: consultaExplicacionSchema },
  response: z.object({
    antes: z.string(),
    despues: z.string(),
    /** In hundredths of the unit; null where it is not explained. */
    centesimas: z.object({ antes: z.number().int(), despues: z.number().int() }).nullable(),
    diferencia: z.string(),
    frase: z.string(),
    partes: z.array(parteSchema),
  }),
  errors: reportesErrors,
  ratePerMinute: 60,
});

const consultaCalibracionSchema = consultaValoresSchema.pick({ ambito: true, meses: true });
export type ConsultaCalibracion = z.output<typeof consultaCalibracionSchema>;

export const getCalibracionEndpoint = defineEndpoint({
  operation: 'getCalibracion',
  context,
  summary:
    'Lo prometido y lo ocurrido en los últimos meses cerrados, de un indicador cuyos registros tenían una promesa; de otro, ninguna.',
  method: 'GET',
  path: '/indicadores/{codigo}/calibracion',
  exposure: consultar,
  request: { params, query: consultaCalibracionSchema },
  response: z.object({
    promesas: z.array(promesaSchema),
    /** Records of closures that did not keep what had been promised; they count in no promise. */
    sinPromesa: z.number().int(),
  }),
  errors: reportesErrors,
  ratePerMinute: 120,
});

const consultaFilasSchema = z.object({
  ambito: ambitoParam.default(''),
  corte: momentoParam,
  /** Only those that count as this. */
  clase: z.string().max(60).optional(),
  /** With this, those that changed since that cut, and how. */
  desde: momentoParam.optional(),
  tipo: z.enum(['entraron', 'salieron', 'cambiaron', 'definicion']).optional(),
  claseAntes: z.string().max(60).optional(),
  pagina: pageNumberParam.default(1),
});
export type ConsultaFilas = z.output<typeof consultaFilasSchema>;

export const listFilasEndpoint = defineEndpoint({
  operation: 'listFilas',
  context,
  summary: 'Los registros que forman la cifra de un corte, los que quien pregunta puede leer.',
  method: 'GET',
  path: '/indicadores/{codigo}/filas',
  exposure: consultar,
  request: { params, query: consultaFilasSchema },
  response: z.object({
    filas: z.array(filaSchema),
    total: z.number().int(),
    /** Records that count and the reader may not read one by one. */
    ocultas: z.number().int(),
    corte: corteSchema,
  }),
  errors: reportesErrors,
  ratePerMinute: 60,
});

export const downloadFilasEndpoint = defineEndpoint({
  operation: 'downloadFilas',
  context,
  summary: 'Todos los registros que forman una cifra y quien pregunta puede leer, como Excel o CSV.',
  method: 'POST',
  path: '/indicadores/{codigo}/filas/exportar',
  exposure: consultar,
  request: {
    params,
    body: consultaFilasSchema.omit({ pagina: true }).extend(formatoExportacionSchema.shape),
  },
  response: exportacionSchema,
  errors: { ...exportacionesErrors, ...reportesErrors },
  idempotent: true,
  ratePerMinute: 30,
});
