export { mesasPaths, toMesa, toMesasSearch, toReunion } from './mesas.paths.ts';
export { mesasRoutes } from './mesas.routes.ts';
export { mesasPrivateRoutes } from './mesas-private.routes.ts';
export { MesasStorageKeeper } from './mesas-storage-keeper.tsx';
