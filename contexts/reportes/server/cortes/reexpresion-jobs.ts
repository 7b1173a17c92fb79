import type { DatabaseSchema } from '@marco/database';
import { addJob, type JobHandler } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { computePeriodo, findUltimoDia } from '../../rules/cortes/periodo.ts';
import { DEFINICIONES } from '../../rules/indicadores/definiciones.ts';
import { FUENTES_TARDIAS, type FuenteTardia, presentLlegada } from '../../rules/indicadores/frescura.ts';
import { readFrescuras } from './compute-corte.ts';
import { listAtrasados } from './cortes.queries.ts';
import { updateCierre } from './verify-cierre.ts';

const REEXPRESAR = 'reexpresar-cierre-indicadores';

const fuenteDe = (codigo: string) => DEFINICIONES.find((una) => una.codigo === codigo)?.fuente;
const CODIGOS = DEFINICIONES.flatMap(({ codigo, fuente }) => (fuente === undefined ? [] : [codigo]));

/** The closures that were not known whole and are now, with the sources that came. */
async function listPorReexpresar(database: Kysely<DatabaseSchema>) {
  const listos: { readonly mes: string; readonly emision: number; readonly fuentes: FuenteTardia[] }[] = [];
  for (const { fecha, emision, codigos } of await listAtrasados(database, CODIGOS)) {
    const frescuras = await readFrescuras(database, computePeriodo({ clase: 'mes', fecha }));
    const fuentes = FUENTES_TARDIAS.filter(
      (una) => frescuras[una] === undefined && codigos.some((codigo) => fuenteDe(codigo) === una),
    );
    if (fuentes.length > 0) listos.push({ mes: fecha, emision, fuentes });
  }
  return listos;
}

/** Each day: a job for each closure whose late facts have come; of what says the same nothing is told again. */
const prepararReexpresiones: JobHandler<DatabaseSchema> = {
  kind: 'preparar-reexpresiones-indicadores',
  findDueKey: async (_, now) => findUltimoDia(now),
  run: async (trx) => {
    for (const { mes, emision, fuentes } of await listPorReexpresar(trx))
      await addJob(trx, {
        kind: REEXPRESAR,
        key: `${mes}:${emision}:${fuentes.join('+')}`,
        payload: { mes, fuentes },
      });
  },
};

/** Tells one month again, of what came late alone. */
const reexpresarCierre: JobHandler<DatabaseSchema> = {
  kind: REEXPRESAR,
  run: async (trx, { mes, fuentes }) => {
    const suyas = FUENTES_TARDIAS.filter((una) => Array.isArray(fuentes) && fuentes.includes(una));
    await updateCierre(trx, String(mes), {
      motivo: presentLlegada(suyas),
      ahora: new Date(),
      fuentes: suyas,
    });
  },
};

/** Closures that are told again once what came late is here (domain reportes §4.2). */
export const reexpresionJobs: readonly JobHandler<DatabaseSchema>[] = [
  prepararReexpresiones,
  reexpresarCierre,
];
