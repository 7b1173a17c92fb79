import type { DatabaseSchema } from '@marco/database';
import type { JobHandler } from '@marco/server-kit';
import { findUltimoDia, listMesesCerrados } from '../../rules/cortes/periodo.ts';
import { listSinCerrar } from './cortes.queries.ts';
import { createCorte } from './create-corte.ts';

/** Each day at two in the morning of the country: what every indicador says. */
const tomarCorte: JobHandler<DatabaseSchema> = {
  kind: 'tomar-corte-indicadores',
  findDueKey: async (_, now) => findUltimoDia(now),
  run: async (trx, { clave }) => {
    await createCorte(trx, { clase: 'dia', fecha: String(clave) }, { ahora: new Date() });
  },
};

/** Once a month is over, and of each month of the last two years that nobody closed. One at a time: a transaction stays short. */
const cerrarMes: JobHandler<DatabaseSchema> = {
  kind: 'cerrar-mes-indicadores',
  findDueKey: async (database, now) => (await listSinCerrar(database, listMesesCerrados(now))).at(-1),
  run: async (trx, { clave }) => {
    await createCorte(trx, { clase: 'mes', fecha: String(clave) }, { ahora: new Date() });
  },
};

/** What the indicators do by themselves. */
export const cortesJobs: readonly JobHandler<DatabaseSchema>[] = [tomarCorte, cerrarMes];
