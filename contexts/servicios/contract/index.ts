export { listServiciosEntidad, type ServicioDeEntidad } from './list-servicios-entidad.endpoint.ts';
export {
  type ConteoEstado,
  colorEstadoSchema,
  conteoEstadoSchema,
  estadoServicioSchema,
  sugerenciaServicioSchema,
} from './servicio.schema.ts';
export {
  computeServiciosPorEstado,
  findServicios,
  listEstadosServicio,
  listServicios,
} from './servicios.endpoints.ts';
