import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { likeText, onPage } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import { type AsuntoDesacuerdo, type SentidoDecision, TAMANOS_PRECEDENTES } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

interface Peticion {
  readonly texto?: string | undefined;
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

/** Most words a search looks for. */
const MAXIMO_PALABRAS = 12;

/** One page of what was decided before, the newest first; every word is looked for. */
export async function searchPrecedentes(database: Database, { texto = '', ...peticion }: Peticion) {
  const { pagina = 1, tamano = TAMANOS_PRECEDENTES[0] } = peticion;
  const palabras = texto
    .split(/\s+/)
    .filter((palabra) => palabra !== '')
    .slice(0, MAXIMO_PALABRAS);
  const found = () =>
    palabras.reduce(
      (query, palabra) => query.where(likeText(sql`p.texto_de_busqueda`, palabra)),
      database.selectFrom('precedentes as p'),
    );
  const [rows, { cuantos }] = await Promise.all([
    found()
      .select(['p.id', 'p.titulo', 'p.texto', 'p.publicado_en as publicadoEn'])
      .select([sql<AsuntoDesacuerdo>`p.asunto`.as('asunto'), sql<SentidoDecision>`p.sentido`.as('sentido')])
      .orderBy('p.publicado_en', 'desc')
      .orderBy('p.id', 'desc')
      .$call(onPage({ pagina, tamano }))
      .execute(),
    found().select(sql<number>`count(*)::int`.as('cuantos')).executeTakeFirstOrThrow(),
  ]);
  return {
    precedentes: rows.map(({ publicadoEn, ...precedente }) => ({
      ...precedente,
      publicadoEn: publicadoEn.toISOString(),
    })),
    total: cuantos,
  };
}

/** Most meetings offered. */
const MAXIMO_REUNIONES = 50;

/** Programmed meetings of open mesas from today on, the next one first. */
export async function listReunionesPorVenir(database: Database) {
  const rows = await database
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select(['r.id', 'm.nombre as mesa', 'r.tematica', 'r.inicia_en as inicio'])
    .where('r.estado', '=', 'programada')
    .where('m.activa', '=', true)
    .where(
      sql<boolean>`r.inicia_en >= date_trunc('day', now() at time zone ${sql.lit(ZONE.name)}) at time zone ${sql.lit(ZONE.name)}`,
    )
    .orderBy('r.inicia_en')
    .orderBy('r.id')
    .limit(MAXIMO_REUNIONES)
    .execute();
  return rows.map(({ inicio, ...reunion }) => ({ ...reunion, inicio: inicio.toISOString() }));
}
