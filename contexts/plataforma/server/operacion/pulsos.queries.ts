import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** A service in an hour, as it counts now. */
export interface PulsoRow {
  readonly servicio_id: number;
  readonly hora: number;
  readonly llamadas: number;
  readonly exitosas: number;
  readonly por_falla: readonly number[];
  readonly ms_proveedor: readonly number[];
  readonly con_trafico: number;
  readonly caidos: number;
}

const PULSO = sql`select p.servicio_id, p.hora, p.llamadas, p.exitosas, p.por_falla, p.ms_proveedor, p.con_trafico, p.caidos
  from plataforma_pulsos p
  join plataforma_horas_vigentes v
    on v.ambiente = p.ambiente and v.hora = p.hora and v.importacion_id = p.importacion_id`;

/** Every service of some hours of an environment. */
export async function listPulsosDeHoras(
  database: Database,
  ambiente: number,
  horas: readonly number[],
): Promise<readonly PulsoRow[]> {
  const { rows } = await sql<PulsoRow>`${PULSO}
    where p.ambiente = ${sql.lit(ambiente)} and p.hora = any(${[...horas]}::int[])`.execute(database);
  return rows;
}

/** Some services since an hour. */
export async function listPulsosDeServicios(
  database: Database,
  servicios: readonly number[],
  desdeHora: number,
): Promise<readonly PulsoRow[]> {
  const { rows } = await sql<PulsoRow>`${PULSO}
    where p.servicio_id = any(${[...servicios]}::int[]) and p.hora >= ${desdeHora}
    order by p.hora`.execute(database);
  return rows;
}
