import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { ESTADO_PRODUCTO } from '../contract/estado-producto.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const auditoriaFirstScreens: readonly FirstScreen[] = [
  {
    path: ESTADO_PRODUCTO,
    modules: [
      'contexts/auditoria/web/estado-producto.routes.ts',
      'contexts/auditoria/web/screens/estado-producto-screen.tsx',
    ],
  },
];
