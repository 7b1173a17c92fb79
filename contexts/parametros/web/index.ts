export { parametrosModule } from './module.ts';
export { CampanaNotificaciones } from './notificaciones/campana-notificaciones.tsx';
export { parametrosPaths } from './parametros.paths.ts';
