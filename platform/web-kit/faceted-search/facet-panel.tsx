import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { formatNumber } from '../format/index.ts';
import styles from './facet-panel.module.css';

/** Values on show before 'Ver más'. */
const IN_SIGHT = 6;

/** A way to narrow a search, as the panel shows it: its values as the services count them. */
export interface Facet<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly values: readonly { readonly valor: string; readonly nombre: string; readonly cantidad: number }[];
  /** The value chosen; null while none is. */
  readonly chosen: string | null;
}

interface CountedWords {
  /** What one result is called, and several: 'mesa', 'mesas'. */
  readonly one: string;
  readonly many: string;
}

interface FacetPanelProps<Id extends string> extends CountedWords {
  readonly facets: readonly Facet<Id>[];
  /** Another value of a facet, or none. */
  readonly onChoose: (facet: Id, value: string | null) => void;
  /** Under the facets: filters without values to choose from. */
  readonly children?: ReactNode;
}

/** What the results can be narrowed by, with how many each choice would leave. */
export function FacetPanel<Id extends string>({ facets, onChoose, children, ...words }: FacetPanelProps<Id>) {
  return (
    <div className={styles['panel']}>
      {facets.map((facet) => (
        <FacetGroup key={facet.id} {...words} facet={facet} onChoose={(value) => onChoose(facet.id, value)} />
      ))}
      {children === undefined ? null : <div className={styles['more']}>{children}</div>}
    </div>
  );
}

interface FacetGroupProps extends CountedWords {
  readonly facet: Facet<string>;
  readonly onChoose: (value: string | null) => void;
}

function FacetGroup({ facet: { title, values, chosen }, one, many, onChoose }: FacetGroupProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ valor }, place) => place < IN_SIGHT || valor === chosen);
  const hidden = values.length - shown.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend apart; the title names the group
    <div role="group" aria-labelledby={titleId} className={styles['group']}>
      <h3 id={titleId}>{title}</h3>
      <ul>
        {shown.map(({ valor, nombre, cantidad }) => {
          const isChosen = valor === chosen;
          return (
            <li key={valor}>
              <button
                type="button"
                className={styles['value']}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : valor)}
              >
                <span className={styles['box']}>{isChosen ? <Check size={13} strokeWidth={3} /> : null}</span>
                <span className={styles['name']}>{nombre}</span>
                <span className={styles['count']}>
                  {formatNumber(cantidad)} <span className="sr">{cantidad === 1 ? one : many}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 || isWhole ? (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : `Ver ${hidden} más`} <span className="sr">en {title}</span>
        </Button>
      ) : null}
    </div>
  );
}
