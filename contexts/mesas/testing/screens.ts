import type { Screens } from '@marco/test-kit/declarations';

/** A mesa of each entity of the person, and the first one. */
const MESAS = `select mesa from (
    select (select min(x.mesa_id) from mesas_entidades x where x.entidad_id = m.entidad_id) as mesa
    from membresias m join usuarios u on u.id = m.usuario_id
    where u.numero_identificacion = :person and m.estado = 'activa') own
  where mesa is not null union all select 1`;

/** Mesas and meetings, to read and to work on. */
export const screens: Screens = {
  toMesa: MESAS,
  toReunion: [[1, 1]],
  toMesasSearch: [['a']],
  toEditMesa: MESAS,
  toDatosMesa: MESAS,
  toReunionesDeMesa: MESAS,
  toProgramarReunion: MESAS,
  toReunionEnCupo: [[1, '2030-07-16', '09:00']],
  toGestionReunion: [[1]],
  toHistorialMesa: MESAS,
  toTableroDeMesa: MESAS,
};
