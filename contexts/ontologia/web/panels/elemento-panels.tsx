import type { ElementoPanel } from '@marco/elementos-de-dato/widgets';
import { OntologiaDeElemento } from '../widgets/ontologia-de-elemento.tsx';

function OntologiaPrivada({ elementoId }: { readonly elementoId: number }) {
  return <OntologiaDeElemento elementoId={elementoId} isPrivate />;
}

/** What the ontology says of an element, in its private page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'relaciones', order: 20, Panel: OntologiaPrivada },
];
