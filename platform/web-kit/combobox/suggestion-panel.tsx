import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './combobox.module.css';
import { Highlight } from './highlight.tsx';
import type { ComboboxItem, Suggestions } from './use-suggestions.ts';

interface SuggestionPanelProps {
  readonly suggestions: Suggestions;
  readonly typed: string;
  readonly label: string;
  readonly listId: string;
  readonly optionId: (position: number) => string;
  readonly active: number;
  readonly itemIcon: ReactNode;
  readonly emptyText: string | undefined;
  readonly onPoint: (position: number) => void;
  readonly onChoose: (item: ComboboxItem) => void;
  readonly onRetry: () => void;
}

/** How many characters a search takes. */
export const minimumText = (characters: number): string =>
  characters === 0
    ? 'Escriba para buscar, o baje con las flechas para ver la lista'
    : `Escriba al menos ${characters} ${characters === 1 ? 'carácter' : 'caracteres'}`;

/** What the state of the search says; also announced to screen readers. */
export function statusText(suggestions: Suggestions, emptyText = 'No hay resultados'): string {
  switch (suggestions.state) {
    case 'idle':
      return '';
    case 'searching':
      return 'Buscando…';
    case 'failed':
      return 'No fue posible buscar.';
    case 'found': {
      const count = suggestions.items.length;
      if (count === 0) return emptyText;
      return count === 1 ? '1 resultado' : `${count} resultados`;
    }
  }
}

/** A long list scrolls by itself. A window without a layout has nothing to scroll. */
function showOption(option: HTMLElement | null): void {
  if (option && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' });
}

/** The list under the input, or the state of the search. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const {
    suggestions,
    typed,
    label,
    listId,
    optionId,
    active,
    itemIcon,
    emptyText,
    onPoint,
    onChoose,
    onRetry,
  } = props;
  if (suggestions.state === 'found' && suggestions.items.length > 0) {
    return (
      <div className={styles['panel']}>
        <div role="listbox" id={listId} aria-label={label}>
          {suggestions.items.map((item, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
            <div
              key={item.id}
              role="option"
              id={optionId(position)}
              aria-selected={position === active}
              ref={position === active ? showOption : undefined}
              className={classNames(styles['option'], position === active && styles['active'])}
              onMouseMove={() => onPoint(position)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              {itemIcon}
              <span className={styles['texts']}>
                <Highlight label={item.label} typed={typed} />
                {item.description ? <small>{item.description}</small> : null}
              </span>
            </div>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className={styles['panel']}>
      <div className={styles['message']}>
        {suggestions.state === 'searching' ? <Spinner /> : <SearchX size={16} />}
        {statusText(suggestions, emptyText)}
        {suggestions.state === 'failed' ? (
          <Button variant="secondary" size="small" onClick={onRetry}>
            Reintentar
          </Button>
        ) : null}
      </div>
    </div>
  );
}
