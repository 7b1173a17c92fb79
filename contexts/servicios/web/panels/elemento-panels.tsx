import type { ElementoPanel } from '@marco/elementos-de-dato/widgets';
import { ServiciosDeElemento } from '../widgets/servicios-de-elemento.tsx';

function ServiciosEditables({ elementoId }: { readonly elementoId: number }) {
  return <ServiciosDeElemento elementoId={elementoId} editable />;
}

/** Services that exchange an element, in its private page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'relaciones', order: 10, Panel: ServiciosEditables },
];
