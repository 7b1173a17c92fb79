import type { DatabaseSchema } from '@marco/database';
import type { FileStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Contenido } from './archivos.repository.ts';
import { listContenidos } from './contenidos.queries.ts';

/** Contents read from the database at a time. */
const POR_GRUPO = 500;

/** The results of copying. */
export interface Copia {
  readonly copiados: number;
  /** They were there already. */
  readonly presentes: number;
  /** The store that is copied from does not have them. */
  readonly ausentes: readonly Contenido[];
  /** Their bytes no longer match their hash, so they were not copied. */
  readonly alterados: readonly Contenido[];
}

type Resultado = 'copiado' | 'presente' | 'ausente' | 'alterado';

/**
 * Copies every content a file or an exportación names from one store to another, streamed one after the other.
 * Contents that are already there are skipped, so that an interrupted copy can continue. Nothing is removed.
 *
 * @param onProgress called after each group with the number of contents checked
 */
export async function copyContenidos(
  database: Kysely<DatabaseSchema>,
  from: FileStore,
  to: FileStore,
  onProgress: (vistos: number) => void,
): Promise<Copia> {
  const found: Record<Resultado, Contenido[]> = { copiado: [], presente: [], ausente: [], alterado: [] };
  let vistos = 0;
  for await (const group of readGroups(database)) {
    for (const contenido of group) found[await copyContenido(contenido, from, to)].push(contenido);
    vistos += group.length;
    onProgress(vistos);
  }
  return {
    copiados: found.copiado.length,
    presentes: found.presente.length,
    ausentes: found.ausente,
    alterados: found.alterado,
  };
}

async function* readGroups(database: Kysely<DatabaseSchema>): AsyncGenerator<readonly Contenido[]> {
  let after: Contenido | undefined;
  for (;;) {
    const group: readonly Contenido[] = await listContenidos(database, after ?? null, POR_GRUPO);
    if (group.length === 0) return;
    yield group;
    after = group.at(-1);
  }
}

async function copyContenido(
  { carpeta: folder, sha256, ubicacion: location }: Contenido,
  from: FileStore,
  to: FileStore,
): Promise<Resultado> {
  const present = await to.find({ folder, sha256 });
  present?.destroy();
  if (present) return 'presente';
  const content = await from.find({ folder, sha256, location });
  if (!content) return 'ausente';
  const staged = await to.stage(folder, content);
  try {
    if (staged.sha256 !== sha256) return 'alterado';
    await staged.keep();
    return 'copiado';
  } finally {
    await staged.discard();
  }
}
