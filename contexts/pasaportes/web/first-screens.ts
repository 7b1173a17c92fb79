import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { pasaportesPaths } from '../contract/pasaportes.paths.ts';

const RUTAS = 'contexts/pasaportes/web/pasaportes.routes.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const pasaportesFirstScreens: readonly FirstScreen[] = [
  { path: pasaportesPaths.publico, modules: [RUTAS] },
];
