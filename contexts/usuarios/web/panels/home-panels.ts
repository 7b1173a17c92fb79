import type { HomePanel } from '../home-slots.ts';
import { AccionesCard } from '../inicio/acciones-card.tsx';
import { AsuntosCard } from '../inicio/asuntos-card.tsx';
import { NovedadesCard } from '../inicio/novedades-card.tsx';
import { RecorridoPanel } from '../recorrido/recorrido-panel.tsx';

/** What waits for the person, what they may begin and what happened, in the private home. */
export const homePanels: readonly HomePanel[] = [
  { place: 'main', order: 5, Panel: RecorridoPanel },
  { place: 'main', order: 10, Panel: AsuntosCard },
  { place: 'rail', order: 20, Panel: AccionesCard },
  { place: 'rail', order: 30, Panel: NovedadesCard },
];
