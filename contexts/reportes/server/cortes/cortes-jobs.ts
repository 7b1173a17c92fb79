import type { DatabaseSchema } from '@marco/database';
import { addJob, type JobHandler } from '@marco/server-kit';
import { findUltimoDia, listMesesCerrados } from '../../rules/cortes/periodo.ts';
import { listSinCerrar } from './cortes.queries.ts';
import { createCorte } from './create-corte.ts';

const CERRAR_MES = 'cerrar-mes-indicadores';

/** Each day at two in the morning of the country: what every indicador says. */
const tomarCorte: JobHandler<DatabaseSchema> = {
  kind: 'tomar-corte-indicadores',
  findDueKey: async (_, now) => findUltimoDia(now),
  run: async (trx, { clave }) => {
    await createCorte(trx, { clase: 'dia', fecha: String(clave) }, { ahora: new Date() });
  },
};

/** Once a month is over: a job for it, and for each month of the last two years that nobody closed. */
const prepararCierres: JobHandler<DatabaseSchema> = {
  kind: 'preparar-cierres-indicadores',
  findDueKey: async (_, now) => listMesesCerrados(now).at(-1),
  run: async (trx) => {
    for (const mes of await listSinCerrar(trx, listMesesCerrados(new Date())))
      await addJob(trx, { kind: CERRAR_MES, key: mes, payload: { mes } });
  },
};

/** Closes one month. */
const cerrarMes: JobHandler<DatabaseSchema> = {
  kind: CERRAR_MES,
  run: async (trx, { mes }) => {
    await createCorte(trx, { clase: 'mes', fecha: String(mes) }, { ahora: new Date() });
  },
};

/** What the indicators do by themselves. */
export const cortesJobs: readonly JobHandler<DatabaseSchema>[] = [tomarCorte, prepararCierres, cerrarMes];
