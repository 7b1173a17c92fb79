import type { DatabaseSchema } from '@marco/database';
import { beginsWithText, likeText } from '@marco/server-kit/database';
import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import { PUNTOS, VENTAJA_ABIERTA, VENTAJA_PROPIA } from '../../rules/busqueda/puntaje.ts';
import type { CandidatoRow } from './fuente-de-busqueda.ts';

type Database = Kysely<DatabaseSchema>;

/** What narrows and orders candidates. */
export interface Criterio {
  readonly texto: string;
  readonly de?: string | undefined;
  readonly estado?: string | undefined;
  /** Days on which what is still open ends, both included. */
  readonly vence?: { readonly desde: string | null; readonly hasta: string } | undefined;
  /** Entidad of who searches. */
  readonly entidadId: number | null;
}

/** A candidate in its place, with how many there are. */
export interface PuntuadoRow {
  readonly id: string;
  readonly puntaje: number;
  readonly total: number;
}

/** States are compared by the words of their codes: 'en-revision' is 'en revision'. */
const ESTADO = sql`replace(h.estado, '-', ' ')`;

/** Numbers as a computer multiplies them: of many thousands of candidates, `numeric` is felt. */
const toPuntos = (puntos: number) => sql`${sql.lit(puntos)}::float8`;

/** What `computePuntaje` says, of the columns of a candidate. */
function buildPuntaje({ texto, entidadId }: Criterio): RawBuilder<number> {
  const points = ({ codigo, inicio, palabra, parecido }: typeof PUNTOS) => sql`case
    when h.codigo = texto_busqueda(${texto}) then ${toPuntos(codigo)}
    when ${beginsWithText(sql`h.nombre`, texto)} then ${toPuntos(inicio)}
    when ${likeText(sql`' ' || h.nombre`, ` ${texto}`)} then ${toPuntos(palabra)}
    else ${toPuntos(parecido)} end`;
  return sql<number>`(${points(PUNTOS)}
    * case when h.entidad_id = ${entidadId}::int then ${toPuntos(VENTAJA_PROPIA)} else 1 end
    * case when h.abierta then ${toPuntos(VENTAJA_ABIERTA)} else 1 end)`;
}

/** One page of candidates, the best first; those alike in the order of their names. */
export async function listPuntuados(
  database: Database,
  candidatos: AliasableExpression<CandidatoRow>,
  criterio: Criterio,
  { limite, desde }: { readonly limite: number; readonly desde: number },
): Promise<readonly PuntuadoRow[]> {
  const { de, estado, vence } = criterio;
  const conditions = [sql<boolean>`true`];
  if (de !== undefined) conditions.push(sql<boolean>`${likeText(sql`h.entidad`, de)}`);
  if (estado !== undefined)
    conditions.push(sql<boolean>`${beginsWithText(ESTADO, estado.replaceAll('-', ' '))}`);
  if (vence !== undefined)
    conditions.push(
      sql<boolean>`h.abierta and h.vence between coalesce(${vence.desde}::date, '-infinity') and ${vence.hasta}::date`,
    );
  const { rows } = await sql<PuntuadoRow>`
    with puntuados as materialized (
      select h.id, h.nombre, ${buildPuntaje(criterio)} as puntaje from ${candidatos} as h
      where ${sql.join(conditions, sql` and `)}
    )
    select id, puntaje, (select count(*)::int from puntuados) as total from puntuados
    order by puntaje desc, nombre, id limit ${limite} offset ${desde}`.execute(database);
  return rows;
}

/** Ids of candidates, in any order. */
export async function listIdsDeCandidatos(
  database: Database,
  candidatos: AliasableExpression<CandidatoRow>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select h.id from ${candidatos} as h`.execute(database);
  return rows.map(({ id }) => id);
}
