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
  type ConsultaExplicacion,
  type ConsultaFilas,
  type ConsultaValores,
  getExplicacionEndpoint,
  getIndicadorEndpoint,
  listFilasEndpoint,
  listIndicadoresEndpoint,
  listValoresEndpoint,
} from './indicadores.endpoints.ts';
export { reportesErrors } from './reportes.errors.ts';
export type { FiltroInforme } from './filtro-informe.schema.ts';
export type { InformeLeido } from './informe.schema.ts';
export {
  searchElementosReportadosEndpoint,
  listElementosReportadosEndpoint,
  downloadElementosReportadosEndpoint,
  searchSolicitudesReportadasEndpoint,
  listSolicitudesReportadasEndpoint,
  downloadSolicitudesReportadasEndpoint,
  searchIntercambioReportadoEndpoint,
  listIntercambioReportadoEndpoint,
  downloadIntercambioReportadoEndpoint,
  searchTramitesReportadosEndpoint,
  listTramitesReportadosEndpoint,
  downloadTramitesReportadosEndpoint,
  searchValidacionesReportadasEndpoint,
  listValidacionesReportadasEndpoint,
  downloadValidacionesReportadasEndpoint,
  searchDescargasReportadasEndpoint,
  listDescargasReportadasEndpoint,
  downloadDescargasReportadasEndpoint,
} from './informes.endpoints.ts';
