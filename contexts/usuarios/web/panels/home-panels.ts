import { ActividadesPendientes } from '../actividades/actividades-pendientes.tsx';
import type { HomePanel } from '../home-slots.ts';

/** What waits for the person, in the private home. */
export const homePanels: readonly HomePanel[] = [
  { place: 'pending', order: 10, Panel: ActividadesPendientes },
];
