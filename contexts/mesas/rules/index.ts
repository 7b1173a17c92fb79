export { isMesasStorageCleared } from './busqueda/mesas-storage.ts';
