export { CampanaNotificaciones } from './notificaciones/campana-notificaciones.tsx';
export { parametrosPaths } from './parametros.paths.ts';
export { parametrosRoutes } from './parametros.routes.ts';
