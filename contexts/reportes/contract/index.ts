export type { FiltroInforme } from './filtro-informe.schema.ts';
export type {
  CortePublicado,
  DetalleIndicador,
  FilaIndicador,
  Indicador,
  ParteExplicada,
  PuntoDeSerie,
  SerieIndicador,
  TarjetaIndicador,
  ValorPublicado,
} from './indicador.schema.ts';
export {
  type ConsultaArchivo,
  type ConsultaExplicacion,
  type ConsultaFilas,
  type ConsultaValores,
  downloadFilasEndpoint,
  downloadIndicadorEndpoint,
  getExplicacionEndpoint,
  getIndicadorEndpoint,
  listFilasEndpoint,
  listIndicadoresEndpoint,
  listValoresEndpoint,
} from './indicadores.endpoints.ts';
export type { InformeLeido } from './informe.schema.ts';
export {
  downloadDescargasReportadasEndpoint,
  downloadElementosReportadosEndpoint,
  downloadIntercambioReportadoEndpoint,
  downloadSolicitudesReportadasEndpoint,
  downloadTramitesReportadosEndpoint,
  downloadValidacionesReportadasEndpoint,
  listDescargasReportadasEndpoint,
  listElementosReportadosEndpoint,
  listIntercambioReportadoEndpoint,
  listSolicitudesReportadasEndpoint,
  listTramitesReportadosEndpoint,
  listValidacionesReportadasEndpoint,
  searchDescargasReportadasEndpoint,
  searchElementosReportadosEndpoint,
  searchIntercambioReportadoEndpoint,
  searchSolicitudesReportadasEndpoint,
  searchTramitesReportadosEndpoint,
  searchValidacionesReportadasEndpoint,
} from './informes.endpoints.ts';
export { reportesErrors } from './reportes.errors.ts';
export {
  closeSuscripcionReporteEndpoint,
  closeSuscripcionReportePropiaEndpoint,
  createSuscripcionReporteEndpoint,
  listSuscripcionesReportesEndpoint,
  type SuscripcionReporte,
  submitSuscripcionReporteEndpoint,
  updatePausaReporteEndpoint,
} from './suscripciones.endpoints.ts';
