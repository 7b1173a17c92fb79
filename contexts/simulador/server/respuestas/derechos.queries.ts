import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { AcuerdoXroad, DerechosXroad } from '../../rules/protocolos/permiso-xroad.ts';

/** Code of the subsystem of an acuerdo `a`, which may name it by its whole identifier; empty where it names none. */
export const CODIGO_SUBSISTEMA = sql<string>`coalesce(substring(a.subsistema from '[^/]+$'), '')`;

/** Whether an entidad is the member of a code: its own, or the one of the simulator where the operator gave it none. */
const isMiembro = (miembro: string) => sql<boolean>`(e.codigo_xroad = ${miembro}
  or (e.codigo_xroad is null and 'SIMULADA-' || lpad(e.id::text, 4, '0') = ${miembro}))`;

/**
 * What is known of who calls.
 *
 * @param miembro member code of the client
 * @param clave key of an acuerdo the call carries; empty without one
 */
export async function findDerechos(
  database: Kysely<DatabaseSchema>,
  miembro: string,
  clave: string,
): Promise<DerechosXroad> {
  const [entidad, acuerdos] = await Promise.all([
    database.selectFrom('entidades as e').select('e.id').where(isMiembro(miembro)).executeTakeFirst(),
    sql<AcuerdoXroad>`
      select a.version_id as "versionId", ${CODIGO_SUBSISTEMA} as subsistema, a.clave_simulador as clave,
        coalesce(e.codigo_xroad, 'SIMULADA-' || lpad(e.id::text, 4, '0')) as miembro
      from acuerdos a join entidades e on e.id = a.consumidora_id
      where a.estado = 'activo' and a.clave_simulador is not null
        and ${clave === '' ? isMiembro(miembro) : sql`a.clave_simulador = ${clave}`}
      order by a.id desc`.execute(database),
  ]);
  return { entidadId: entidad?.id ?? null, conClave: clave !== '', acuerdos: acuerdos.rows };
}
