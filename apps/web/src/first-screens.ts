import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { usuariosPaths } from '@marco/usuarios/paths';

/** What the document of every private page names. */
export const appFirstScreens: readonly FirstScreen[] = [
  {
    path: usuariosPaths.app,
    below: true,
    modules: ['apps/web/src/modules/private-modules.ts', 'apps/web/src/shells/private-shell.tsx'],
    // What looks after a session begins with every private page.
    shared: ['openid'],
  },
];
