import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import {
  defineEndpoint,
  pageNumber,
  pageNumberParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import {
  categoriaSchema,
  codigoEstandar,
  datosEstandarSchema,
  detalleEstandarSchema,
  estadoSchema,
  filaEstandarSchema,
  idEstandar,
  permisoCrearSchema,
  sugerenciaEstandarSchema,
  toTextoRequerido,
} from './estandar.schema.ts';
import { estandaresErrors } from './estandares.errors.ts';
import {
  DECISIONES_ESTANDAR,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_ESTANDARES,
  type OrdenEstandares,
  PUNTAJE_MAXIMO,
  RECURSO_ESTANDARES,
} from './terms.ts';

const texto = z.string().trim().max(MAXIMO_TEXTO_BUSQUEDA);
const params = z.object({ id: idEstandar });
const consultar = { private: permissionAccess(RECURSO_ESTANDARES, 'consultar') };
const editar = { private: permissionAccess(RECURSO_ESTANDARES, 'editar') };
const aprobar = { private: permissionAccess(RECURSO_ESTANDARES, 'aprobar') };
const comun = { context: 'estandares', response: detalleEstandarSchema, errors: estandaresErrors } as const;

/** Filters and order of the list. */
const peticion = z.object({
  texto: texto.nullish().meta({ description: 'Parte del nombre, de la sigla o del código.' }),
  organismo: texto.nullish(),
  categoria: categoriaSchema.nullish(),
  estado: estadoSchema.nullish(),
  sectorId: z.number().int().min(1).max(2_147_483_647).nullish(),
  ordenarPor: z.enum(ORDENES_ESTANDARES as [OrdenEstandares, ...OrdenEstandares[]]).default('nombre'),
  descendente: z.boolean().default(false),
});
export type PeticionEstandares = z.output<typeof peticion>;

const filtro = peticion.extend({
  pagina: pageNumber.default(1),
  tamano: z.number().int().min(1).max(100).default(10),
});
export type BusquedaEstandares = z.output<typeof filtro>;

export const searchEstandaresEndpoint = defineEndpoint({
  operation: 'searchEstandares',
  context: 'estandares',
  summary: 'Una página de los estándares que cumplen los filtros.',
  method: 'POST',
  path: '/estandares/listar',
  exposure: consultar,
  request: { body: filtro },
  response: z.object({
    estandares: z.array(filaEstandarSchema),
    total: z.number().int(),
    porEstado: z.record(estadoSchema, z.number().int()),
    permisos: permisoCrearSchema,
  }),
});

/** The rows of the list on show, every one of them (TABLE-06). */
export const downloadEstandaresEndpoint = defineEndpoint({
  operation: 'downloadEstandares',
  context: 'estandares',
  summary: 'Todos los estándares que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/estandares/exportar',
  exposure: consultar,
  request: { body: peticion.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});

/** What the filters and the form offer. */
export const listOpcionesEstandarEndpoint = defineEndpoint({
  operation: 'listOpcionesEstandar',
  context: 'estandares',
  summary: 'Organismos de los estándares y sectores a los que sirven.',
  method: 'GET',
  path: '/estandares/opciones',
  exposure: consultar,
  request: {},
  response: z.object({
    organismos: z.array(z.string()),
    sectores: z.array(z.object({ id: z.number().int(), nombre: z.string(), activo: z.boolean() })),
    permisos: permisoCrearSchema,
  }),
});

/** A top-five finder (AREA-14): standards in force, for the forms that refer to them. */
export const findEstandaresEndpoint = defineEndpoint({
  operation: 'findEstandares',
  context: 'estandares',
  summary: 'Sugiere hasta cinco estándares que no se han retirado ni descartado.',
  method: 'GET',
  path: '/estandares/finderTopFive',
  exposure: { private: sessionAccess },
  request: { query: z.object({ keyword: texto.default('') }) },
  response: z.array(sugerenciaEstandarSchema).max(5),
});

export const createEstandarEndpoint = defineEndpoint({
  ...comun,
  operation: 'createEstandar',
  summary: 'Propone un estándar y le da su identificador OID.',
  method: 'POST',
  path: '/estandares/crear',
  exposure: { private: permissionAccess(RECURSO_ESTANDARES, 'crear') },
  request: { body: datosEstandarSchema.extend({ codigo: codigoEstandar }) },
  idempotent: true,
});

export const getEstandarEndpoint = defineEndpoint({
  ...comun,
  operation: 'getEstandar',
  summary: 'Un estándar con su evaluación, su concepto y su control de cambios.',
  method: 'GET',
  path: '/estandares/{id}',
  exposure: consultar,
  request: { params },
});

export const updateEstandarEndpoint = defineEndpoint({
  ...comun,
  operation: 'updateEstandar',
  summary: 'Cambia el encabezado de un estándar.',
  method: 'PUT',
  path: '/estandares/{id}',
  exposure: editar,
  request: { params, body: datosEstandarSchema },
  takesBack: comun.response,
  versioned: true,
});

/** Writes marks; a mark that did not change keeps its weight and who gave it. */
export const updateEvaluacionEndpoint = defineEndpoint({
  ...comun,
  operation: 'updateEvaluacion',
  summary: 'Califica un estándar por sus criterios, de 0 a 5 con su justificación.',
  method: 'PUT',
  path: '/estandares/{id}/evaluacion',
  exposure: editar,
  request: {
    params,
    body: z.object({
      puntajes: z
        .array(
          z.object({
            criterioId: z.number().int().min(1).max(2_147_483_647),
            puntaje: z
              .number()
              .int({ error: 'El puntaje es un número de 0 a 5.' })
              .min(0)
              .max(PUNTAJE_MAXIMO, { error: 'El puntaje es un número de 0 a 5.' }),
            justificacion: toTextoRequerido('justificacion', 'Escriba la justificación.'),
          }),
        )
        .min(1)
        .max(100),
    }),
  },
  versioned: true,
});

export const updateEstadoEstandarEndpoint = defineEndpoint({
  ...comun,
  operation: 'updateEstadoEstandar',
  summary: 'Inicia la evaluación de un estándar propuesto.',
  method: 'POST',
  path: '/estandares/{id}/evaluar',
  exposure: editar,
  request: { params },
  versioned: true,
});

/** The concept of incorporation, by somebody who gave no mark. */
export const approveEstandarEndpoint = defineEndpoint({
  ...comun,
  operation: 'approveEstandar',
  summary: 'Decide sobre un estándar evaluado con su concepto de incorporación.',
  method: 'POST',
  path: '/estandares/{id}/concepto',
  exposure: aprobar,
  request: {
    params,
    body: z.object({
      decision: z.enum(DECISIONES_ESTANDAR, { error: 'Elija la decisión.' }),
      concepto: toTextoRequerido('concepto', explainRequired('Concepto')),
      archivoId: z.uuid({ error: 'Adjunte el documento del concepto.' }),
    }),
  },
  versioned: true,
});

export const closeEstandarEndpoint = defineEndpoint({
  ...comun,
  operation: 'closeEstandar',
  summary: 'Retira un estándar decidido.',
  method: 'POST',
  path: '/estandares/{id}/retirar',
  exposure: aprobar,
  request: { params, body: z.object({ motivo: toTextoRequerido('motivo', explainRequired('Motivo')) }) },
  versioned: true,
  irreversible: true,
});

export const createCambioEstandarEndpoint = defineEndpoint({
  ...comun,
  operation: 'createCambioEstandar',
  summary: 'Agrega una fila al control de cambios de un estándar.',
  method: 'POST',
  path: '/estandares/{id}/cambios',
  exposure: editar,
  request: {
    params,
    body: z.object({
      numero: toTextoRequerido('numero', explainRequired('Versión')),
      fecha: z.iso.date({ error: explainRequired('Fecha') }),
      responsable: toTextoRequerido('responsable', explainRequired('Responsable')),
      naturaleza: toTextoRequerido('naturaleza', explainRequired('Naturaleza del cambio')),
    }),
  },
  idempotent: true,
});

/** Elements whose latest version that is not discarded refers to the standard. */
export const listElementosEstandarEndpoint = defineEndpoint({
  operation: 'listElementosEstandar',
  context: 'estandares',
  summary: 'Elementos de dato que usan un estándar.',
  method: 'GET',
  path: '/estandares/{id}/elementos',
  exposure: consultar,
  request: {
    params,
    query: z.object({
      pagina: pageNumberParam.default(1),
      tamano: z.coerce.number().int().min(1).max(100).default(10),
    }),
  },
  response: z.object({
    elementos: z.array(
      z.object({
        id: z.number().int(),
        /** Its latest version that refers to the standard: what the screen of elements is opened by. */
        idVersion: z.number().int(),
        identificador: z.string(),
        nombre: z.string(),
        version: z.string(),
        estado: z.string(),
      }),
    ),
    total: z.number().int(),
  }),
  errors: estandaresErrors,
});
