import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import styles from './facet-panel.module.css';

/** Values on show before 'Ver más'. */
const IN_SIGHT = 5;

/** A way to narrow a search, as the panel shows it: its values as the services count them. */
export interface Facet<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly values: readonly FacetValue[];
  /** The value chosen, null while none is; a list where several may be. */
  readonly chosen: string | null | readonly string[];
  /** What no choice means ('todos'), for a facet that is folded away until somebody opens it; the others stand open. */
  readonly folded?: string;
  /** Under its values: a way to one that is not among them. */
  readonly more?: ReactNode;
  /** Before the name of a value: the colour that its text has elsewhere. */
  readonly mark?: (valor: string) => ReactNode;
}

interface FacetValue {
  readonly valor: string;
  readonly nombre: string;
  readonly cantidad: number;
}

interface CountedWords {
  /** What one result is called, and several: 'mesa', 'mesas'. */
  readonly one: string;
  readonly many: string;
}

interface FacetPanelProps<Id extends string> extends CountedWords {
  readonly facets: readonly Facet<Id>[];
  /** Another value of a facet, or none; of one that may have several, the value that was pressed. */
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

function FacetGroup(props: FacetGroupProps) {
  const titleId = useId();
  const { title, values, chosen, folded } = props.facet;
  const isChosen = (valor: string) => (Array.isArray(chosen) ? chosen.includes(valor) : valor === chosen);
  if (folded === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend apart; the title names the group
      <div role="group" aria-labelledby={titleId} className={styles['group']}>
        <h3 id={titleId}>{title}</h3>
        <FacetValues {...props} isChosen={isChosen} />
      </div>
    );
  const names = values.filter(({ valor }) => isChosen(valor)).map(({ nombre }) => nombre);
  return (
    <details className={classNames(styles['group'], styles['folding'])} aria-labelledby={titleId}>
      <summary>
        <h3 id={titleId}>{title}</h3>
        <small>{names.length === 0 ? folded : names.join(', ')}</small>
        <ChevronDown size={16} />
      </summary>
      <FacetValues {...props} isChosen={isChosen} />
    </details>
  );
}

interface FacetValuesProps extends FacetGroupProps {
  readonly isChosen: (valor: string) => boolean;
}

function FacetValues({ facet, one, many, isChosen, onChoose }: FacetValuesProps) {
  const { title, values, chosen, mark, more } = facet;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ valor }, place) => place < IN_SIGHT || isChosen(valor));
  const hidden = values.length - shown.length;
  return (
    <>
      <ul>
        {shown.map(({ valor, nombre, cantidad }) => (
          <li key={valor}>
            <button
              type="button"
              className={styles['value']}
              aria-pressed={isChosen(valor)}
              onClick={() => onChoose(isChosen(valor) && !Array.isArray(chosen) ? null : valor)}
            >
              <span className={styles['box']}>
                {isChosen(valor) ? <Check size={13} strokeWidth={3} /> : null}
              </span>
              <span className={styles['name']}>
                {mark?.(valor)}
                {nombre}
              </span>
              <span className={styles['count']}>
                {formatNumber(cantidad)} <span className="sr">{cantidad === 1 ? one : many}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 || isWhole ? (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : `Ver ${hidden} más`} <span className="sr">en {title}</span>
        </Button>
      ) : null}
      {more}
    </>
  );
}
