export type { FuenteDeUso } from './uso/read-uso.ts';
