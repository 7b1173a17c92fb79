import type { ScreenTrail } from '@marco/web-kit/page';
import { mesasPaths } from '../contract/mesas.paths.ts';

const INICIO = { nombre: 'Inicio', to: '/' };

/** Breadcrumb of the mesas home. */
export const TRAIL_MESAS: ScreenTrail = { trail: [INICIO], current: 'Mesas de Interoperabilidad' };

/** Breadcrumb of a screen under the mesas home, which it returns to with its search. */
export function toTrailInMesas(current: string): ScreenTrail {
  return {
    trail: [INICIO, { nombre: TRAIL_MESAS.current, to: mesasPaths.homeRestored }],
    current,
  };
}
