import type { Screens } from '@marco/test-kit/declarations';

/** Services: one of each state, which have versions of each state too. */
const SERVICIOS = 'select min(id) from servicios group by estado_servicio_id';

export const screens: Screens = {
  toServicio: SERVICIOS,
  toVersionServicio: [[1, 1]],
  toPaginaServicio: `select d.entidad, d.servicio from directorio_direcciones d
    join directorio_servicios s on s.servicio_id = d.servicio_id where d.vigente order by d.servicio_id limit 1`,
  toVidaVersion: 'select min(id) from servicios_versiones group by estado',
};
