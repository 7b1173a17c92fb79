export { esquemasManifest } from './module.ts';
export { createValidationPool } from './validador/validation-pool.ts';
export type { Tarea } from './validador/worker/tarea.ts';
