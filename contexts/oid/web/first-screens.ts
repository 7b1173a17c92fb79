import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { oidPaths } from '../contract/oid.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const oidFirstScreens: readonly FirstScreen[] = [
  { path: oidPaths.resolver, modules: ['contexts/oid/web/oid-public.routes.ts'] },
];
