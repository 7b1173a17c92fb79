import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { tramitesPaths } from '../contract/tramites.paths.ts';

const RUTAS = 'contexts/tramites/web/tramites.routes.ts';
const SCREENS = 'contexts/tramites/web/screens';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const tramitesFirstScreens: readonly FirstScreen[] = [
  { path: tramitesPaths.home, below: true, modules: [RUTAS] },
  { path: tramitesPaths.home, modules: [`${SCREENS}/tramites-screen.tsx`] },
  { path: tramitesPaths.tramite, modules: [`${SCREENS}/tramite-screen.tsx`] },
  { path: tramitesPaths.mapa, below: true, modules: [RUTAS] },
  { path: tramitesPaths.mapa, modules: [`${SCREENS}/mapa-screen.tsx`] },
  { path: tramitesPaths.entidad, modules: [`${SCREENS}/papeles-screen.tsx`] },
];
