import { call, type Sources } from '@marco/test-kit/declarations';
import { PASOS_VIDA } from '../contract/vida.terms.ts';

/** Steps of a version, all of one address. */
export const decisions: Sources = {
  getVidaVersion: {
    // One of each state, of each entidad that staff of the demo works for.
    records: `select min(v.id) as id from servicios_versiones v join servicios s on s.id = v.servicio_id
      where s.entidad_id in (select entidad_id from membresias) group by v.estado, s.entidad_id`,
    calls: Object.fromEntries(
      PASOS_VIDA.map((accion) => [
        `acciones.${accion}`,
        call('submitPasoVersion', ({ id }) => ({ id, accion, motivo: 'Prueba.', fechaRetiro: '2028-01-01' })),
      ]),
    ),
  },
};
