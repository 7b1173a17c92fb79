import type { TrailStep } from '@marco/web-kit/page';
import { solicitudesPaths } from '../contract/solicitudes.paths.ts';

/** The requests a person may read, as they were left. */
export const CONSULTA: TrailStep = {
  nombre: 'Solicitudes',
  to: solicitudesPaths.consultaRestaurada,
  seccion: 6,
};
/** The same from a screen three levels below it, whose address says where it is. */
export const CONSULTA_TRES_ARRIBA: TrailStep = { ...CONSULTA, seccion: 2 };
/** The services of the entity by level, as they were left; so the steps of a request of each level call them (design 07). */
export const NIVEL_UNO: TrailStep = {
  nombre: 'Nivel 1',
  to: solicitudesPaths.serviciosRestaurados,
  dataConsult: 'services',
};
export const NIVEL_DOS: TrailStep = { ...NIVEL_UNO, nombre: 'Nivel 2' };
export const NIVEL_TRES: TrailStep = { ...NIVEL_UNO, nombre: 'Nivel 3' };
