import { addMonths, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CortePublicado, reportesErrors } from '../../contract/index.ts';
import type { LectorDeIndicadores } from '../../rules/indicadores/can-read-indicador.ts';
import type { DefinicionDeIndicador } from '../../rules/indicadores/definiciones.ts';
import { isCorteLegible } from '../../rules/indicadores/espera.ts';
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

/** Who reads an indicador. */
export interface LecturaDeIndicador {
  readonly definicion: DefinicionDeIndicador;
  readonly actor: LectorDeIndicadores | null;
}

const isLegible = (corte: CorteRow, { definicion, actor }: LecturaDeIndicador) =>
  isCorteLegible(corte, definicion, { lector: actor, hoy: toColombianDay(new Date()) });

/** The moments whose figures of an indicador somebody reads. */
export function listLegibles(
  momentos: readonly MomentoDeCorte[],
  lectura: LecturaDeIndicador,
): readonly MomentoDeCorte[] {
  return momentos.filter(({ corte }) => corte === null || isLegible(corte, lectura));
}

/**
 * The cut of a month, or of today.
 *
 * @throws CORTE_INEXISTENTE, also of one whose figures are not told yet
 */
export async function getCorte(
  database: Database,
  momento: string,
  lectura: LecturaDeIndicador,
): Promise<CorteRow> {
  const corte =
    momento === 'hoy'
      ? await findUltimoCorte(database)
      : await findCorte(database, { clase: 'mes', fecha: `${momento}-01` });
  if (corte === undefined || !isLegible(corte, lectura)) throw refuse(reportesErrors, 'CORTE_INEXISTENTE');
  return corte;
}
