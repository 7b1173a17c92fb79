import { defineEndpoint, integerId, permissionAccess, uuidId } from '@marco/contract-kit';
import { z } from 'zod';
import { estadoExploradorSchema } from './explorador.schema.ts';
import { reportesErrors } from './reportes.errors.ts';
import { RECURSO_REPORTES } from './terms.ts';
import { FORMAS_DE_COMPARTIR, type FormaDeCompartir, LIMITES_VISTA } from './vistas.terms.ts';

const context = 'reportes';
const exposure = { private: permissionAccess(RECURSO_REPORTES, 'consultar') } as const;
const formas = Object.keys(FORMAS_DE_COMPARTIR) as [FormaDeCompartir, ...FormaDeCompartir[]];
const porId = { params: z.object({ id: uuidId('vista') }) };

const nombre = z
  .string({ error: 'Escriba el nombre de la vista.' })
  .trim()
  .min(1, { error: 'Escriba el nombre de la vista.' })
  .max(LIMITES_VISTA.nombre, { error: `Escriba máximo ${LIMITES_VISTA.nombre} caracteres.` });
const compartida = z.enum(formas, { error: 'Elija con quién se comparte.' });

const camposDeVista = {
  nombre,
  estado: estadoExploradorSchema,
  compartida: compartida.default('nadie'),
  /** With «rol»: the own one, or any for the ministry; the own one unless said. */
  rolId: integerId('rol').nullish(),
};

const vistaReporteSchema = z
  .object({
    id: uuidId('vista'),
    nombre: z.string(),
    estado: estadoExploradorSchema,
    /** What the set is called. */
    titulo: z.string(),
    /** The explorer with all of it. */
    direccion: z.string(),
    compartida,
    rol: z.object({ id: z.number().int(), nombre: z.string() }).nullable(),
    /** Of whom it is: the entidad its owner kept it in. */
    entidad: z.string(),
    esPropia: z.boolean(),
    cambiadaEn: z.iso.datetime(),
    /** Day the definition of its set changed after it was kept; null where it did not. */
    definicionCambio: z.iso.date().nullable(),
  })
  .meta({ description: 'Una vista guardada del explorador' });
export type VistaReporte = z.infer<typeof vistaReporteSchema>;

const {
  VISTA_REPORTE_INEXISTENTE,
  DEMASIADAS_VISTAS,
  ROL_AJENO,
  CONJUNTO_SIN_PERMISO,
  DIMENSION_AJENA,
  MEDIDA_AJENA,
  ENTIDAD_SIN_ELEGIR,
} = reportesErrors;
const alGuardar = { ROL_AJENO, CONJUNTO_SIN_PERMISO, DIMENSION_AJENA, MEDIDA_AJENA, ENTIDAD_SIN_ELEGIR };

export const listVistasReportesEndpoint = defineEndpoint({
  operation: 'listVistasReportes',
  context,
  summary:
    'Las vistas propias y las que se comparten con quien pregunta, y los roles con los que puede compartir.',
  method: 'GET',
  path: '/vistas-reportes',
  exposure,
  request: {},
  response: z.object({
    vistas: z.array(vistaReporteSchema),
    roles: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
  }),
});

export const getVistaReporteEndpoint = defineEndpoint({
  operation: 'getVistaReporte',
  context,
  summary: 'Una vista propia, o que se comparte con quien pregunta. Con «enlace», la lee quien lo tiene.',
  method: 'GET',
  path: '/vistas-reportes/{id}',
  exposure,
  request: porId,
  response: vistaReporteSchema,
  errors: { VISTA_REPORTE_INEXISTENTE },
});

export const createVistaReporteEndpoint = defineEndpoint({
  operation: 'createVistaReporte',
  context,
  summary: 'Guarda lo que se explora, con un nombre.',
  method: 'POST',
  path: '/vistas-reportes',
  exposure,
  request: { body: z.object(camposDeVista) },
  response: vistaReporteSchema,
  errors: { ...alGuardar, DEMASIADAS_VISTAS },
  idempotent: true,
});

export const updateVistaReporteEndpoint = defineEndpoint({
  operation: 'updateVistaReporte',
  context,
  summary: 'Cambia el nombre de una vista propia, lo que muestra o con quién se comparte.',
  method: 'PUT',
  path: '/vistas-reportes/{id}',
  exposure,
  request: {
    ...porId,
    body: z.object({
      ...camposDeVista,
      /** The owner read the new definition of the set: it is not told any more. */
      aceptaDefinicion: z.boolean().optional(),
    }),
  },
  takesBack: vistaReporteSchema,
  response: vistaReporteSchema,
  errors: { ...alGuardar, VISTA_REPORTE_INEXISTENTE },
});

export const closeVistaReporteEndpoint = defineEndpoint({
  operation: 'closeVistaReporte',
  context,
  summary: 'Borra una vista propia.',
  method: 'DELETE',
  path: '/vistas-reportes/{id}',
  exposure,
  request: porId,
  response: z.object({ nombre: z.string() }),
  errors: { VISTA_REPORTE_INEXISTENTE },
});
