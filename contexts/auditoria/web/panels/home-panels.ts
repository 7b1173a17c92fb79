import type { HomePanel } from '@marco/usuarios/widgets';
import { SaludDelSistema } from './salud-del-sistema.tsx';

/** How the system runs, in the private home of who administers it. */
export const homePanels: readonly HomePanel[] = [{ place: 'rail', order: 25, Panel: SaludDelSistema }];
