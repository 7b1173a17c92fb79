import type { DatabaseSchema } from '@marco/database';
import { computeNivelMadurez } from '@marco/entidades/terms';
import { type Kysely, sql } from 'kysely';
import type { HechoMadurez } from '../../rules/hechos/hechos-de-madurez.ts';
import type { LugarDeEntidad } from '../../rules/hechos/sitio-de-entidad.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

/** Of an entidad follow its level and a fact for each criterion, of which no model has as many. */
const HECHOS_DE_UNA = 50;

interface MadurezRow extends LugarDeEntidad {
  readonly id: number;
  readonly respuestas: readonly { readonly criterio: string; readonly grado: number }[];
}

/** What each entidad answered in the last self-assessment it had presented at a moment. */
export async function listHechosDeMadurez(
  database: Kysely<DatabaseSchema>,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoMadurez[]> {
  const { rows } = await sql<MadurezRow>`
    with ultimos as (
      select distinct on (a.entidad_id) a.entidad_id, a.id from autodiagnosticos a
      where a.presentado_en < ${hasta} and a.entidad_id > ${despuesDe}
      order by a.entidad_id, a.presentado_en desc, a.id desc limit ${HECHOS_POR_PAGINA / HECHOS_DE_UNA}
    )
    select e.id, ${LUGAR_DE_ENTIDAD}, (
      select json_agg(json_build_object('criterio', r.criterio, 'grado', r.grado) order by r.criterio)
      from autodiagnosticos_respuestas r where r.autodiagnostico_id = u.id and r.grado is not null) as respuestas
    from ultimos u join entidades e on e.id = u.entidad_id order by e.id`.execute(database);
  return rows.flatMap(({ respuestas, ...entidad }) => {
    const nivel = computeNivelMadurez(respuestas.map(({ grado }) => grado)) ?? 1;
    return [
      { ...entidad, que: 'nivel', criterio: '', grado: nivel } as const,
      ...respuestas.map((una) => ({ ...entidad, que: 'criterio', ...una }) as const),
    ];
  });
}
