import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumberParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { LIMITES_TRAMITE, RECURSO_TRAMITES, TAMANO_TRAMITES } from './terms.ts';
import {
  codigoTramite,
  detalleTramiteSchema,
  filaTramiteSchema,
  usoServicioSchema,
} from './tramite.schema.ts';
import { tramitesErrors } from './tramites.errors.ts';

/** Trámites are public; a session reads the same under its own base, with what it may change. */
const anybody = { public: true, private: sessionAccess } as const;
const context = 'tramites';
const editar = { private: permissionAccess(RECURSO_TRAMITES, 'editar') };

const busquedaTramitesSchema = z.object({
  texto: z.string().trim().max(LIMITES_TRAMITE.busqueda).optional(),
  entidad: integerIdParam('entidad').optional(),
  pagina: pageNumberParam.default(1),
  tamano: z.coerce.number().int().min(1).max(50).default(TAMANO_TRAMITES),
});
export type BusquedaTramites = z.output<typeof busquedaTramitesSchema>;

export const searchTramitesEndpoint = defineEndpoint({
  operation: 'searchTramites',
  context,
  summary: 'Una página de los trámites, con cuántos papeles pide cada uno y cuántos tiene ya el Estado.',
  method: 'GET',
  path: '/tramites',
  exposure: anybody,
  request: { query: busquedaTramitesSchema },
  response: z.object({
    tramites: z.array(filaTramiteSchema),
    total: z.number().int(),
    permisos: z.object({ importar: decisionSchema, decidir: decisionSchema, supuestos: decisionSchema }),
  }),
  ratePerMinute: 120,
});

export const getTramiteEndpoint = defineEndpoint({
  operation: 'getTramite',
  context,
  summary: 'Un trámite con lo que pide y, de cada papel, si el Estado ya lo tiene, con sus razones.',
  method: 'GET',
  path: '/tramites/{codigo}',
  exposure: anybody,
  request: { params: z.object({ codigo: codigoTramite }) },
  response: detalleTramiteSchema,
  errors: tramitesErrors,
  ratePerMinute: 120,
});

const requisitoParams = z.object({
  id: integerIdParam('trámite'),
  idRequisito: integerIdParam('requisito'),
});

/** Asks the assistant which elements a requisito proves; what people decided before stays. */
export const computePropuestasRequisitoEndpoint = defineEndpoint({
  operation: 'computePropuestasRequisito',
  context,
  summary: 'Propone los elementos de dato que prueba un requisito; lo que una persona decidió no cambia.',
  method: 'POST',
  path: '/tramites/{id}/requisitos/{idRequisito}/propuestas',
  exposure: editar,
  request: { params: requisitoParams },
  response: detalleTramiteSchema,
  errors: tramitesErrors,
  versioned: true,
  ratePerMinute: 30,
});

export const updateElementosRequisitoEndpoint = defineEndpoint({
  operation: 'updateElementosRequisito',
  context,
  summary: 'Decide qué elementos de dato prueba un requisito: la lista completa reemplaza la anterior.',
  method: 'PUT',
  path: '/tramites/{id}/requisitos/{idRequisito}/elementos',
  exposure: editar,
  request: {
    params: requisitoParams,
    body: z.object({
      elementos: z
        .array(
          z.object({
            elementoId: integerId('elemento'),
            dato: z.string().trim().max(LIMITES_TRAMITE.papel).default(''),
            decision: z.enum(['pendiente', 'aceptado', 'rechazado'], { error: 'Elija la decisión.' }),
          }),
        )
        .max(LIMITES_TRAMITE.elementos),
    }),
  },
  response: detalleTramiteSchema,
  errors: tramitesErrors,
  versioned: true,
});

export const updateServiciosTramiteEndpoint = defineEndpoint({
  operation: 'updateServiciosTramite',
  context,
  summary: 'Escribe los servicios que usa un trámite, con su acuerdo y sus consultas medidas.',
  method: 'PUT',
  path: '/tramites/{id}/servicios',
  exposure: editar,
  request: {
    params: z.object({ id: integerIdParam('trámite') }),
    body: z.object({
      servicios: z
        .array(
          z
            .object({
              servicioId: integerId('servicio'),
              uso: usoServicioSchema,
              acuerdo: z.string().trim().max(LIMITES_TRAMITE.acuerdo).default(''),
              acuerdoHasta: z.iso.date({ error: 'La fecha no es válida.' }).nullable().default(null),
              transacciones: z.number().int().min(0).max(2_000_000_000).nullable().default(null),
              transaccionesFuente: z.string().trim().max(LIMITES_TRAMITE.nombre).default(''),
              transaccionesAnio: z.number().int().min(1990).max(2100).nullable().default(null),
            })
            .refine(
              ({ transacciones, transaccionesFuente, transaccionesAnio }) =>
                transacciones === null || (transaccionesFuente !== '' && transaccionesAnio !== null),
              { path: ['transacciones'], error: 'Las consultas medidas llevan su fuente y su año.' },
            ),
        )
        .max(LIMITES_TRAMITE.servicios),
    }),
  },
  response: detalleTramiteSchema,
  errors: tramitesErrors,
  versioned: true,
});
