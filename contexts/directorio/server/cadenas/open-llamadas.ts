import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { buildGrafo, type GrafoDeLlamadas } from '../../rules/cadenas.ts';
import { findVersionDeLlamadas, listLlamadas } from './llamadas.queries.ts';

/** Finds the calls of the directory as they are now. */
export type LlamadasDelDirectorio = () => Promise<GrafoDeLlamadas>;

/**
 * The calls of the directory, read once for each version of them: a question reads the version alone, so what another
 * process changed counts at once.
 */
export function openLlamadas(database: Kysely<DatabaseSchema>): LlamadasDelDirectorio {
  let read: { readonly version: string; readonly grafo: Promise<GrafoDeLlamadas> } | undefined;
  return async () => {
    const version = await findVersionDeLlamadas(database);
    if (read?.version !== version) {
      const grafo = listLlamadas(database).then(buildGrafo);
      read = { version, grafo };
      // A reading that failed is not kept.
      grafo.catch(() => {
        if (read?.grafo === grafo) read = undefined;
      });
    }
    return read.grafo;
  };
}
