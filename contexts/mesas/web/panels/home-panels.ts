import type { HomePanel } from '@marco/usuarios/widgets';
import { ProximasReuniones } from './proximas-reuniones.tsx';

/** The meetings of the person in the private home. */
export const homePanels: readonly HomePanel[] = [{ place: 'rail', order: 10, Panel: ProximasReuniones }];
