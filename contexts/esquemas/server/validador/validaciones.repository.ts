import type { DatabaseSchema } from '@marco/database';
import type { Kysely, Transaction } from 'kysely';
import type { FormatoMensaje, ReglaValidador, ResultadoValidacion } from '../../contract/validador.terms.ts';

/** Counts of the checked messages by kind; nothing of their content is stored. */
export interface Conteo {
  readonly versionId: number | null;
  readonly entidadId: number | null;
  readonly formato: FormatoMensaje;
  readonly resultado: ResultadoValidacion;
  readonly errores: number;
  /** Rules that were broken, each as often as it was. */
  readonly reglas: readonly ReglaValidador[];
}

/** Keeps counts: one row for a message, one for each outcome of a batch, and how often each rule was broken. */
export async function createValidaciones(
  database: Kysely<DatabaseSchema>,
  conteos: readonly Conteo[],
): Promise<void> {
  const grupos = [...Map.groupBy(conteos, ({ formato, resultado }) => `${formato} ${resultado}`).values()];
  if (grupos.length === 0) return;
  await database.transaction().execute(async (trx) => {
    for (const grupo of grupos) await createGrupo(trx, grupo);
  });
}

async function createGrupo(trx: Transaction<DatabaseSchema>, grupo: readonly Conteo[]): Promise<void> {
  const [primero] = grupo;
  if (!primero) return;
  const { versionId, entidadId, formato, resultado } = primero;
  const { id } = await trx
    .insertInto('validaciones')
    .values({
      version_id: versionId,
      esquema: versionId === null ? 'propio' : 'elemento',
      formato,
      resultado,
      errores: grupo.reduce((suma, { errores }) => suma + errores, 0),
      mensajes: grupo.length,
      entidad_id: entidadId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reglas = [
    ...Map.groupBy(
      grupo.flatMap((uno) => uno.reglas),
      (regla) => regla,
    ),
  ];
  if (reglas.length === 0) return;
  await trx
    .insertInto('validaciones_reglas')
    .values(reglas.map(([regla, veces]) => ({ validacion_id: id, regla, cantidad: veces.length })))
    .execute();
}
