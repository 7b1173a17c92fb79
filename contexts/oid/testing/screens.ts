import type { Screens } from '@marco/test-kit/declarations';

/** Nodes of an element of each class that is in force. */
const OIDS = `select oid from elementos_de_dato where id in (
  select min(e.id) from elementos_de_dato e join elementos_versiones v on v.elemento_id = e.id
  where v.estado = 'incorporado' group by e.clase) order by id`;

/** Nodes in their tree and alone. */
export const screens: Screens = { toNodoEnArbol: OIDS, toOid: OIDS };
