import { startOfDay } from '@marco/country/local-time';
import { addDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoSolicitud, Nivel } from '../../contract/terms.ts';
import { type DiaNoHabil, toCalendario } from '../../rules/reloj/calendario.ts';
import { type CasoCerrado, DIAS_DE_HISTORIA } from '../../rules/reloj/calibracion.ts';
import type { Muestras } from '../../rules/reloj/pronostico.ts';
import { listSegmentos } from '../../rules/reloj/segmentos.ts';

type Database = Kysely<DatabaseSchema>;

/** Requests a history holds at most, the latest: more of them tell the same and cost more. */
const CASOS_MAXIMOS = 300;

/**
 * Certified requests of a level in the two years before a day, the first closed one first.
 *
 * @param isPasado whether the day is over, so that only what was certified before it was known
 */
export async function listCasosCerrados(
  database: Database,
  nivel: Nivel,
  { hoy, isPasado = false }: { readonly hoy: string; readonly isPasado?: boolean },
  dias: readonly DiaNoHabil[],
): Promise<CasoCerrado[]> {
  const closed = await database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as es', 'es.id', 's.estado_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .select(['s.id', 's.radicada_en', 's.cerrada_en', 'e.nit'])
    .where('s.nivel', '=', nivel)
    // To end a version takes another way, and what is reaffirmed takes no work.
    .where('s.tipo', '<>', 'retiro')
    .where(sql<boolean>`not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)`)
    .where('es.codigo', '=', 'certificada')
    .where('s.cerrada_en', '>=', new Date(addDays(hoy, -DIAS_DE_HISTORIA)))
    .$if(isPasado, (query) => query.where('s.cerrada_en', '<', startOfDay(hoy)))
    .orderBy('s.cerrada_en', 'desc')
    .limit(CASOS_MAXIMOS)
    .execute();
  const ids = closed.map(({ id }) => id);
  const [pasos, suspensiones] = await Promise.all([
    listMovimientos(database, ids),
    listSuspensionesDe(database, ids),
  ]);
  return closed.toReversed().flatMap(({ id, radicada_en, cerrada_en, nit }) => {
    if (radicada_en === null || cerrada_en === null) return [];
    const segmentos = listSegmentos(
      { nivel, pasos: pasos.get(id) ?? [], suspensiones: suspensiones.get(id) ?? [] },
      hoy,
      toCalendario(dias, nit),
    );
    // What the operator takes to publish afterwards is no part of the way to the certification.
    const hastaCertificada = segmentos.filter(({ estado }) => estado !== 'certificada');
    return [
      {
        radicada: toColombianDay(radicada_en),
        cerrada: toColombianDay(cerrada_en),
        segmentos: hastaCertificada,
      },
    ];
  });
}

async function listMovimientos(database: Database, ids: readonly number[]) {
  const rows = await database
    .selectFrom('solicitudes_pasos as p')
    .innerJoin('estados_solicitud as d', 'd.id', 'p.desde_id')
    .innerJoin('estados_solicitud as h', 'h.id', 'p.hasta_id')
    .select(['p.solicitud_id', 'p.created_at'])
    .select([sql<EstadoSolicitud>`d.codigo`.as('desde'), sql<EstadoSolicitud>`h.codigo`.as('hasta')])
    .where('p.solicitud_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('p.id')
    .execute();
  return Map.groupBy(
    rows.map(({ created_at, ...row }) => ({ ...row, dia: toColombianDay(created_at) })),
    ({ solicitud_id }) => solicitud_id,
  );
}

async function listSuspensionesDe(database: Database, ids: readonly number[]) {
  const rows = await database
    .selectFrom('solicitudes_suspensiones')
    .select(['solicitud_id', 'fecha_desde as desde', 'fecha_hasta as hasta'])
    .where('solicitud_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ solicitud_id }) => solicitud_id);
}

/** What the forecasts of a level draw from, as it was last computed; nothing before the first time. */
export async function findHistoria(database: Database, nivel: Nivel) {
  const row = await database
    .selectFrom('solicitudes_historias')
    .select(['muestras', 'evaluadas', 'acertadas'])
    .where('nivel', '=', nivel)
    .executeTakeFirst();
  return {
    muestras: (row?.muestras ?? {}) as Muestras,
    evaluadas: row?.evaluadas ?? 0,
    acertadas: row?.acertadas ?? 0,
  };
}

/** Requests nobody has kept a forecast of, those filed first before the others. */
export async function listSinPronostico(database: Database, desde: Date, cuantas: number) {
  const rows = await database
    .selectFrom('solicitudes as s')
    .leftJoin('solicitudes_pronosticos as p', 'p.solicitud_id', 's.id')
    .select(['s.id', sql<Nivel>`s.nivel`.as('nivel'), sql<Date>`s.radicada_en`.as('radicada')])
    .where('p.solicitud_id', 'is', null)
    .where('s.radicada_en', '>=', desde)
    // To end a version takes another way, and what is reaffirmed takes no work.
    .where('s.tipo', '<>', 'retiro')
    .where(sql<boolean>`not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)`)
    .orderBy('s.radicada_en')
    .orderBy('s.id')
    .limit(cuantas)
    .execute();
  return rows.map(({ radicada, ...row }) => ({ ...row, dia: toColombianDay(radicada) }));
}
