import type { Screens } from '@marco/test-kit/declarations';

/** An element of each class that is in force. */
const INCORPORADOS = `elementos_de_dato where id in (
  select min(e.id) from elementos_de_dato e join elementos_versiones v on v.elemento_id = e.id
  where v.estado = 'incorporado' group by e.clase) order by id`;

/** Elements to check messages against. */
export const screens: Screens = {
  toValidador: `select identificador from ${INCORPORADOS}`,
  toElementoDelNodo: `select jsonb_build_object('identificador', identificador, 'version', '1.0') from ${INCORPORADOS}`,
};
