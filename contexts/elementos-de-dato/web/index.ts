export type { ElementoSlots } from './elemento-slots.ts';
export { createElementosDeDatoRoutes } from './elementos-de-dato.routes.ts';
export { elementosDeDatoPublicRoutes } from './elementos-de-dato-public.routes.ts';
