import { startOfDay } from '@marco/country/local-time';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page, spanishOrder } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ColumnaTablero, FILAS_TABLERO } from '../../contract/tablero.terms.ts';
import type { VistaCompromisos } from '../../contract/terms.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import {
  buildCompromisosVisibles,
  buildConMesas,
  buildPresentables,
  type FiltroCompromisos,
  listMesasDelTexto,
} from '../compromisos/compromisos.queries.ts';
import { type CorteDeSemana, toColumna } from '../espacio/compromisos-espacio.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Whose commitments, and which of them. */
export type FiltroDelTablero = Pick<FiltroCompromisos, 'vista' | 'idMesa' | 'texto'>;

const ABIERTO = sql<SqlBool>`(c.estado = 'abierto' and m.activa)`;
const CUMPLIDO = sql<SqlBool>`c.estado = 'cumplido'`;
const DIA_DE_CIERRE = sql<string>`(c.cerrado_en at time zone ${sql.lit(ZONE.name)})::date`;
/** The day a commitment stands on: the one it was fulfilled, else the one it is due. */
const DIA = sql<string>`case when c.estado = 'cumplido' then ${DIA_DE_CIERRE} else c.fecha_vencimiento end`;

function toCondicion(columna: ColumnaTablero, corte: CorteDeSemana): RawBuilder<SqlBool> {
  if (columna !== 'cumplidos') return toColumna(columna, corte);
  return sql<SqlBool>`(${CUMPLIDO} and c.cerrado_en >= ${startOfDay(`${corte.hoy.slice(0, 7)}-01`)})`;
}

/** In an object, because a query that is awaited is one that runs. */
async function findDelTablero(database: Database, quien: QuienResponde, filtro: FiltroDelTablero) {
  return {
    found: buildConMesas(
      buildCompromisosVisibles(database, quien, filtro, await listMesasDelTexto(database, filtro.texto)),
    ),
  };
}

/** A page of a column: open ones by their day, fulfilled ones the latest first. */
export async function searchColumnaRows(
  database: Database,
  quien: QuienResponde,
  { columna, ...filtro }: FiltroDelTablero & Page & { readonly columna: ColumnaTablero },
  corte: CorteDeSemana,
) {
  const { found } = await findDelTablero(database, quien, filtro);
  const kept = found.where(toCondicion(columna, corte));
  const [rows, { total }] = await Promise.all([
    buildPresentables(kept)
      .$if(columna === 'cumplidos', (query) => query.orderBy('c.cerrado_en', 'desc'))
      .orderBy('c.fecha_vencimiento')
      .orderBy('c.id')
      .$call(onPage(filtro))
      .execute(),
    kept.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** How many of a board are overdue, and how those that were fulfilled ended. */
export async function countTablero(
  database: Database,
  quien: QuienResponde,
  filtro: FiltroDelTablero,
  corte: CorteDeSemana,
) {
  const { found } = await findDelTablero(database, quien, filtro);
  const count = (cuales: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${cuales})::int`;
  return found
    .select([
      count(toColumna('vencidos', corte)).as('vencidos'),
      count(CUMPLIDO).as('cumplidos'),
      count(sql<SqlBool>`${CUMPLIDO} and ${DIA_DE_CIERRE} <= c.fecha_vencimiento`).as('aTiempo'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many open commitments a board has, whatever mesa and words it is filtered by. */
export async function countAbiertos(
  database: Database,
  quien: QuienResponde,
  vista: VistaCompromisos,
): Promise<number> {
  const { abiertos } = await buildConMesas(buildCompromisosVisibles(database, quien, { vista }, []))
    .where(ABIERTO)
    .select(sql<number>`count(*)::int`.as('abiertos'))
    .executeTakeFirstOrThrow();
  return abiertos;
}

/** Mesas with commitments the person may see, and every open one for who adds commitments, in Spanish order. */
export function listMesasDelTablero(database: Database, quien: QuienResponde, agrega: boolean) {
  const ids = buildCompromisosVisibles(database, quien, { vista: 'todos' }, []).select('c.mesa_id');
  return database
    .selectFrom('mesas as m')
    .select(['m.id', 'm.nombre', 'm.activa'])
    .where((mesa) => mesa.or([mesa('m.id', 'in', ids), ...(agrega ? [mesa('m.activa', '=', true)] : [])]))
    .orderBy(spanishOrder('m.nombre'))
    .orderBy('m.id')
    .limit(FILAS_TABLERO.mesas)
    .execute();
}

interface PeriodoDelTablero {
  readonly desde: string;
  /** The day after the last one. */
  readonly hasta: string;
  /** Commitments of each day. */
  readonly limite: number;
}

/** The first commitments of each day of a period, open ones first, and how many each day has. */
export async function listPorDia(
  database: Database,
  quien: QuienResponde,
  filtro: FiltroDelTablero,
  { desde, hasta, limite }: PeriodoDelTablero,
) {
  const { found } = await findDelTablero(database, quien, filtro);
  const ofPeriod = found
    .where(
      sql<SqlBool>`((${ABIERTO} and c.fecha_vencimiento >= ${desde}::date and c.fecha_vencimiento < ${hasta}::date)
        or (${CUMPLIDO} and c.cerrado_en >= ${startOfDay(desde)} and c.cerrado_en < ${startOfDay(hasta)}))`,
    )
    .select([
      'c.id',
      DIA.as('dia'),
      sql<number>`count(*) over (partition by ${DIA})::int`.as('total'),
      sql<number>`row_number() over (partition by ${DIA} order by c.estado <> 'abierto', c.id)::int`.as(
        'lugar',
      ),
    ]);
  const dias = await database
    .selectFrom(ofPeriod.as('d'))
    .selectAll('d')
    .where('d.lugar', '<=', limite)
    .orderBy('d.dia')
    .orderBy('d.lugar')
    .execute();
  const ids = dias.map(({ id }) => id);
  const all = buildConMesas(buildCompromisosVisibles(database, quien, { vista: 'todos' }, []));
  const rows = await buildPresentables(all.where('c.id', '=', sql<number>`any(${ids}::int[])`)).execute();
  return { dias, rows };
}
