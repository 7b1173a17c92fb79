import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { EmptyState } from '@marco/web-kit/empty-state';
import { TextInput } from '@marco/web-kit/field';
import { Select } from '@marco/web-kit/select';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './grouped-layout.module.css';

/** A group of what a screen of settings shows, one at a time. */
export interface Group {
  readonly codigo: string;
  readonly nombre: string;
  /** How many it has, or a word about it. */
  readonly nota: number | string;
  /** How many of them have a change that was not saved. */
  readonly sinGuardar?: number;
}

interface GroupedLayoutProps {
  readonly groups: readonly Group[];
  readonly current: string;
  readonly onChoose: (codigo: string) => void;
  /** 'Grupos de parámetros'. */
  readonly navLabel: string;
  /** 'Buscar en 73 valores'. */
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly children: ReactNode;
}

/** Settings in groups, of which one is on the screen: a search over all of them, the groups and the chosen one. */
export function GroupedLayout({
  groups,
  current,
  onChoose,
  navLabel,
  searchLabel,
  search,
  onSearch,
  children,
}: GroupedLayoutProps) {
  return (
    <div className={styles['layout']}>
      <div className={styles['side']} data-print="hide">
        <TextInput
          label={searchLabel}
          hideLabel
          type="search"
          placeholder={searchLabel}
          leadIcon={<Search size={16} />}
          value={search}
          onChange={onSearch}
        />
        <nav aria-label={navLabel} className={styles['nav']}>
          <ul>
            {groups.map(({ codigo, nombre, nota, sinGuardar = 0 }) => (
              <li key={codigo}>
                <button
                  type="button"
                  aria-current={codigo === current && search === '' ? 'true' : undefined}
                  onClick={() => onChoose(codigo)}
                >
                  <span>{nombre}</span>
                  {sinGuardar > 0 ? (
                    <span className={classNames(styles['count'], styles['unsaved'])}>
                      {sinGuardar}
                      <span className="sr"> sin guardar</span>
                    </span>
                  ) : (
                    <span className={styles['count']}>{nota}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['select']}>
          <Select
            label={navLabel}
            hideLabel
            options={groups.map(({ codigo, nombre, nota, sinGuardar = 0 }) => ({
              value: codigo,
              label: presentOption(nombre, sinGuardar > 0 ? `${sinGuardar} sin guardar` : nota),
            }))}
            value={current}
            onChange={onChoose}
          />
        </div>
      </div>
      <div className={styles['main']}>{children}</div>
    </div>
  );
}

function presentOption(nombre: string, nota: number | string): string {
  return nota === '' ? nombre : `${nombre} (${nota})`;
}

interface FoundGroupsProps<Item> {
  /** Groups of what was found, those with something alone. */
  readonly found: readonly {
    readonly codigo: string;
    readonly nombre: string;
    readonly items: readonly Item[];
  }[];
  readonly search: string;
  readonly onClear: () => void;
  /** One line of a group. */
  readonly render: (item: Item) => ReactNode;
  readonly keyOf: (item: Item) => string;
}

/** What a search found, with the group of each; or how to search otherwise. */
export function FoundGroups<Item>({ found, search, onClear, render, keyOf }: FoundGroupsProps<Item>) {
  const total = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <p role="status" className={styles['found']}>
        {total === 1 ? '1 coincidencia' : `${total} coincidencias`} con «{search.trim()}»
      </p>
      {total === 0 ? (
        <Card>
          <EmptyState
            drawing="search"
            title="Nada coincide con su búsqueda"
            text="Pruebe con menos palabras."
          >
            <Button variant="secondary" onClick={onClear}>
              Limpiar
            </Button>
          </EmptyState>
        </Card>
      ) : null}
      {found.map(({ codigo, nombre, items }) => (
        <Card key={codigo} title={nombre} flush>
          <ul className={styles['matches']}>
            {items.map((item) => (
              <li key={keyOf(item)}>{render(item)}</li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
