import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { reportesPaths } from '../contract/reportes.paths.ts';

const SCREENS = 'contexts/reportes/web/screens';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const reportesFirstScreens: readonly FirstScreen[] = [
  { path: reportesPaths.home, modules: [`${SCREENS}/reportes-screen.tsx`] },
  { path: reportesPaths.indicador, modules: [`${SCREENS}/indicador-screen.tsx`] },
];
