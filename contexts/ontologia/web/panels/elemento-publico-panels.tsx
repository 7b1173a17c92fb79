import type { ElementoPanel, ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { OntologiaDeElemento } from '../widgets/ontologia-de-elemento.tsx';

function OntologiaPublica(props: ElementoPanelProps) {
  return <OntologiaDeElemento {...props} isPrivate={false} />;
}

/** What the ontology says of an element, in the dictionary. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'relaciones', order: 20, Panel: OntologiaPublica },
];
