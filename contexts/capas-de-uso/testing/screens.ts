import type { Screens } from '@marco/test-kit/declarations';

/** A version of each state. */
const OF_EACH_STATE = `capas_de_uso_versiones
  where id in (select min(id) from capas_de_uso_versiones group by estado)`;
const CAPAS = `select capa_id from ${OF_EACH_STATE}`;

/** Layers and their versions. */
export const screens: Screens = {
  toCapa: CAPAS,
  toEditarCapa: CAPAS,
  toVersionarCapa: CAPAS,
  toVersionCapa: `select capa_id, id from ${OF_EACH_STATE}`,
};
