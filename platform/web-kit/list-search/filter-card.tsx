import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { classNames } from '../class-names/index.ts';
import { focusInvalid } from '../field/index.ts';
import { FormActions, FormGrid } from '../form-grid/index.ts';
import styles from './filter-card.module.css';

interface FilterCardProps {
  /** 'Buscar entidades': heading of the card and name of the form. */
  readonly title: string;
  readonly isSearching: boolean;
  /**
   * The filter of the shown search. On a phone the fields are hidden behind a button that counts the filters in use.
   * Without it, as before the first search, the fields are open.
   */
  readonly inForce?: object;
  /** Over the fields: what keeps them from being filled in. */
  readonly notice?: ReactNode;
  /** Words of the button that empties the filter; 'Limpiar' unless a screen has words of its own. */
  readonly clearLabel?: ReactNode;
  /**
   * 'Consultar' or Enter. A handler that refuses must call `focusInvalid`, which moves the focus to the first field
   * in error.
   */
  readonly onSubmit: (focusInvalid: () => void) => void;
  /**
   * The form was just cleared and mounted again, so that text typed without a choice is removed too; the focus goes
   * to its first field.
   */
  readonly takesFocus: boolean;
  readonly onClear: () => void;
  /** The fields, each in its FormCell. */
  readonly children: ReactNode;
}

/** What the form of a list hands on to its card. */
export type FilterFormProps = Pick<FilterCardProps, 'isSearching' | 'takesFocus' | 'onClear'>;

/** The focus is in the form, or was there until the form was hidden. */
function isFocusLostIn(form: HTMLFormElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || form?.contains(activeElement) === true;
}

/** The filters of a list; nothing is searched before 'Consultar', which folds them away on a phone. */
export function FilterCard(props: FilterCardProps) {
  const {
    title,
    isSearching,
    inForce,
    notice,
    takesFocus,
    clearLabel = 'Limpiar',
    onSubmit,
    onClear,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const fieldsId = useId();
  const [isOpen, setOpen] = useState(takesFocus);
  const [refusals, setRefusals] = useState(0);
  const chosen = inForce ? countInForce(inForce) : 0;
  const isFolded = inForce !== undefined && !isOpen;
  const wasFolded = useRef(isFolded);

  useEffect(() => {
    if (takesFocus)
      form.current
        ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, [role="spinbutton"]')
        ?.focus();
  }, [takesFocus]);

  // On a phone 'Consultar' goes away with the focus on it; the button that opens the fields again is drawn nowhere else.
  useEffect(() => {
    const button = opener.current?.querySelector('button');
    const isBeingFolded = isFolded && !wasFolded.current;
    wasFolded.current = isFolded;
    if (isBeingFolded && button?.offsetParent && isFocusLostIn(form.current)) button.focus();
  }, [isFolded]);

  // Once the fields are drawn again: what is hidden takes no focus.
  useEffect(() => {
    if (refusals > 0) focusInvalid(form.current);
  }, [refusals]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setOpen(false);
    onSubmit(() => {
      setOpen(true);
      setRefusals((times) => times + 1);
    });
  }

  return (
    <form
      ref={form}
      className={classNames(inForce && styles['foldable'])}
      onSubmit={submit}
      noValidate
      aria-label={title}
    >
      {inForce ? (
        <div ref={opener} className={styles['opener']}>
          <Button
            variant="neutral"
            icon={<SlidersHorizontal size={18} />}
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setOpen(!isOpen)}
          >
            Filtros{chosen > 0 ? ` (${chosen})` : ''}
          </Button>
        </div>
      ) : null}
      <div id={fieldsId}>
        <Card title={title} aside="Todos los campos son opcionales">
          {notice}
          <FormGrid>{children}</FormGrid>
          <FormActions>
            <Button type="submit" icon={<Search size={18} />} busy={isSearching && 'Consultando'}>
              Consultar
            </Button>
            <Button variant="ghost" onClick={onClear}>
              {clearLabel}
            </Button>
          </FormActions>
        </Card>
      </div>
    </form>
  );
}

/** How many parts of a filter leave something out. */
function countInForce(filter: object): number {
  const free: readonly unknown[] = [null, undefined, '', false];
  return Object.values(filter).filter((value) => !free.includes(value)).length;
}
