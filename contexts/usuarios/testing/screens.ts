import type { Screens } from '@marco/test-kit/declarations';

const OWN = `membresias m join usuarios u on u.id = m.usuario_id
  where u.numero_identificacion = :person and m.estado = 'activa'`;

/** The person, then somebody of each state of a membresía: each offers other actions. */
export const screens: Screens = {
  toUsuario: `select m.usuario_id from ${OWN} union all select min(usuario_id) from membresias group by estado`,
  toRol: `select m.rol_id from ${OWN} and m.rol_id is not null union all select 2`,
};
