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
