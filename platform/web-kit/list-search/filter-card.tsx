import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { focusInvalid } from '../field/index.ts';
import { FormActions, FormGrid } from '../form-grid/index.ts';

interface FilterCardProps {
  /** 'Buscar entidades': heading of the card and name of the form. */
  readonly title: string;
  readonly isSearching: boolean;
  /** Over the fields: what keeps them from being filled in. */
  readonly notice?: ReactNode;
  /** Words of the button that empties the filter; 'Limpiar' unless a screen has words of its own. */
  readonly clearLabel?: ReactNode;
  /** 'Consultar' or Enter. Whoever refuses calls `focusInvalid`, and the first field in error takes the focus. */
  readonly onSubmit: (focusInvalid: () => void) => void;
  /** The form was just cleared, and mounted anew so that what was typed without choosing went too: focus on its first field. */
  readonly takesFocus: boolean;
  readonly onClear: () => void;
  /** The fields, each in its FormCell. */
  readonly children: ReactNode;
}

/** What the form of a list hands on to its card. */
export type FilterFormProps = Pick<FilterCardProps, 'isSearching' | 'takesFocus' | 'onClear'>;

/** The filters of a list; nothing is searched before 'Consultar'. */
export function FilterCard(props: FilterCardProps) {
  const {
    title,
    isSearching,
    notice,
    takesFocus,
    clearLabel = 'Limpiar',
    onSubmit,
    onClear,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (takesFocus)
      form.current
        ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, [role="spinbutton"]')
        ?.focus();
  }, [takesFocus]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit(() => focusInvalid(form.current));
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={title}>
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
    </form>
  );
}
