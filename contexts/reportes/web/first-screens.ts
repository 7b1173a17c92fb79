import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { DATOS_GENERALES } from '../contract/datos-generales.paths.ts';
import { reportesPaths } from '../contract/reportes.paths.ts';

const SCREENS = 'contexts/reportes/web/screens';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const reportesFirstScreens: readonly FirstScreen[] = [
  { path: DATOS_GENERALES, shared: ['datos-generales'] },
  { path: reportesPaths.home, modules: [`${SCREENS}/reportes-screen.tsx`] },
  { path: reportesPaths.indicador, modules: [`${SCREENS}/indicador-screen.tsx`] },
];
