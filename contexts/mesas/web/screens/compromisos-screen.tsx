import { Termino } from '@marco/parametros/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { DEFAULT_TABLE_STATE, type TableState } from '@marco/web-kit/data-table';
import { useAddressSearch, useExistingPage } from '@marco/web-kit/list-search';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { mesasPrivatePaths } from '../../contract/mesas-private.paths.ts';
import { FILTROS_TABLERO, type VistaCompromisos } from '../../contract/terms.ts';
import {
  type BusquedaCompromisos,
  COMPROMISOS_VACIA,
  formatCompromisos,
  parseCompromisos,
} from '../../rules/compromisos/busqueda-compromisos.ts';
import { formatTablero, parseTablero } from '../../rules/tablero/busqueda-tablero.ts';
import { FiltroCompromisosForm } from '../compromisos/filtro-compromisos-form.tsx';
import { TablaCompromisos } from '../compromisos/tabla-compromisos.tsx';
import { useCompromisos } from '../compromisos/use-compromisos.ts';

const TITULO = 'Compromisos';
const OPTIONS = { parse: parseCompromisos, format: formatCompromisos } as const;
const NOMBRES: Readonly<Record<VistaCompromisos, string>> = {
  todos: 'Todos',
  entidad: 'De mi entidad',
  mios: 'Míos',
};
const VACIO: Readonly<Record<VistaCompromisos, string>> = {
  todos: 'Aún no hay compromisos.',
  entidad: 'Su entidad no tiene compromisos.',
  mios: 'Usted no tiene compromisos a su cargo.',
};

/** Boards of commitments: the person's, their entity's, and every one for the ministry (MESA-11). */
export function CompromisosScreen() {
  usePageTitle(TITULO);
  const { search: busqueda, show } = useAddressSearch(OPTIONS);
  const { vista, texto, entidad, filtro, pagina, tamano } = busqueda;
  const tablero = useCompromisos({
    vista: vista ?? 'todos',
    idEntidad: entidad,
    filtro,
    texto,
    pagina,
    tamano,
    idMesa: null,
    idReunion: null,
  });
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(busqueda, tablero, show);
  const [vistas, setVistas] = useState(tablero.data?.vistas);
  // The boards of a person are known since the first answer, whatever becomes of the next search.
  if (tablero.data && tablero.data.vistas !== vistas) setVistas(tablero.data.vistas);
  const heading = (
    <PageHeading
      title={TITULO}
      actions={
        <ButtonLink
          variant="neutral"
          icon={<Columns3 size={18} />}
          to={`${mesasPrivatePaths.compromisos}?${new URLSearchParams(formatTablero({ ...parseTablero([]), vista, texto }))}`}
        >
          Ver el tablero
        </ButtonLink>
      }
      lead={
        <>
          Lo que las entidades acordaron en las mesas, quién responde y cuándo vence, en{' '}
          <Termino clave="dia-habil">días hábiles</Termino>.
        </>
      }
    />
  );
  if (vistas === undefined)
    return (
      <>
        {heading}
        <LoadBlock query={tablero} subject="los compromisos">
          {() => null}
        </LoadBlock>
      </>
    );
  const selected = vista !== null && vistas.includes(vista) ? vista : (vistas[0] ?? 'entidad');

  return (
    <>
      {heading}
      <Tabs
        label="Tableros"
        tabs={vistas.map((id) => ({ id, label: NOMBRES[id] }))}
        selected={selected}
        onSelect={(id) => show({ ...busqueda, vista: id, entidad: null, pagina: 1 })}
      >
        <CardStack>
          <div data-print="hide">
            <FiltroCompromisosForm
              key={`${selected} ${timesCleared}`}
              filtro={{ texto, entidad }}
              choosesEntidad={selected === 'todos'}
              isSearching={tablero.isFetching && !tablero.isPlaceholderData}
              takesFocus={timesCleared > 0}
              onSearch={(wanted) => show({ ...busqueda, ...wanted, pagina: 1 })}
              onClear={() => {
                setTimesCleared((times) => times + 1);
                show({ ...COMPROMISOS_VACIA, vista, tamano });
              }}
            />
          </div>
          <TablaCompromisos
            tablero={tablero}
            state={toState(busqueda)}
            onStateChange={(state) => show(fromState(busqueda, state))}
            showsMesa
            empty={VACIO[selected]}
          />
        </CardStack>
      </Tabs>
    </>
  );
}

function toState({ pagina, tamano, filtro, texto }: BusquedaCompromisos): TableState {
  return {
    ...DEFAULT_TABLE_STATE,
    page: pagina,
    size: tamano,
    search: { column: null, text: texto },
    filters: filtro === null ? {} : { situacion: filtro },
  };
}

function fromState(busqueda: BusquedaCompromisos, { page, size, filters }: TableState): BusquedaCompromisos {
  return {
    ...busqueda,
    pagina: page,
    tamano: size,
    filtro: FILTROS_TABLERO.find((filtro) => filtro === filters['situacion']) ?? null,
  };
}
