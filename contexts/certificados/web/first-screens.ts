import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { certificadosPaths } from '../contract/certificados.paths.ts';

const RUTAS = 'contexts/certificados/web/certificados-public.routes.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const certificadosFirstScreens: readonly FirstScreen[] = [
  { path: certificadosPaths.publico, modules: [RUTAS] },
];
