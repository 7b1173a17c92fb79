import type { ElementoPanel } from '@marco/elementos-de-dato/widgets';
import { UsoDeElemento } from '../widgets/uso-de-elemento.tsx';

/** Services that exchange an element, in the dictionary. */
export const elementoPanels: readonly ElementoPanel[] = [{ place: 'uso', order: 10, Panel: UsoDeElemento }];
