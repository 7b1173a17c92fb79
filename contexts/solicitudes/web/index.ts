export { solicitudesRoutes } from './solicitudes.routes.ts';
