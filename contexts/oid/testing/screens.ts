import type { Screens } from '@marco/test-kit/declarations';

/** An element of each class that is in force. */
const INCORPORADOS = `elementos_de_dato where id in (
  select min(e.id) from elementos_de_dato e join elementos_versiones v on v.elemento_id = e.id
  where v.estado = 'incorporado' group by e.clase) order by id`;
const OIDS = `select oid from ${INCORPORADOS}`;

/** Nodes in their tree and alone, and the elements they identify. */
export const screens: Screens = {
  toNodoEnArbol: OIDS,
  toOid: OIDS,
  toDiccionario: `select identificador from ${INCORPORADOS}`,
};
