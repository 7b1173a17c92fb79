export { capasDeUsoRoutes } from './capas-de-uso.routes.ts';
