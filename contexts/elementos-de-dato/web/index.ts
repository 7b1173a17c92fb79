export { elementosDeDatoRoutes } from './elementos-de-dato.routes.ts';
export { elementosDeDatoPublicRoutes } from './elementos-de-dato-public.routes.ts';
