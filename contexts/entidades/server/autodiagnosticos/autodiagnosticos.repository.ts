import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { RespuestaMadurez } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

/** Keeps the self-assessments of an entidad to the running transaction. */
export async function keepAutodiagnosticosBloqueados(transaction: Running, entidadId: number): Promise<void> {
  await transaction.selectFrom('entidades').select('id').where('id', '=', entidadId).forUpdate().execute();
}

/** Who wrote something, over which version of the entidad. */
export interface Escritura {
  readonly usuarioId: number;
  readonly version: number;
}

export async function addBorrador(
  transaction: Running,
  { entidadId, modelo }: { readonly entidadId: number; readonly modelo: number },
  { usuarioId, version }: Escritura,
): Promise<number> {
  const { id } = await transaction
    .insertInto('autodiagnosticos')
    .values({ entidad_id: entidadId, modelo, version, creado_por: usuarioId, guardado_por: usuarioId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Says that the draft was saved now. */
export async function updateGuardado(
  transaction: Running,
  id: number,
  { usuarioId, version }: Escritura,
): Promise<void> {
  await transaction
    .updateTable('autodiagnosticos')
    .set({ version, guardado_en: new Date(), guardado_por: usuarioId })
    .where('id', '=', id)
    .execute();
}

/** Replaces the answers to some criteria; an empty one goes. */
export async function saveRespuestas(
  transaction: Running,
  { id, modelo }: { readonly id: number; readonly modelo: number },
  respuestas: readonly RespuestaMadurez[],
): Promise<void> {
  await transaction
    .deleteFrom('autodiagnosticos_respuestas')
    .where('autodiagnostico_id', '=', id)
    .where('criterio', 'in', ['', ...respuestas.map(({ criterio }) => criterio)])
    .execute();
  const escritas = respuestas.filter(({ grado, evidencia }) => grado !== null || evidencia !== '');
  if (escritas.length === 0) return;
  await transaction
    .insertInto('autodiagnosticos_respuestas')
    .values(escritas.map((respuesta) => ({ autodiagnostico_id: id, modelo, ...respuesta })))
    .execute();
}

/** From then on it never changes. */
export async function closeAutodiagnostico(
  transaction: Running,
  id: number,
  { usuarioId, version }: Escritura,
): Promise<void> {
  await transaction
    .updateTable('autodiagnosticos')
    .set({ version, presentado_en: new Date(), presentado_por: usuarioId })
    .where('id', '=', id)
    .execute();
}
