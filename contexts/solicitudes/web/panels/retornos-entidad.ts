import type { RetornoEntidad } from '@marco/entidades/widgets';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';

/** The lists of this context that open an entity, which leads back to them (ROUTE-13). */
export const retornosEntidad: readonly RetornoEntidad[] = [
  { from: 'level-consult', to: solicitudesPaths.consultaRestaurada },
  { from: 'level-services', to: solicitudesPaths.serviciosRestaurados },
];
