import type { Screens } from '@marco/test-kit/declarations';

/** Versions: one of each state. */
const VERSIONES = 'select min(id) from elementos_versiones group by estado';

/** The first version in one of these states. */
const inState = (...estados: readonly string[]) =>
  `select min(id) from elementos_versiones where estado in ('${estados.join("', '")}') group by estado order by 1`;

/** An element of each class that is in force. */
const INCORPORADOS = `elementos_de_dato where id in (
  select min(e.id) from elementos_de_dato e join elementos_versiones v on v.elemento_id = e.id
  where v.estado = 'incorporado' group by e.clase) order by id`;

/** Elements to work on, to read and to check messages against. */
export const screens: Screens = {
  toVersionElemento: VERSIONES,
  toEditElemento: inState('en-revision', 'caducado'),
  toVersionesElemento: inState('en-revision'),
  toComparacionElementos: `select (array_agg(id))[1], (array_agg(id))[2] as other
    from (${VERSIONES}) v(id)`,
  toValidador: `select identificador from ${INCORPORADOS}`,
  toElementoDelNodo: `select jsonb_build_object('identificador', identificador, 'version', '1.0') from ${INCORPORADOS}`,
};
