export { getDatosGeneralesEndpoint, getMiEntidadEndpoint } from './datos-generales.endpoints.ts';
export type {
  BloqueDeTexto,
  CambioDelMes,
  DatosGenerales,
  DepartamentoEnCifras,
  DocumentoDelMarco,
  PasoDelMarco,
  UltimoCambio,
} from './datos-generales.schema.ts';
export {
  downloadExploracionEndpoint,
  getExploracionEndpoint,
  listConjuntosEndpoint,
  searchExploracionEndpoint,
} from './explorador.endpoints.ts';
export type { ConjuntoExplorable, EstadoExplorador, Exploracion } from './explorador.schema.ts';
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
  type ConsultaCalibracion,
  type ConsultaExplicacion,
  type ConsultaFilas,
  type ConsultaValores,
  downloadFilasEndpoint,
  downloadIndicadorEndpoint,
  getCalibracionEndpoint,
  getExplicacionEndpoint,
  getIndicadorEndpoint,
  listFilasEndpoint,
  listIndicadoresEndpoint,
  listValoresEndpoint,
} from './indicadores.endpoints.ts';
export type { InformeLeido } from './informe.schema.ts';
export {
  INFORMES_ENDPOINTS,
  listOpcionesDeInformesEndpoint,
  type OpcionesDeInformes,
  type SearchInformeEndpoint,
} from './informes.endpoints.ts';
export type { MiEntidad, RegistrosPropios } from './mi-entidad.schema.ts';
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
export type {
  IndicadorDibujado,
  PiezaLeida,
  PiezaPedida,
  ResumenTablero,
  TableroLeido,
} from './tablero.schema.ts';
export {
  createCopiaTableroEndpoint,
  createTableroEndpoint,
  deleteTableroEndpoint,
  getTableroDeIndicadoresEndpoint,
  listTablerosEndpoint,
  updateTableroEndpoint,
} from './tableros.endpoints.ts';
export {
  closeVistaReporteEndpoint,
  createVistaReporteEndpoint,
  getVistaReporteEndpoint,
  listVistasReportesEndpoint,
  updateVistaReporteEndpoint,
  type VistaReporte,
} from './vistas.endpoints.ts';
