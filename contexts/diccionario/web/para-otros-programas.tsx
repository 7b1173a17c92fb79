import type { ElementoPanel, ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { ReadingPart } from '@marco/web-kit/reading-page';
import { FORMAS_ELEMENTO } from '../contract/terms.ts';
import styles from './para-otros-programas.module.css';

/** Addresses of an element for other programs, each form at its own. */
const FORMAS: readonly (readonly [forma: string, nombre: string, texto: string])[] = [
  [FORMAS_ELEMENTO['application/json'], 'JSON', 'Todo lo que dice el diccionario de esta versión.'],
  [FORMAS_ELEMENTO['text/csv'], 'CSV', 'Para hojas de cálculo, con los valores de las listas.'],
];

/** The element as files and addresses other programs read. */
function ParaOtrosProgramas({ oid, identificador, numero }: ElementoPanelProps) {
  const address = `/api-public/diccionario/elementos/${oid}`;
  return (
    <ReadingPart title="Para otros programas">
      <div className={styles['programs']}>
        <LineList>
          {FORMAS.map(([forma, nombre, texto]) => (
            <li key={forma}>
              <a href={`${address}?formato=${forma}`} download={`${identificador}-${numero}.${forma}`}>
                {nombre}
              </a>
              <span>{texto}</span>
            </li>
          ))}
          <li>
            <code>{address}</code>
            <LineNote>
              La misma dirección responde en la forma que pida el encabezado <code>Accept</code>:{' '}
              {Object.keys(FORMAS_ELEMENTO).join(', ')}.
            </LineNote>
          </li>
        </LineList>
      </div>
    </ReadingPart>
  );
}

/** What this context adds to the page of an element. */
export const PANELES_PROPIOS: readonly ElementoPanel[] = [
  { place: 'citar', order: 10, Panel: ParaOtrosProgramas },
];
