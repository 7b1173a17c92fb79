import type { Screens } from '@marco/test-kit/declarations';

/** Trámites of the demo, and entidades that ask for papers. */
export const screens: Screens = {
  toTramite: 'select codigo from tramites order by codigo limit 2',
  toPapelesDeEntidad: 'select min(entidad_id) from tramites',
};
