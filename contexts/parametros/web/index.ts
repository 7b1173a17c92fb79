export { parametrosPaths } from '../contract/parametros.paths.ts';
export { parametrosModule } from './module.ts';
export { CampanaNotificaciones } from './notificaciones/campana-notificaciones.tsx';
