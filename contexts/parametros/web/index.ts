export { parametrosModule } from './module.ts';
export { CampanaNotificaciones } from './notificaciones/campana-notificaciones.tsx';
