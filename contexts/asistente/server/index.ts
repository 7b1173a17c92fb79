export { createAsistentePool } from './asistente-pool.ts';
export { getMaterial } from './propuestas/get-material.ts';
