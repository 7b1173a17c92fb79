import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { DATOS_GENERALES } from '../contract/datos-generales.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const reportesFirstScreens: readonly FirstScreen[] = [
  { path: DATOS_GENERALES, shared: ['datos-generales'] },
];
