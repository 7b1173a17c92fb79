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
import { buildFiltroDeCuerpo, buildFiltroDeDireccion } from './filtro-informe.schema.ts';
import { CAMPOS_INFORME, type CampoInforme } from './filtros-informe.terms.ts';
import { informeSchema } from './informe.schema.ts';
import { INFORMES, PALABRAS_INFORME, type PalabraInforme } from './informes.terms.ts';
import { reportesErrors } from './reportes.errors.ts';
import { RECURSO_REPORTES } from './terms.ts';

const tamano = z.number().int().min(1).max(100);
const PAGINA = { pagina: pageNumber.optional(), tamano: tamano.optional() };
const PAGINA_DE_DIRECCION = {
  pagina: pageNumberParam.optional(),
  tamano: z.coerce.number().pipe(tamano).optional(),
};

const context = 'reportes';

/** Who reads a report: who has no list of requests has no report of them; some are of everybody too. */
function toExposicion(palabra: PalabraInforme) {
  const recurso = palabra === 'solicitudServicioByFilter' ? RECURSO_SOLICITUDES : RECURSO_REPORTES;
  const access = permissionAccess(recurso, 'consultar');
  return INFORMES[palabra].publico ? ({ public: true, private: access } as const) : { private: access };
}

/**
 * Specification §7: a report by its word, with its filters in the body, the same with them in the address, so that it can
 * be linked, and every row of it as a file (TABLE-06).
 *
 * @param nombre what its operations are called after their verb
 */
function defineInformeEndpoints(palabra: PalabraInforme, nombre: string) {
  const { titulo } = INFORMES[palabra];
  const exposure = toExposicion(palabra);
  const pagina = { context, exposure, response: informeSchema, errors: reportesErrors, ratePerMinute: 60 };
  return {
    search: defineEndpoint({
      ...pagina,
      operation: `search${nombre}`,
      summary: `Reporte «${titulo}»: una página de sus filas, sus sumas, su definición y su corte.`,
      method: 'POST',
      path: `/reportes/${palabra}`,
      request: { body: buildFiltroDeCuerpo(palabra).extend(PAGINA) },
    }),
    list: defineEndpoint({
      ...pagina,
      operation: `list${nombre}`,
      summary: `Reporte «${titulo}» con los filtros en la consulta de la dirección.`,
      method: 'GET',
      path: `/reportes/${palabra}`,
      request: { query: buildFiltroDeDireccion(palabra).extend(PAGINA_DE_DIRECCION) },
    }),
    download: defineEndpoint({
      context,
      exposure,
      operation: `download${nombre}`,
      summary: `Todas las filas del reporte «${titulo}» como archivo de Excel o CSV.`,
      method: 'POST',
      path: `/reportes/${palabra}/exportar`,
      request: { body: buildFiltroDeCuerpo(palabra).extend(formatoExportacionSchema.shape) },
      response: exportacionSchema,
      errors: { ...exportacionesErrors, ...reportesErrors },
      idempotent: true,
      ratePerMinute: 30,
    }),
  };
}

/** The seven reports, each by its word: as rows by its body and by its address, and as a file. */
export const INFORMES_ENDPOINTS: Readonly<Record<PalabraInforme, ReturnType<typeof defineInformeEndpoints>>> =
  {
    elementoDatoByFilter: defineInformeEndpoints('elementoDatoByFilter', 'ElementosReportados'),
    solicitudServicioByFilter: defineInformeEndpoints('solicitudServicioByFilter', 'SolicitudesReportadas'),
    indicadoresByFilter: defineInformeEndpoints('indicadoresByFilter', 'IndicadoresReportados'),
    xroad: defineInformeEndpoints('xroad', 'IntercambioReportado'),
    'tramites-govco': defineInformeEndpoints('tramites-govco', 'TramitesReportados'),
    validador: defineInformeEndpoints('validador', 'ValidacionesReportadas'),
    schema: defineInformeEndpoints('schema', 'DescargasReportadas'),
  };
/** What any of them is asked for and answers, as the browser calls it. */
export type SearchInformeEndpoint = (typeof INFORMES_ENDPOINTS)[PalabraInforme]['search'];

const nombrada = z.object({ id: z.number().int(), nombre: z.string() });
const CAMPOS = Object.keys(CAMPOS_INFORME) as CampoInforme[];

/** The reports of the caller, and what their filters choose from. */
export const listOpcionesDeInformesEndpoint = defineEndpoint({
  operation: 'listOpcionesDeInformes',
  context,
  summary:
    'Los reportes que quien pregunta puede abrir y lo que eligen sus filtros: sectores, órdenes, departamentos, capas, dominios, consultores y meses con corte.',
  method: 'GET',
  path: '/reportes/opciones',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({
    /** Words of the reports the caller may open. */
    informes: z.array(z.enum(PALABRAS_INFORME)),
    /** Filters that are refused to the caller, by the word of their report. */
    reservados: z.array(z.object({ palabra: z.enum(PALABRAS_INFORME), campo: z.enum(CAMPOS) })),
    sectores: z.array(nombrada),
    ordenes: z.array(nombrada),
    departamentos: z.array(z.object({ codigo: z.string(), nombre: z.string() })),
    capas: z.array(nombrada),
    dominios: z.array(nombrada),
    /** Who has conceptualised a request, for the ministry alone. */
    consultores: z.array(nombrada),
    /** Closed months, the newest first: '2026-07'. */
    meses: z.array(z.string()),
  }),
});
export type OpcionesDeInformes = z.infer<(typeof listOpcionesDeInformesEndpoint)['response']>;
