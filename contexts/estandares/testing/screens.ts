import type { Screens } from '@marco/test-kit/declarations';

/** Standards: one of each state. */
const ESTANDARES = 'select min(id) from estandares group by estado';

/** Standards, and the elements that use them. */
export const screens: Screens = {
  toEstandar: ESTANDARES,
  toEditarEstandar: `select min(id) from estandares where estado in ('no-adoptado', 'en-evaluacion')
    group by estado order by 1 desc`,
  toVersionElemento: 'select min(id) from elementos_versiones group by estado',
};
