import type { TableState } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { ResultsTable, toStateFilter } from '@marco/web-kit/list-search';
import { useMemo, useState } from 'react';
import type { Compromiso } from '../../contract/index.ts';
import { FILTRO_TABLERO, FILTROS_TABLERO, TAMANOS_COMPROMISOS } from '../../contract/terms.ts';
import { buildColumnas } from './columnas-compromisos.tsx';
import { CompromisoAbierto } from './compromiso-abierto.tsx';
import type { Tablero, useCompromisos } from './use-compromisos.ts';

interface TablaCompromisosProps {
  readonly tablero: ReturnType<typeof useCompromisos>;
  /** Page, filter and text of the owner. */
  readonly state: TableState;
  readonly onStateChange: (state: TableState) => void;
  readonly showsMesa: boolean;
  /** Field that searches in the table itself. */
  readonly search?: { readonly label: string };
  /** What an empty board says. */
  readonly empty: string;
}

/** A page of a board, and what is done with one of its commitments. */
export function TablaCompromisos(props: TablaCompromisosProps) {
  const { tablero, state, onStateChange, showsMesa, search, empty } = props;
  const [opened, setOpened] = useState<Compromiso | null>(null);
  const columnas = useMemo(() => buildColumnas(setOpened, { showsMesa }), [showsMesa]);

  return (
    <>
      <ResultsTable
        query={tablero}
        caption="Compromisos"
        title="Compromisos"
        subject="los compromisos"
        expected={state.size}
        toRows={(data) => data.compromisos}
        one="compromiso"
        many="compromisos"
        columns={columnas}
        rowKey={({ id }) => id}
        optionsNumber={TAMANOS_COMPROMISOS}
        {...(search ? { search } : {})}
        toStates={toFiltroEstado}
        state={state}
        onStateChange={onStateChange}
        messageEmpty={
          isFiltered(state) ? (
            <EmptyState
              drawing="search"
              title="No hay compromisos con este filtro"
              text="Elija otro estado o cambie lo que busca."
            />
          ) : (
            <EmptyState title={empty} />
          )
        }
      />
      <CompromisoAbierto compromiso={opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** States without commitments are left out, except the main states of a board. */
function toFiltroEstado({ conteos }: Tablero) {
  const states = FILTROS_TABLERO.filter((value) => value !== 'suspendidos' || conteos[value] > 0).map(
    (value) => ({ value, label: FILTRO_TABLERO[value] }),
  );
  return toStateFilter(states, conteos, { key: 'situacion' });
}

function isFiltered({ filters, search }: TableState): boolean {
  return Object.keys(filters).length > 0 || search.text !== '';
}
