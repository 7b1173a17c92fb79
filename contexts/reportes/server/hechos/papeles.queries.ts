import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { LugarDeEntidad } from '../../rules/hechos/sitio-de-entidad.ts';
import { LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The verdicts of a page are computed at once: fewer papers and entidades fit on one than of other facts. */
const PAPELES_POR_PAGINA = 2000;
const ENTIDADES_POR_PAGINA = 50;

interface PapelRow extends LugarDeEntidad {
  readonly id: number;
  readonly tramiteId: number;
  readonly sePide: boolean;
}

/** The papers of the trámites in use; of those no longer asked for, the ones whose data the State has, as people accepted. */
export async function listPapelesDeTramites(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly PapelRow[]> {
  const { rows } = await sql<PapelRow>`
    select r.id, r.tramite_id as "tramiteId", r.activo as "sePide", ${LUGAR_DE_ENTIDAD}
    from tramites_requisitos r join tramites t on t.id = r.tramite_id join entidades e on e.id = t.entidad_id
    where r.tipo = 'documento' and t.activo and t.created_at < ${hasta} and r.id > ${despuesDe}
      and (r.activo or exists (
        select from tramites_requisitos_elementos x where x.requisito_id = r.id and x.decision = 'aceptado'))
    order by r.id limit ${PAPELES_POR_PAGINA}`.execute(database);
  return rows;
}

interface EntidadRow extends LugarDeEntidad {
  readonly id: number;
  readonly tramites: readonly number[];
}

/** The entidades with a trámite in use, with their trámites. */
export async function listTramitesDeEntidades(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly EntidadRow[]> {
  const { rows } = await sql<EntidadRow>`
    select e.id, ${LUGAR_DE_ENTIDAD}, array_agg(t.id order by t.id) as tramites
    from entidades e join tramites t on t.entidad_id = e.id and t.activo and t.created_at < ${hasta}
    where e.id > ${despuesDe} group by e.id order by e.id limit ${ENTIDADES_POR_PAGINA}`.execute(database);
  return rows;
}
