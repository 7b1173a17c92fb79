import type { Screens } from '@marco/test-kit/declarations';

/** Services: one of each state, which have versions of each state too. */
const SERVICIOS = 'select min(id) from servicios group by estado_servicio_id';

export const screens: Screens = {
  toServicio: SERVICIOS,
  toVersionServicio: [[1, 1]],
  toVidaVersion: 'select min(id) from servicios_versiones group by estado',
};
