import type { DatabaseSchema } from '@marco/database';
import { findConsejos } from '@marco/elementos-de-dato/port';
import { type Kysely, sql } from 'kysely';
import type { HechoDefinicion } from '../../rules/hechos/hechos-de-tramite.ts';
import { HECHOS_POR_PAGINA, type Pagina } from './momento.queries.ts';

interface DefinicionRow extends Omit<HechoDefinicion, 'consejo'> {
  readonly texto: Parameters<typeof findConsejos>[0];
}

/** The versions of elements in force at a moment, with the gravest advice on their definition; what is in force is never rewritten. */
export async function listHechosDeDefiniciones(
  database: Kysely<DatabaseSchema>,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoDefinicion[]> {
  const { rows } = await sql<DefinicionRow>`
    select v.id, e.capa_id as capa, e.dominio_id as dominio, v.entidad_responsable_id as entidad,
      json_build_object('identificador', e.identificador, 'nombre', v.nombre, 'definicion', v.definicion, 'tipo', e.tipo,
        'clase', e.clase, 'tipoDato', v.tipo_dato) as texto
    from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
    where v.rige_desde < ${hasta} and (v.rige_hasta is null or v.rige_hasta >= ${hasta}) and v.id > ${despuesDe}
    order by v.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  // Warnings come first.
  return rows.map(({ texto, ...version }) => ({
    ...version,
    consejo: findConsejos(texto)[0]?.nivel ?? 'ninguno',
  }));
}
