import type { DatabaseSchema } from '@marco/database';
import type { FileStore, JobClaim, LongJobHandler, Secrets } from '@marco/server-kit';
import { findLunes, findUltimaFecha } from '../../rules/calendario-ediciones.ts';
import { findUltimaEdicion, findVolcado } from './ediciones.queries.ts';
import { writeEdicion } from './write-edicion.ts';
import { writeVolcado } from './write-volcado.ts';

/** Before each set: the work stops where the process ends, and keeps its turn. */
const holding = (claim: JobClaim) => async () => {
  claim.signal.throwIfAborted();
  await claim.keep();
};

interface Dependencias {
  readonly files: FileStore;
  readonly secrets: Secrets;
}

/** Each day at three in the morning, and at the first start: an edition of every set. */
function publicarEdicion({ files }: Dependencias): LongJobHandler<DatabaseSchema> {
  return {
    kind: 'publicar-datos-abiertos',
    findDueKey: async (_, now) => findUltimaFecha(now),
    start: (database, { clave }, claim) => writeEdicion({ database, files }, String(clave), holding(claim)),
  };
}

/** Once a week: the first edition of it in one file. */
function publicarVolcado({ files, secrets }: Dependencias): LongJobHandler<DatabaseSchema> {
  return {
    kind: 'publicar-volcado-datos-abiertos',
    findDueKey: async (database) => {
      const edicion = await findUltimaEdicion(database);
      if (edicion === undefined) return undefined;
      const lunes = findLunes(edicion.fecha);
      const volcado = await findVolcado(database, null);
      return volcado === undefined || volcado.fecha < lunes ? edicion.fecha : undefined;
    },
    start: (database, { clave }, claim) =>
      writeVolcado({ database, files, secrets }, String(clave), holding(claim)),
  };
}

/** The work of this context: long, outside of any transaction. */
export function createEdicionesJobs(dependencias: Dependencias): readonly LongJobHandler<DatabaseSchema>[] {
  return [publicarEdicion(dependencias), publicarVolcado(dependencias)];
}
