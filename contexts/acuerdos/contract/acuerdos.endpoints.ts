import {
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumber,
  permissionAccess,
  uuidId,
} from '@marco/contract-kit';
import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import { BASES_DATO_PERSONAL } from '@marco/solicitudes/terms';
import { z } from 'zod';
import { acuerdoListadoSchema, acuerdoSchema } from './acuerdo.schema.ts';
import { acuerdosErrors } from './acuerdos.errors.ts';
import {
  CAUSAS_RECHAZO,
  ESTADOS_ACUERDO,
  FORMAS_CONTRATO,
  LIMITES_ACUERDO,
  LUGARES_ACUERDO,
  ORDENES_ACUERDOS,
  PASOS_ACUERDO,
  RECURSO_ACUERDOS,
  VISTAS_ACUERDOS,
} from './terms.ts';

const context = 'acuerdos';
const params = z.object({ id: integerIdParam('acuerdo') });
const may = (accion: 'consultar' | 'crear' | 'editar') => ({
  private: permissionAccess(RECURSO_ACUERDOS, accion),
});
const texto = (maximo: number) =>
  z
    .string()
    .trim()
    .max(maximo, { error: `Escriba máximo ${maximo} caracteres.` });
const entero = (maximo: number) =>
  z
    .number({ error: 'Escriba un número.' })
    .int({ error: 'Escriba un número entero.' })
    .min(0, { error: 'No puede ser negativo.' })
    .max(maximo, { error: `El máximo es ${maximo}.` })
    .nullable();
const volumen = z
  .number({ error: 'Escriba un número.' })
  .int({ error: 'Escriba un número entero.' })
  .min(1, { error: 'Debe ser mayor que cero.' })
  .max(LIMITES_ACUERDO.volumen, { error: `El máximo es ${LIMITES_ACUERDO.volumen}.` });

