import type { ElementoPanel, ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { OntologiaDeElemento } from '../widgets/ontologia-de-elemento.tsx';

function OntologiaPrivada(props: ElementoPanelProps) {
  return <OntologiaDeElemento {...props} isPrivate />;
}

/** What the ontology says of an element, in its private page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'relaciones', order: 20, Panel: OntologiaPrivada },
];
