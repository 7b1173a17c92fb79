export {
  computeAhorroPorTramite,
  computeSimulacionesPorEntidad,
  computeSimulacionesPorServicio,
} from './ahorro/compute-ahorro.ts';
export { computeVeredictos } from './mapa/read-mundo.ts';
