import type { ElementoPanel } from '@marco/elementos-de-dato/widgets';
import { ServiciosDeElemento } from '../widgets/servicios-de-elemento.tsx';

/** Services that exchange an element, in its private page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'uso', order: 10, Panel: ServiciosDeElemento },
];
