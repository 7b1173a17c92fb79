import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** A datum that is needed: an element, or words. */
export interface DatoPedido {
  readonly clave: string;
  readonly elementoId: number | null;
  readonly dato: string | null;
}

/** @returns whether it is new: an entidad asks for a datum once */
export async function addDemandaDeEntidad(
  trx: Running,
  { clave, elementoId, dato }: DatoPedido,
  { entidadId, usuarioId }: { readonly entidadId: number; readonly usuarioId: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into directorio_demandas (clave, elemento_id, dato, entidad_id, usuario_id)
    values (${clave}, ${elementoId}, ${dato}, ${entidadId}, ${usuarioId})
    on conflict on constraint directorio_demandas_una do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/** One visitor more. */
export async function addDemandaDeVisitante(
  trx: Running,
  { clave, elementoId, dato }: DatoPedido,
): Promise<void> {
  await sql`
    insert into directorio_demandas (clave, elemento_id, dato) values (${clave}, ${elementoId}, ${dato})
    on conflict on constraint directorio_demandas_una
      do update set veces = directorio_demandas.veces + 1, pedido_en = now()`.execute(trx);
}
