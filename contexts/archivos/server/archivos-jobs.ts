import type { DatabaseSchema } from '@marco/database';
import type { FileStore, JobHandler } from '@marco/server-kit';
import { CARPETAS } from '../contract/terms.ts';
import { hasContenido, listHuerfanos, listUbicaciones } from './archivos.queries.ts';
import { BORRAR_CONTENIDO, clearArchivoRow, keepContenidoBloqueado } from './archivos.repository.ts';

const LIMPIAR = 'limpiar-archivos';
const HOUR_MS = 3_600_000;
/** A person who uploads has this long to attach what they uploaded. */
const HORAS_PENDIENTE = 24;
/** No upload takes so long, so an upload that is still incomplete belongs to a dead process. */
const HORAS_INCONCLUSO = 2;
/** Files one run removes; the next hour takes the rest. */
const POR_VEZ = 500;

const hoursAgo = (now: number, hours: number) => new Date(now - hours * HOUR_MS);

/** Work of this context that no request waits for. */
export function createArchivosJobs(files: FileStore): readonly JobHandler<DatabaseSchema>[] {
  return [borrarContenido(files), limpiarArchivos(files)];
}

/** Removes the content of a removed file, unless something else has the same bytes. */
function borrarContenido(files: FileStore): JobHandler<DatabaseSchema> {
  return {
    kind: BORRAR_CONTENIDO,
    run: async (trx, payload) => {
      const [carpeta, sha256] = [String(payload['carpeta']), String(payload['sha256'])];
      const ubicacion = typeof payload['ubicacion'] === 'string' ? payload['ubicacion'] : null;
      await keepContenidoBloqueado(trx, sha256);
      if (await hasContenido(trx, { carpeta, sha256, ubicacion })) return;
      await files.delete({ folder: carpeta, sha256, location: ubicacion });
    },
  };
}

/** Once an hour: removes files that nobody attached and incomplete uploads of dead processes. */
function limpiarArchivos(files: FileStore): JobHandler<DatabaseSchema> {
  return {
    kind: LIMPIAR,
    findDueKey: async (_database, now) => now.toISOString().slice(0, 13),
    run: async (trx) => {
      const now = Date.now();
      for (const archivo of await listHuerfanos(trx, hoursAgo(now, HORAS_PENDIENTE), POR_VEZ)) {
        await keepContenidoBloqueado(trx, archivo.sha256);
        await clearArchivoRow(trx, archivo);
      }
      for (const carpeta of CARPETAS)
        await files.deleteUnfinished(
          carpeta,
          hoursAgo(now, HORAS_INCONCLUSO),
          await listUbicaciones(trx, carpeta),
        );
    },
  };
}
