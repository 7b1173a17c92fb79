import { toMomentText } from '@marco/country/local-time';
import { ZONE } from '@marco/country/zone';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { ACUERDOS_PLANEADOS } from '../plan-acuerdos.ts';
import { USOS } from '../tramites/insert-tramites.ts';
import { type NivelesAlcanzados, planNiveles, type VersionConNiveles } from './plan-niveles.ts';

type Database = Transaction<DatabaseSchema>;

interface VersionRow extends VersionConNiveles {
  readonly servicioId: number;
  readonly versionId: number;
}

/** Days on which servicios that level 3 certified were published, by their name. */
export type DiasDePublicacion = ReadonlyMap<string, string>;

/** What the demo data tells of, so that it was published before. */
const USADOS = new Set([
  ...ACUERDOS_PLANEADOS.map(({ servicio }) => servicio),
  ...USOS.map(([, servicio]) => servicio),
]);

async function listVersiones(trx: Database): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select s.id as "servicioId", v.id as "versionId", s.nombre as servicio, nivel_de_version(v.estado)::int as nivel,
      array[(uno.cerrada_en at time zone ${ZONE.name})::date::text, (dos.cerrada_en at time zone ${ZONE.name})::date::text]
        as certificadas
    from servicios_versiones v join servicios s on s.id = v.servicio_id
    left join solicitudes uno on uno.id = v.solicitud_id
    left join lateral (select q.cerrada_en from solicitudes_nivel_dos n join solicitudes q on q.id = n.solicitud_id
      join estados_solicitud e on e.id = q.estado_id and e.codigo = 'certificada'
      where n.servicio_version_id = v.id order by q.id limit 1) dos on true
    where nivel_de_version(v.estado) is not null order by v.id`.execute(trx);
  return rows;
}

/**
 * Tells in the directory when each version reached its levels, one after the other, where one entry said how it was brought in.
 *
 * @param hoy the present, AAAA-MM-DD
 * @param publicadas those that a request of level 3 brought
 * @returns the days by servicio
 */
export async function insertNiveles(
  trx: Database,
  hoy: string,
  publicadas: DiasDePublicacion,
): Promise<ReadonlyMap<string, NivelesAlcanzados>> {
  const versiones = (await listVersiones(trx)).map((version) => ({
    ...version,
    certificadas: [...version.certificadas, publicadas.get(version.servicio) ?? null],
  }));
  const niveles = planNiveles(versiones, USADOS, hoy);
  const entradas = versiones
    .flatMap(({ servicio, servicioId, versionId }) =>
      (niveles.get(servicio) ?? []).map((dia, at) => ({
        servicioId,
        versionId,
        nivel: at + 1,
        en: toMomentText(dia, '17:30'),
      })),
    )
    .sort((one, other) => one.en.localeCompare(other.en));
  await sql`delete from directorio_cambios where tipo = 'nivel-alcanzado'
    and version_id = any(${versiones.map(({ versionId }) => versionId)}::int[])`.execute(trx);
  await sql`insert into directorio_cambios (servicio_id, version_id, tipo, nivel, registrado_en)
    select f."servicioId", f."versionId", 'nivel-alcanzado', f.nivel, f.en
    from jsonb_to_recordset(${JSON.stringify(entradas)}::jsonb)
      f ("servicioId" int, "versionId" int, nivel smallint, en timestamptz) order by f.en`.execute(trx);
  return niveles;
}

/** What a servicio carries is used since its first level. */
export async function updateUsos(trx: Database): Promise<void> {
  await sql`update servicios_elementos x set created_at = coalesce(
      (select min(c.registrado_en) from directorio_cambios c where c.servicio_id = x.servicio_id and c.nivel = 1), s.created_at)
    from servicios s where s.id = x.servicio_id`.execute(trx);
}

/** Writes what happened in the directory down again in its order: events are numbered as they were written, and feeds begin with the last. */
export async function updateOrdenDeCambios(trx: Database): Promise<void> {
  await sql`with escritos as (delete from directorio_cambios returning *)
    insert into directorio_cambios (servicio_id, version_id, tipo, nivel, fecha_retiro, sucesora_id, registrado_en)
    select servicio_id, version_id, tipo, nivel, fecha_retiro, sucesora_id, registrado_en from escritos
    order by registrado_en, id`.execute(trx);
}
