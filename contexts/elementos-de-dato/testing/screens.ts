import type { Screens } from '@marco/test-kit/declarations';

/** Versions: one of each state. */
const VERSIONES = 'select min(id) from elementos_versiones group by estado';

/** The first version in one of these states. */
const inState = (...estados: readonly string[]) =>
  `select min(id) from elementos_versiones where estado in ('${estados.join("', '")}') group by estado order by 1`;

/** Elements to work on and to read. */
export const screens: Screens = {
  toVersionElemento: VERSIONES,
  toEditElemento: inState('en-revision', 'caducado'),
  toVersionesElemento: inState('en-revision'),
  toComparacionElementos: `select (array_agg(id))[1], (array_agg(id))[2] as other
    from (${VERSIONES}) v(id)`,
};
