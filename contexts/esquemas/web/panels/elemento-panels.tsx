import type { ElementoPanel, ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { Link } from 'react-router';
import { toValidador } from '../../contract/validador.paths.ts';
import styles from '../esquemas/esquemas-panel.module.css';
import { EsquemasPanel } from '../esquemas/esquemas-panel.tsx';

function EsquemasDeVersion({ elementoId, identificador, numero }: ElementoPanelProps) {
  return (
    <>
      <EsquemasPanel elementoId={elementoId} version={numero} identificador={identificador} />
      <p className={styles['foot']} data-print="hide">
        <Link to={toValidador(identificador, numero)}>Compruebe un mensaje XML o JSON</Link> con el esquema de
        esta versión.
      </p>
    </>
  );
}

/** The schemas of an element, in its page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'esquema', order: 10, Panel: EsquemasDeVersion },
];
