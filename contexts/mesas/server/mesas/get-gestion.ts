import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type GestionMesa, mesasErrors } from '../../contract/index.ts';
import type { QuienLee } from '../../rules/historial/can-see-historial.ts';
import { countAbiertos } from './compromisos-abiertos.queries.ts';
import { findGestion, type GestionRow, listParticipantes, listVinculados } from './gestion-mesa.queries.ts';
import { presentGestion } from './present-gestion.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws MESA_NO_ENCONTRADA */
export async function getGestion(database: Database, id: number, quien: QuienLee): Promise<GestionMesa> {
  const row = await findGestion(database, id);
  if (!row) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
  return readGestion(database, row, quien);
}

/** A mesa whose row was read, with its entities, its services and what the caller may do with it. */
export async function readGestion(
  database: Database,
  row: GestionRow,
  quien: QuienLee,
): Promise<GestionMesa> {
  const entidades = await listParticipantes(database, row.id);
  const servicios = await listVinculados(database, row.id);
  const compromisosAbiertos = await countAbiertos(database, row.id);
  return presentGestion(row, { entidades, servicios, compromisosAbiertos }, quien);
}
