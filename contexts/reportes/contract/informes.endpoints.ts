import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import {
  defineEndpoint,
  pageNumber,
  pageNumberParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { z } from 'zod';
import { filtroDeCuerpo, filtroDeDireccion } from './filtro-informe.schema.ts';
import { informeSchema } from './informe.schema.ts';
import { FILTROS_INFORME, INFORMES, PALABRAS_INFORME, type PalabraInforme } from './informes.terms.ts';
import { reportesErrors } from './reportes.errors.ts';
import { RECURSO_REPORTES } from './terms.ts';

const tamano = z.number().int().min(1).max(100);
const PAGINA = { pagina: pageNumber.optional(), tamano: tamano.optional() };
const PAGINA_DE_DIRECCION = {
  pagina: pageNumberParam.optional(),
  tamano: z.coerce.number().pipe(tamano).optional(),
};

const context = 'reportes';
const PUBLICO = { public: true, private: permissionAccess(RECURSO_REPORTES, 'consultar') } as const;
const DE_REPORTES = { private: permissionAccess(RECURSO_REPORTES, 'consultar') } as const;
/** Who has no list of requests has no report of them. */
const DE_SOLICITUDES = { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') } as const;
type Exposicion = typeof PUBLICO | typeof DE_REPORTES;

/** Specification §7: a report by its word, with the filters in the body. */
function defineSearch<Shape extends z.ZodRawShape>(
  operation: string,
  palabra: PalabraInforme,
  exposure: Exposicion,
  filtro: Shape,
) {
  return defineEndpoint({
    operation,
    context,
    summary: `Reporte «${INFORMES[palabra].titulo}»: una página de sus filas, sus sumas, su definición y su corte.`,
    method: 'POST',
    path: `/reportes/${palabra}`,
    exposure,
    request: { body: z.object({ ...filtro, ...PAGINA }) },
    response: informeSchema,
    errors: reportesErrors,
    ratePerMinute: 60,
  });
}

/** The same with the filters in the address, so that a report can be linked. */
function defineList<Shape extends z.ZodRawShape>(
  operation: string,
  palabra: PalabraInforme,
  exposure: Exposicion,
  filtro: Shape,
) {
  return defineEndpoint({
    operation,
    context,
    summary: `Reporte «${INFORMES[palabra].titulo}» con los filtros en la consulta de la dirección.`,
    method: 'GET',
    path: `/reportes/${palabra}`,
    exposure,
    request: { query: z.object({ ...filtro, ...PAGINA_DE_DIRECCION }) },
    response: informeSchema,
    errors: reportesErrors,
    ratePerMinute: 60,
  });
}

/** Every row of a report as a file (TABLE-06). */
function defineDownload<Shape extends z.ZodRawShape>(
  operation: string,
  palabra: PalabraInforme,
  exposure: Exposicion,
  filtro: Shape,
) {
  return defineEndpoint({
    operation,
    context,
    summary: `Todas las filas del reporte «${INFORMES[palabra].titulo}» como archivo de Excel o CSV.`,
    method: 'POST',
    path: `/reportes/${palabra}/exportar`,
    exposure,
    request: { body: z.object({ ...filtro, ...formatoExportacionSchema.shape }) },
    response: exportacionSchema,
    errors: { ...exportacionesErrors, ...reportesErrors },
    idempotent: true,
    ratePerMinute: 30,
  });
}

const ELEMENTOS = FILTROS_INFORME.elementoDatoByFilter;
export const searchElementosReportadosEndpoint = defineSearch(
  'searchElementosReportados',
  'elementoDatoByFilter',
  PUBLICO,
  filtroDeCuerpo.pick(ELEMENTOS).shape,
);
export const listElementosReportadosEndpoint = defineList(
  'listElementosReportados',
  'elementoDatoByFilter',
  PUBLICO,
  filtroDeDireccion.pick(ELEMENTOS).shape,
);
export const downloadElementosReportadosEndpoint = defineDownload(
  'downloadElementosReportados',
  'elementoDatoByFilter',
  PUBLICO,
  filtroDeCuerpo.pick(ELEMENTOS).shape,
);

const SOLICITUDES = FILTROS_INFORME.solicitudServicioByFilter;
export const searchSolicitudesReportadasEndpoint = defineSearch(
  'searchSolicitudesReportadas',
  'solicitudServicioByFilter',
  DE_SOLICITUDES,
  filtroDeCuerpo.pick(SOLICITUDES).shape,
);
export const listSolicitudesReportadasEndpoint = defineList(
  'listSolicitudesReportadas',
  'solicitudServicioByFilter',
  DE_SOLICITUDES,
  filtroDeDireccion.pick(SOLICITUDES).shape,
);
export const downloadSolicitudesReportadasEndpoint = defineDownload(
  'downloadSolicitudesReportadas',
  'solicitudServicioByFilter',
  DE_SOLICITUDES,
  filtroDeCuerpo.pick(SOLICITUDES).shape,
);

const INDICADORES = FILTROS_INFORME.indicadoresByFilter;
export const searchIndicadoresReportadosEndpoint = defineSearch(
  'searchIndicadoresReportados',
  'indicadoresByFilter',
  PUBLICO,
  filtroDeCuerpo.pick(INDICADORES).shape,
);
export const listIndicadoresReportadosEndpoint = defineList(
  'listIndicadoresReportados',
  'indicadoresByFilter',
  PUBLICO,
  filtroDeDireccion.pick(INDICADORES).shape,
);
export const downloadIndicadoresReportadosEndpoint = defineDownload(
  'downloadIndicadoresReportados',
  'indicadoresByFilter',
  PUBLICO,
  filtroDeCuerpo.pick(INDICADORES).shape,
);

const XROAD = FILTROS_INFORME.xroad;
export const searchIntercambioReportadoEndpoint = defineSearch(
  'searchIntercambioReportado',
  'xroad',
  PUBLICO,
  filtroDeCuerpo.pick(XROAD).shape,
);
export const listIntercambioReportadoEndpoint = defineList(
  'listIntercambioReportado',
  'xroad',
  PUBLICO,
  filtroDeDireccion.pick(XROAD).shape,
);
export const downloadIntercambioReportadoEndpoint = defineDownload(
  'downloadIntercambioReportado',
  'xroad',
  PUBLICO,
  filtroDeCuerpo.pick(XROAD).shape,
);

const TRAMITES = FILTROS_INFORME['tramites-govco'];
export const searchTramitesReportadosEndpoint = defineSearch(
  'searchTramitesReportados',
  'tramites-govco',
  PUBLICO,
  filtroDeCuerpo.pick(TRAMITES).shape,
);
export const listTramitesReportadosEndpoint = defineList(
  'listTramitesReportados',
  'tramites-govco',
  PUBLICO,
  filtroDeDireccion.pick(TRAMITES).shape,
);
export const downloadTramitesReportadosEndpoint = defineDownload(
  'downloadTramitesReportados',
  'tramites-govco',
  PUBLICO,
  filtroDeCuerpo.pick(TRAMITES).shape,
);

const VALIDADOR = FILTROS_INFORME.validador;
export const searchValidacionesReportadasEndpoint = defineSearch(
  'searchValidacionesReportadas',
  'validador',
  DE_REPORTES,
  filtroDeCuerpo.pick(VALIDADOR).shape,
);
export const listValidacionesReportadasEndpoint = defineList(
  'listValidacionesReportadas',
  'validador',
  DE_REPORTES,
  filtroDeDireccion.pick(VALIDADOR).shape,
);
export const downloadValidacionesReportadasEndpoint = defineDownload(
  'downloadValidacionesReportadas',
  'validador',
  DE_REPORTES,
  filtroDeCuerpo.pick(VALIDADOR).shape,
);

const SCHEMA = FILTROS_INFORME.schema;
export const searchDescargasReportadasEndpoint = defineSearch(
  'searchDescargasReportadas',
  'schema',
  PUBLICO,
  filtroDeCuerpo.pick(SCHEMA).shape,
);
export const listDescargasReportadasEndpoint = defineList(
  'listDescargasReportadas',
  'schema',
  PUBLICO,
  filtroDeDireccion.pick(SCHEMA).shape,
);
export const downloadDescargasReportadasEndpoint = defineDownload(
  'downloadDescargasReportadas',
  'schema',
  PUBLICO,
  filtroDeCuerpo.pick(SCHEMA).shape,
);

const nombrada = z.object({ id: z.number().int(), nombre: z.string() });

/** The reports of the caller, and what their filters choose from. */
export const listOpcionesDeInformesEndpoint = defineEndpoint({
  operation: 'listOpcionesDeInformes',
  context,
  summary:
    'Los reportes que quien pregunta puede abrir y lo que eligen sus filtros: sectores, órdenes, departamentos, capas, dominios y meses con corte.',
  method: 'GET',
  path: '/reportes/opciones',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({
    /** Words of the reports the caller may open. */
    informes: z.array(z.enum(PALABRAS_INFORME)),
    sectores: z.array(nombrada),
    ordenes: z.array(nombrada),
    departamentos: z.array(z.object({ codigo: z.string(), nombre: z.string() })),
    capas: z.array(nombrada),
    dominios: z.array(nombrada),
    /** Closed months, the newest first: '2026-07'. */
    meses: z.array(z.string()),
  }),
});
export type OpcionesDeInformes = z.infer<(typeof listOpcionesDeInformesEndpoint)['response']>;
