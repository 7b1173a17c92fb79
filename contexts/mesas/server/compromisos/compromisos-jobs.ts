import type { DatabaseSchema } from '@marco/database';
import type { JobHandler } from '@marco/server-kit';
import { cerrarCumplidos } from './close-cumplidos.ts';
import { recordarCompromisos } from './recordatorios-jobs.ts';

/** Work about the commitments that no request waits for. */
export function createCompromisosJobs(): readonly JobHandler<DatabaseSchema>[] {
  return [...recordarCompromisos, cerrarCumplidos];
}
