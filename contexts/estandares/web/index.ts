export { estandaresRoutes } from './estandares.routes.ts';