/** The acuerdos the caller may read: an entidad those it is part of, the ministry all that were sent. */
export const searchAcuerdosEndpoint = defineEndpoint({
  operation: 'searchAcuerdos',
  context,
  summary: 'Acuerdos de consumo de los que su entidad es parte, por texto, lado y estado.',
  method: 'POST',
  path: '/acuerdos/listar',
  exposure: may('consultar'),
  request: {
    body: z.object({
      /** In the number, the servicio and the entidades. */
      texto: texto(LIMITES_ACUERDO.texto).nullish(),
      vista: z.enum(VISTAS_ACUERDOS, { error: 'La vista no existe.' }).nullish(),
      estado: z.enum(ESTADOS_ACUERDO, { error: 'El estado no existe.' }).nullish(),
      ordenarPor: z.enum(ORDENES_ACUERDOS).optional(),
      descendente: z.boolean().optional(),
      pagina: pageNumber.optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: z.object({
    acuerdos: z.array(acuerdoListadoSchema),
    total: z.number().int(),
    /** How many there are in each state under the other filters. */
    porEstado: z.record(z.enum(ESTADOS_ACUERDO), z.number().int()),
  }),
});

export const getAcuerdoEndpoint = defineEndpoint({
  operation: 'getAcuerdo',
  context,
  summary: 'Un acuerdo con lo que pide, sus cuentas, lo que espera y lo que usted puede hacer.',
  method: 'GET',
  path: '/acuerdos/{id}',
  exposure: may('consultar'),
  request: { params },
  response: acuerdoSchema,
  errors: acuerdosErrors,
});

/** Begins the draft of a request, empty or as a copy of an earlier one. */
export const createAcuerdoEndpoint = defineEndpoint({
  operation: 'createAcuerdo',
  context,
  summary: 'Empieza la petición de un servicio publicado, vacía o con lo que decía un acuerdo anterior.',
  method: 'POST',
  path: '/acuerdos',
  exposure: may('crear'),
  request: {
    body: z.object({
      servicioId: integerId('servicio'),
      /** The acuerdo it begins as a copy of: the next of an active one, or one more try after a refusal. */
      baseId: integerId('acuerdo').nullish(),
    }),
  },
  response: acuerdoSchema,
  errors: acuerdosErrors,
  idempotent: true,
});

const finalidadEscritaSchema = z.object({
  titulo: texto(LIMITES_ACUERDO.titulo),
  descripcion: texto(LIMITES_ACUERDO.descripcion).default(''),
  norma: texto(LIMITES_ACUERDO.norma).default(''),
  base: z.enum(BASES_DATO_PERSONAL, { error: 'La base no existe.' }).nullable().default(null),
  volumenDiario: volumen.nullable().default(null),
  personasConAcceso: entero(LIMITES_ACUERDO.personas).default(null),
  retencionDias: entero(LIMITES_ACUERDO.retencionDias).default(null),
  campos: z
    .array(
      z.object({
        campoId: integerId('campo'),
        justificacion: texto(LIMITES_ACUERDO.justificacion).default(''),
      }),
    )
    .max(LIMITES_ACUERDO.campos, { error: `Elija máximo ${LIMITES_ACUERDO.campos} datos.` })
    .refine((campos) => new Set(campos.map(({ campoId }) => campoId)).size === campos.length, {
      error: 'Un dato está dos veces.',
    })
    .default([]),
});

/** Writes what a request asks for; what is absent stays as it is. */
export const updateAcuerdoEndpoint = defineEndpoint({
  operation: 'updateAcuerdo',
  context,
  summary: 'Cambia lo que pide un acuerdo en borrador o en aclaración; lo que no se envía queda como está.',
  method: 'PUT',
  path: '/acuerdos/{id}',
  exposure: may('editar'),
  request: {
    params,
    body: z.object({
      finalidades: z
        .array(finalidadEscritaSchema)
        .max(LIMITES_ACUERDO.finalidades, {
          error: `Escriba máximo ${LIMITES_ACUERDO.finalidades} finalidades.`,
        })
        .optional(),
      sistema: texto(LIMITES_ACUERDO.sistema).optional(),
      subsistema: texto(LIMITES_ACUERDO.subsistema).optional(),
      responsable: z
        .object({
          nombre: texto(LIMITES_ACUERDO.nombre),
          cargo: texto(LIMITES_ACUERDO.cargo),
          correo: texto(LIMITES_ACUERDO.correo),
        })
        .optional(),
      convenio: z
        .object({
          numero: texto(LIMITES_ACUERDO.convenio),
          fecha: z.string().refine(isCalendarDay, { error: 'Escriba un día que exista.' }).nullable(),
          archivoId: uuidId('archivo').nullable(),
        })
        .optional(),
      precedenteId: integerId('precedente').nullable().optional(),
    }),
  },
  response: acuerdoSchema,
  errors: acuerdosErrors,
  takesBack: acuerdoSchema,
  versioned: true,
});

export const deleteAcuerdoEndpoint = defineEndpoint({
  operation: 'deleteAcuerdo',
  context,
  summary: 'Elimina un borrador que nunca se envió.',
  method: 'DELETE',
  path: '/acuerdos/{id}',
  exposure: may('editar'),
  request: { params },
  response: z.object({ eliminado: z.literal(true) }),
  errors: acuerdosErrors,
  versioned: true,
  irreversible: true,
});

/** One step of an acuerdo; each asks for what the table of its life says. */
export const submitPasoAcuerdoEndpoint = defineEndpoint({
  operation: 'submitPasoAcuerdo',
  context,
  summary: 'Envía, aclara, responde, aprueba, rechaza, suspende, reanuda o termina un acuerdo.',
  method: 'POST',
  path: '/acuerdos/{id}/pasos',
  exposure: may('consultar'),
  request: {
    params,
    body: z.object({
      accion: z.enum(PASOS_ACUERDO, { error: 'La acción no existe.' }),
      motivo: texto(LIMITES_ACUERDO.motivo).default(''),
      /** Of a refusal. */
      causa: z.enum(CAUSAS_RECHAZO, { error: 'La causa no existe.' }).nullish(),
      /** Of a clarification: what is not clear, and where. */
      marcas: z
        .array(
          z.object({
            lugar: z.enum(LUGARES_ACUERDO, { error: 'El lugar no existe.' }),
            texto: texto(LIMITES_ACUERDO.motivo).min(1, { error: 'Escriba qué debe aclararse.' }),
          }),
        )
        .max(LIMITES_ACUERDO.marcas, { error: `Escriba máximo ${LIMITES_ACUERDO.marcas} marcas.` })
        .optional(),
      /** Of an answer to a clarification. */
      respuestas: z
        .array(z.object({ marcaId: integerId('marca'), texto: texto(LIMITES_ACUERDO.motivo) }))
        .max(LIMITES_ACUERDO.marcas)
        .optional(),
      /** Of an approval: what is granted where it is less than what was asked for. */
      concedidos: z
        .array(z.object({ finalidadId: integerId('finalidad'), volumenDiario: volumen }))
        .max(LIMITES_ACUERDO.finalidades)
        .optional(),
    }),
  },
  response: acuerdoSchema,
  errors: acuerdosErrors,
  versioned: true,
  irreversible: true,
});

/** The reduced contract of an acuerdo: the same operations, and of each answer the fields it asks for. */
export const downloadContratoAcuerdoEndpoint = defineEndpoint({
  operation: 'downloadContratoAcuerdo',
  context,
  summary:
    'El contrato reducido de un acuerdo: OpenAPI 3.1, o un ZIP con OpenAPI, WSDL, esquemas y ejemplos.',
  method: 'GET',
  path: '/acuerdos/{id}/contrato',
  exposure: may('consultar'),
  request: {
    params,
    query: z.object({
      formato: z
        .enum(FORMAS_CONTRATO, { error: `La forma es ${FORMAS_CONTRATO.join(', ')}.` })
        .default('openapi'),
    }),
  },
  response: z.string().describe('El documento OpenAPI en JSON, o el ZIP'),
  errors: acuerdosErrors,
  ratePerMinute: 60,
});
