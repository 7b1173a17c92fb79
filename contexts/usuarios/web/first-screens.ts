import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { usuariosPaths } from '../contract/usuarios.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const usuariosFirstScreens: readonly FirstScreen[] = [
  // It travels with what the contexts show in it.
  { path: usuariosPaths.home, shared: ['inicio'] },
];
