import { defineEndpoint, integerIdParam, permissionAccess, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { ambitoParam, codigoIndicador } from './indicador.schema.ts';
import { reportesErrors } from './reportes.errors.ts';
import {
  CONDICIONES_REPORTE,
  type CondicionReporte,
  DIAS_SEMANA,
  FORMATOS_REPORTE,
  type FormatoReporte,
  FRECUENCIAS_REPORTE,
  type FrecuenciaReporte,
  ULTIMO_DIA_MES,
} from './suscripciones.terms.ts';
import { RECURSO_REPORTES } from './terms.ts';

const context = 'reportes';
const listOf = <Code extends string>(terms: Readonly<Record<Code, string>>) =>
  Object.keys(terms) as [Code, ...Code[]];

/** Code of a mail: 43 letters of base64 for an address, which nobody guesses. */
const codigoRetiro = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, { error: 'El código no está completo. Abra el enlace del correo.' });

const frecuencia = z.enum(listOf<FrecuenciaReporte>(FRECUENCIAS_REPORTE), { error: 'Elija cada cuánto.' });
const condicion = z.enum(listOf<CondicionReporte>(CONDICIONES_REPORTE), { error: 'Elija cuándo se envía.' });
const formato = z.enum(listOf<FormatoReporte>(FORMATOS_REPORTE), { error: 'Elija qué lleva el correo.' });

const suscripcionReporteSchema = z
  .object({
    id: z.number().int(),
    codigo: codigoIndicador,
    nombre: z.string(),
    /** 'Todo el país', 'Sector: Salud'. */
    parte: z.string(),
    /** The page of the indicador with that part. */
    direccion: z.string(),
    frecuencia,
    dia: z.number().int().nullable(),
    hora: z.number().int(),
    condicion,
    formato,
    /** 'Cada semana, el lunes a las 7:00 a. m.'. */
    cuando: z.string(),
    pausada: z.boolean(),
    /** Why the product stopped it; empty where it did not. */
    motivo: z.string(),
    proximaEn: z.iso.datetime().nullable(),
    enviadaEn: z.iso.datetime().nullable(),
  })
  .meta({ description: 'Una suscripción a un indicador' });
export type SuscripcionReporte = z.infer<typeof suscripcionReporteSchema>;

const { AMBITO_INEXISTENTE, INDICADOR_INEXISTENTE } = reportesErrors;
const { DEMASIADAS_SUSCRIPCIONES_REPORTE, SUSCRIPCION_REPORTE_INEXISTENTE } = reportesErrors;
const porId = { params: z.object({ id: integerIdParam('suscripción') }) };

export const createSuscripcionReporteEndpoint = defineEndpoint({
  operation: 'createSuscripcionReporte',
  context,
  summary:
    'Recibir por correo lo que dice un indicador. La que ya había del mismo indicador y la misma parte queda como se pide ahora.',
  method: 'POST',
  path: '/suscripciones-reportes',
  exposure: { private: permissionAccess(RECURSO_REPORTES, 'consultar') },
  request: {
    body: z
      .object({
        codigo: codigoIndicador,
        ambito: ambitoParam.default(''),
        frecuencia,
        /** Of the week, from Monday, or of the month. */
        dia: z.number().int().min(1).max(ULTIMO_DIA_MES).nullish(),
        hora: z.number().int().min(0).max(23),
        condicion,
        formato,
      })
      .refine(({ frecuencia: cada, dia }) => cada !== 'semanal' || (dia ?? 0) <= DIAS_SEMANA.length, {
        path: ['dia'],
        error: 'Elija un día hábil de la semana.',
      })
      .refine(({ frecuencia: cada, dia }) => (cada === 'semanal' || cada === 'mensual') === (dia != null), {
        path: ['dia'],
        error: 'Elija el día de la semana o del mes en que se envía.',
      }),
  },
  response: suscripcionReporteSchema,
  errors: { AMBITO_INEXISTENTE, DEMASIADAS_SUSCRIPCIONES_REPORTE, INDICADOR_INEXISTENTE },
  idempotent: true,
  ratePerMinute: 30,
});

export const listSuscripcionesReportesEndpoint = defineEndpoint({
  operation: 'listSuscripcionesReportes',
  context,
  summary: 'Las suscripciones a indicadores de la persona de la sesión, la más reciente primero.',
  method: 'GET',
  path: '/suscripciones-reportes',
  exposure: { private: sessionAccess },
  request: {},
  response: z.array(suscripcionReporteSchema),
});

export const updatePausaReporteEndpoint = defineEndpoint({
  operation: 'updatePausaReporte',
  context,
  summary: 'Deja de enviar una suscripción propia, o vuelve a enviarla.',
  method: 'POST',
  path: '/suscripciones-reportes/{id}/pausar',
  exposure: { private: sessionAccess },
  request: { ...porId, body: z.object({ pausada: z.boolean() }) },
  response: suscripcionReporteSchema,
  errors: { SUSCRIPCION_REPORTE_INEXISTENTE },
});

export const submitSuscripcionReporteEndpoint = defineEndpoint({
  operation: 'submitSuscripcionReporte',
  context,
  summary: 'Envía ahora el correo de una suscripción propia, para ver cómo llega.',
  method: 'POST',
  path: '/suscripciones-reportes/{id}/enviar',
  exposure: { private: permissionAccess(RECURSO_REPORTES, 'consultar') },
  request: porId,
  response: z.object({
    /** Whether a mail goes out: none where the person chose otherwise or got enough today. */
    enviado: z.boolean(),
  }),
  errors: { AMBITO_INEXISTENTE, INDICADOR_INEXISTENTE, SUSCRIPCION_REPORTE_INEXISTENTE },
  ratePerMinute: 30,
});

export const closeSuscripcionReportePropiaEndpoint = defineEndpoint({
  operation: 'closeSuscripcionReportePropia',
  context,
  summary: 'Retira una suscripción a un indicador de la persona de la sesión.',
  method: 'DELETE',
  path: '/suscripciones-reportes/{id}',
  exposure: { private: sessionAccess },
  request: porId,
  response: suscripcionReporteSchema,
  errors: { SUSCRIPCION_REPORTE_INEXISTENTE },
});

export const closeSuscripcionReporteEndpoint = defineEndpoint({
  operation: 'closeSuscripcionReporte',
  context,
  summary: 'Retira una suscripción a un indicador con el código que trae cada correo, sin ingresar.',
  method: 'POST',
  path: '/suscripciones-reportes/retirar',
  exposure: { public: true },
  request: { body: z.object({ codigo: codigoRetiro }) },
  response: z.object({ nombre: z.string() }),
  errors: { SUSCRIPCION_REPORTE_INEXISTENTE },
  ratePerMinute: 30,
});
