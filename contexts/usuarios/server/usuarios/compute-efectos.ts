import type { DatabaseSchema } from '@marco/database';
import { type Actor, refuseAt } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { usuariosErrors } from '../../contract/index.ts';
import type { AccionMembresia } from '../../contract/terms.ts';
import { type CambioDecidido, computeCambios } from '../../rules/usuarios/compute-cambios.ts';
import type { CambioMembresia } from '../../rules/usuarios/membresia-decidible.ts';
import { canSeeEntidad, loadAmbiente, toQuienDecide } from './decision-context.ts';
import {
  findEntidadDecidible,
  findRolDecidible,
  listMembresias,
  type MembresiaRow,
} from './membresias.queries.ts';
import { toDecidible } from './present-membresia.ts';

type Database = Kysely<DatabaseSchema>;

/** A change as it was asked for. */
export interface PeticionDeCambio {
  readonly accion: AccionMembresia;
  readonly rolId?: number | undefined;
  readonly entidadId?: number | undefined;
  readonly motivo?: string | undefined;
}

/** A decided change with the row it is about. */
export interface Efecto extends CambioDecidido {
  readonly row: MembresiaRow;
}

/** The membresías of these ids that the caller may know of. */
export async function listMembresiasVisibles(database: Database, actor: Actor, ids: readonly number[]) {
  const rows = await listMembresias(database, ids);
  return rows.filter((row) => canSeeEntidad(actor, row.entidad_id));
}

/** What a change would do to each row, by the rule; nothing is written. */
export async function computeEfectos(
  database: Database,
  actor: Actor,
  rows: readonly MembresiaRow[],
  peticion: PeticionDeCambio,
): Promise<Efecto[]> {
  const membresias = rows.map(toDecidible);
  const cambio = await getCambio(database, peticion);
  const ambiente = await loadAmbiente(database, membresias);
  const decididos = computeCambios(toQuienDecide(actor), membresias, cambio, ambiente);
  return rows.flatMap((row, position) => {
    const decidido = decididos[position];
    return decidido ? [{ row, ...decidido }] : [];
  });
}

/** Rol and entidad of the request as they are stored; refused when they do not exist. */
async function getCambio(
  database: Database,
  { accion, rolId, entidadId }: PeticionDeCambio,
): Promise<CambioMembresia> {
  const rol = rolId === undefined ? undefined : await findRolDecidible(database, rolId);
  if (rolId !== undefined && !rol) throw refuseAt(usuariosErrors, 'ROL_NO_ENCONTRADO', 'rolId');
  const entidad = entidadId === undefined ? undefined : await findEntidadDecidible(database, entidadId);
  if (entidadId !== undefined && !entidad)
    throw refuseAt(usuariosErrors, 'ENTIDAD_NO_ENCONTRADA', 'entidadId');
  return { accion, ...(rol ? { rol } : {}), ...(entidad ? { entidad } : {}) };
}
