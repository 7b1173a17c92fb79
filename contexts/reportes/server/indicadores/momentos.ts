import { addMonths } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CortePublicado, reportesErrors } from '../../contract/index.ts';
import { type CorteRow, findCorte, findUltimoCorte, listCierres } from '../cortes/cortes.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** A moment of a series with its cut; null where nobody took it. */
export interface MomentoDeCorte {
  readonly momento: string;
  readonly corte: CorteRow | null;
}

export function presentCorte({
  clase,
  fecha,
  tomadoEn,
  reconstruido,
  emision,
  motivo,
}: CorteRow): CortePublicado {
  return { clase, fecha, tomadoEn, reconstruido, emision, motivo };
}

/** The last closed months, the oldest first, each there even where nobody closed it, and today. */
export async function listMomentos(database: Database, meses: number): Promise<readonly MomentoDeCorte[]> {
  const [cierres, hoy] = await Promise.all([listCierres(database), findUltimoCorte(database)]);
  const ultimo = cierres.at(-1)?.fecha;
  const porFecha = new Map(cierres.map((cierre) => [cierre.fecha, cierre]));
  const fechas =
    ultimo === undefined ? [] : Array.from({ length: meses }, (_, at) => addMonths(ultimo, at + 1 - meses));
  const primera = cierres[0]?.fecha ?? '';
  const cerrados = fechas
    .filter((fecha) => fecha >= primera)
    .map((fecha) => ({ momento: fecha.slice(0, 7), corte: porFecha.get(fecha) ?? null }));
  return hoy === undefined ? cerrados : [...cerrados, { momento: 'hoy', corte: hoy }];
}

/**
 * The cut of a month, or of today.
 *
 * @throws CORTE_INEXISTENTE
 */
export async function getCorte(database: Database, momento: string): Promise<CorteRow> {
  const corte =
    momento === 'hoy'
      ? await findUltimoCorte(database)
      : await findCorte(database, { clase: 'mes', fecha: `${momento}-01` });
  if (corte === undefined) throw refuse(reportesErrors, 'CORTE_INEXISTENTE');
  return corte;
}
