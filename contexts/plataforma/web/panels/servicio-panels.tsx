import type { ServicioPanel } from '@marco/servicios/widgets';
import { VentanasCard } from '../ventanas/ventanas-card.tsx';

/** What the platform shows in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [
  { order: 20, Panel: ({ servicioId }) => <VentanasCard servicioId={servicioId} /> },
];
