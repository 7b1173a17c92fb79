import { Download, Plus, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../button/index.ts';
import { TextInput } from '../field/index.ts';
import { Select } from '../select/index.ts';
import type { TableSearch } from './row-search.ts';
import type { Sort } from './sort-cycle.ts';
import type { TableOption } from './table-model.ts';
import styles from './table-toolbar.module.css';

export interface TableSearchBar {
  /** Label and placeholder; default 'Buscar por palabra'. */
  readonly label?: string;
  /** Columns to choose from under 'Buscar por'; without them there is no selector. */
  readonly optionsSelect?: readonly TableOption[];
  /** Filters while typing, without button; for rows that are all here. */
  readonly live?: boolean;
}

interface SearchFormProps {
  readonly bar: TableSearchBar;
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

function SearchForm({ bar, search, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(search);
  const [applied, setApplied] = useState(search);
  // The owner changed the search (cleared it, came back to it): the form follows.
  if (applied.text !== search.text || applied.column !== search.column) {
    setApplied(search);
    setDraft(search);
  }
  const label = bar.label ?? 'Buscar por palabra';
  function edit(next: TableSearch): void {
    setDraft(next);
    if (bar.live) onSearch(next);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(draft);
  }
  return (
    <search className={styles['search']}>
      <form className={styles['form']} onSubmit={submit}>
        {bar.optionsSelect ? (
          <div className={styles['column']}>
            <Select
              label="Buscar por"
              hideLabel
              placeholder="Buscar por"
              options={bar.optionsSelect.map(({ display, value }) => ({ value, label: display }))}
              value={draft.column ?? ''}
              onChange={(column) => edit({ ...draft, column: column || null })}
            />
          </div>
        ) : null}
        <div className={styles['text']}>
          <TextInput
            label={label}
            hideLabel
            placeholder={label}
            autoComplete="off"
            leadIcon={<Search size={17} />}
            value={draft.text}
            onChange={(text) => edit({ ...draft, text })}
          />
        </div>
        {bar.live ? null : (
          <Button type="submit" variant="secondary">
            Buscar
          </Button>
        )}
      </form>
    </search>
  );
}

export interface TableToolbarProps {
  readonly searchBar: TableSearchBar | null;
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
  /** Page sizes to choose from; null hides the selector. */
  readonly sizes: readonly number[] | null;
  readonly size: number;
  readonly onSize: (size: number) => void;
  /** Columns that order, for the selector that stands in for the headers on a phone. */
  readonly sortable: readonly { readonly key: string; readonly label: string }[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly createLabel: string | null;
  readonly onCreate: () => void;
  /** Label of the button that asks for the table as a file; null hides it. */
  readonly reportLabel: string | null;
  readonly onReport: () => void;
  /** Menu of columns and density, before the page size. */
  readonly view?: ReactNode;
  /** States to filter by, beside the page size. */
  readonly states?: ReactNode;
  readonly children?: ReactNode;
}

interface BarButtonProps {
  readonly label: string | null;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant;
  readonly onPress: () => void;
}

/** A button of the bar; without label there is none. */
function BarButton({ label, icon, variant, onPress }: BarButtonProps) {
  if (label === null) return null;
  return (
    <Button variant={variant} icon={icon} onClick={onPress}>
      <span className={label === label.toUpperCase() ? styles['shouted'] : undefined}>{label}</span>
    </Button>
  );
}

const SORT_NAMES = { asc: 'ascendente', desc: 'descendente' } as const;

/** Search, page size, order on a phone and the buttons of report and creation. */
export function TableToolbar(props: TableToolbarProps) {
  const { searchBar, search, onSearch, sizes, size, onSize, sortable, sort, onSort } = props;
  const sortOptions = sortable.flatMap(({ key, label }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: `${direction}:${key}`,
      label: `${label}, ${SORT_NAMES[direction]}`,
    })),
  );
  function chooseSort(value: string): void {
    const [direction, ...key] = value.split(':');
    const column = key.join(':');
    onSort(direction === 'asc' || direction === 'desc' ? { column, direction } : null);
  }
  return (
    <div className={styles['bar']} data-print="hide">
      {props.children}
      {searchBar ? <SearchForm bar={searchBar} search={search} onSearch={onSearch} /> : null}
      {sortable.length > 0 ? (
        <div className={styles['phoneSort']}>
          <Select
            small
            label="Ordenar por"
            placeholder="Sin orden"
            options={sortOptions}
            value={sort ? `${sort.direction}:${sort.column}` : ''}
            onChange={chooseSort}
          />
        </div>
      ) : null}
      {props.states}
      <div className={styles['end']}>
        {props.view}
        {sizes ? (
          <div className={styles['size']}>
            <Select
              small
              label="Resultados pág."
              options={sizes.map((option) => ({ value: String(option), label: String(option) }))}
              value={String(size)}
              onChange={(value) => onSize(Number(value))}
            />
          </div>
        ) : null}
        <BarButton
          label={props.reportLabel}
          icon={<Download size={18} />}
          variant="neutral"
          onPress={props.onReport}
        />
        <BarButton label={props.createLabel} icon={<Plus size={18} />} onPress={props.onCreate} />
      </div>
    </div>
  );
}
