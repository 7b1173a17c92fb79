export { hasAlcanzado } from '../rules/nivel-estado.ts';
export { addUso } from './elementos/elementos-servicio.repository.ts';
export type { SuscriptorEstadoServicio } from './estado-cambiado.ts';
export {
  type CausaDeServicio,
  createServicio,
  updateEstadoServicio,
} from './estados-servicio.repository.ts';
