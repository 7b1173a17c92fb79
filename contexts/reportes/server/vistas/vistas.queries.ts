import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EstadoExplorador } from '../../contract/index.ts';
import type { FormaDeCompartir } from '../../contract/vistas.terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Who reads views: a person in the membresía they act in. */
export interface LectorDeVistas {
  readonly usuarioId: number;
  readonly membresiaId: number | null;
  readonly entidadId: number | null;
}

export interface VistaReporteRow {
  readonly id: string;
  readonly usuarioId: number;
  readonly nombre: string;
  readonly estado: EstadoExplorador;
  readonly compartida: FormaDeCompartir;
  readonly entidad: string;
  readonly rolId: number | null;
  readonly rol: string | null;
  readonly versionConjunto: number;
  readonly cambiadaEn: Date;
}

const selectVistas = (rest: RawBuilder<unknown>): RawBuilder<VistaReporteRow> => sql<VistaReporteRow>`
  select v.id, v.usuario_id as "usuarioId", v.nombre, v.estado, v.compartida, e.nombre as entidad, v.rol_id as "rolId",
    r.nombre as rol, v.version_conjunto as "versionConjunto", v.cambiada_en as "cambiadaEn"
  from vistas_reportes v join entidades e on e.id = v.entidad_id left join roles r on r.id = v.rol_id ${rest}`;

/** Those of the person and those that are shared with them; a link opens one, and lists none. */
const isSuya = ({
  usuarioId,
  membresiaId,
  entidadId,
}: LectorDeVistas) => sql<SqlBool>`(v.usuario_id = ${usuarioId}
  or (v.compartida = 'entidad' and v.entidad_id = ${entidadId}::int)
  or (v.compartida = 'rol' and (v.en_todas or v.entidad_id = ${entidadId}::int)
    and v.rol_id = (select m.rol_id from membresias m where m.id = ${membresiaId}::int)))`;

/** The own ones first, then by name. */
export async function listVistas(
  database: Database,
  lector: LectorDeVistas,
): Promise<readonly VistaReporteRow[]> {
  const { rows } = await selectVistas(sql`where ${isSuya(lector)}
    order by v.usuario_id <> ${lector.usuarioId}, ${spanishOrder('v.nombre')}, v.id`).execute(database);
  return rows;
}

/** One the person may open. */
export async function findVista(
  database: Database,
  id: string,
  lector: LectorDeVistas,
): Promise<VistaReporteRow | undefined> {
  const { rows } = await selectVistas(
    sql`where v.id = ${id}::uuid and (v.compartida = 'enlace' or ${isSuya(lector)})`,
  ).execute(database);
  return rows[0];
}

/** One of the person, held until the transaction ends. */
export async function findVistaPropia(
  database: Database,
  id: string,
  usuarioId: number,
): Promise<VistaReporteRow | undefined> {
  const { rows } = await selectVistas(
    sql`where v.id = ${id}::uuid and v.usuario_id = ${usuarioId} for update of v`,
  ).execute(database);
  return rows[0];
}

/** The roles somebody may share with: the one of their membresía, and any for the ministry. */
export async function listRolesParaCompartir(
  database: Database,
  membresiaId: number | null,
  todos: boolean,
): Promise<{ id: number; nombre: string }[]> {
  const { rows } = await sql<{ id: number; nombre: string }>`
    select r.id, r.nombre from roles r
    where r.activo and (${todos} or r.id = (select m.rol_id from membresias m where m.id = ${membresiaId}::int))
    order by ${spanishOrder('r.nombre')}, r.id`.execute(database);
  return rows;
}

/** The rol somebody acts in. */
export async function findRolDeMembresia(
  database: Database,
  membresiaId: number | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select m.rol_id as id from membresias m where m.id = ${membresiaId}::int and m.rol_id is not null`.execute(
    database,
  );
  return rows[0]?.id;
}
