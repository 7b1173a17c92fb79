import type { Screens } from '@marco/test-kit/declarations';

/** Entities of the person, and the first one. */
const ENTIDADES = `select m.entidad_id from membresias m join usuarios u on u.id = m.usuario_id
  where u.numero_identificacion = :person and m.estado = 'activa' union all select 1`;

/** Entities, to read and to change. */
export const screens: Screens = {
  toEntidad: ENTIDADES,
  toEditarEntidad: ENTIDADES,
  toAutodiagnosticos: ENTIDADES,
};
