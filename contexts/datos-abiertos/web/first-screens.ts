import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { datosAbiertosPaths } from '../contract/datos-abiertos.paths.ts';

const RUTAS = 'contexts/datos-abiertos/web/datos-abiertos.routes.ts';
const SCREENS = 'contexts/datos-abiertos/web/screens';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const datosAbiertosFirstScreens: readonly FirstScreen[] = [
  { path: datosAbiertosPaths.home, below: true, modules: [RUTAS] },
  { path: datosAbiertosPaths.home, modules: [`${SCREENS}/catalogo-screen.tsx`] },
  { path: datosAbiertosPaths.conjunto, modules: [`${SCREENS}/conjunto-screen.tsx`] },
];
