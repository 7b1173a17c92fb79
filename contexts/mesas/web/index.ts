export { mesasPaths, toMesa, toMesasSearch, toReunion } from './mesas.paths.ts';
export { MesasStorageKeeper } from './mesas-storage-keeper.tsx';
export { mesasModule } from './module.ts';
export { mesasPublicModule } from './public-module.ts';
