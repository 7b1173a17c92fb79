import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { FormatoMensaje, ResultadoValidacion } from '../../contract/validador.terms.ts';

/** Counts of the checked messages by kind; nothing of their content is stored. */
export interface Conteo {
  readonly versionId: number | null;
  readonly entidadId: number | null;
  readonly formato: FormatoMensaje;
  readonly resultado: ResultadoValidacion;
  readonly errores: number;
}

/** Keeps counts: one row for a message, one for each outcome of a batch. */
export async function createValidaciones(
  database: Kysely<DatabaseSchema>,
  conteos: readonly Conteo[],
): Promise<void> {
  const grupos = Map.groupBy(conteos, ({ formato, resultado }) => `${formato} ${resultado}`);
  const filas = [...grupos.values()].flatMap((grupo) => {
    const [primero] = grupo;
    if (!primero) return [];
    const { versionId, entidadId, formato, resultado } = primero;
    return {
      version_id: versionId,
      esquema: versionId === null ? 'propio' : 'elemento',
      formato,
      resultado,
      errores: grupo.reduce((suma, { errores }) => suma + errores, 0),
      mensajes: grupo.length,
      entidad_id: entidadId,
    };
  });
  if (filas.length > 0) await database.insertInto('validaciones').values(filas).execute();
}
