export {
  closeElementoServicio,
  createElementoServicio,
  listServiciosElemento,
  type ServicioDeElemento,
} from './elementos-servicio.endpoints.ts';
export { listServiciosEntidad, type ServicioDeEntidad } from './list-servicios-entidad.endpoint.ts';
export type { ConteoEstado } from './servicio.schema.ts';
export {
  computeServiciosPorEstado,
  findServicios,
  listEstadosServicio,
  listServicios,
} from './servicios.endpoints.ts';
export { serviciosErrors } from './servicios.errors.ts';
