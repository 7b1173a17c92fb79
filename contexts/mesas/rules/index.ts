export { isMesasStorageCleared } from './mesas-storage.ts';
