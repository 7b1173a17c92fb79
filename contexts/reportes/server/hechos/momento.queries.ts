import { type RawBuilder, sql } from 'kysely';

/** Most facts a page holds, so that a cut never holds all of them. */
export const HECHOS_POR_PAGINA = 5000;

/** A page of a set of facts: what happened from a day on and before a moment, after an id. */
export interface Pagina {
  readonly desde: Date;
  readonly hasta: Date;
  readonly despuesDe: number;
}

/** Entries of the directory that say where a version stands; the other ones leave it where it was. */
const MUEVEN = sql`('nivel-alcanzado', 'nivel-perdido', 'suspension-levantada', 'version-suspendida', 'version-obsoleta',
  'version-retirada')`;

/** Where each version stood at a moment: the last thing that happened to it before. */
export function buildVersionesAl(hasta: Date): RawBuilder<unknown> {
  return sql`(select distinct on (c.version_id) c.version_id, c.servicio_id, c.tipo, c.nivel
    from directorio_cambios c
    where c.version_id is not null and c.tipo in ${MUEVEN} and c.registrado_en < ${hasta}
    order by c.version_id, c.registrado_en desc, c.id desc)`;
}

/** Where the entidad of alias `e` belongs. */
export const LUGAR_DE_ENTIDAD = sql`e.sector_id as sector, e.orden_id as orden, e.departamento_codigo as departamento`;
