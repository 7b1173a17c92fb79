import type { ElementoPanel, VersionMostrada } from '@marco/elementos-de-dato/widgets';
import { EsquemasPanel } from '../esquemas/esquemas-panel.tsx';

function EsquemasDeVersion({ elementoId, identificador, numero }: VersionMostrada) {
  return <EsquemasPanel elementoId={elementoId} version={numero} identificador={identificador} />;
}

/** The schemas of an element, in its private page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'esquemas', order: 10, Panel: EsquemasDeVersion },
];
