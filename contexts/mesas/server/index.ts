import type { DatabaseSchema } from '@marco/database';
import type { JobHandler } from '@marco/server-kit';
import { cerrarCumplidos } from './compromisos/close-cumplidos.ts';
import { recordarCompromisos } from './compromisos/recordar-compromisos.ts';

export { compromisosVencidos } from './compromisos/compromisos-vencidos.ts';
export { createMesasModule, type MesasDependencies } from './mesas.routes.ts';

/** Work of this context that no request waits for. */
export function createMesasJobs(): readonly JobHandler<DatabaseSchema>[] {
  return [...recordarCompromisos, cerrarCumplidos];
}
