import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Pagination, pageCount } from '@marco/web-kit/data-table';
import {
  FacetDrawer,
  FacetedLayout,
  FacetedResults,
  FacetedToolbar,
  FacetPanel,
  OrderSelect,
} from '@marco/web-kit/faceted-search';
import { type AddressSearch, ResultCount, SearchResults, useExistingPage } from '@marco/web-kit/list-search';
import { useRef } from 'react';
import { ORDENES_PROFUNDA } from '../../contract/terms.ts';
import { type EstadoProfunda, PROFUNDA_VACIA } from '../../rules/busqueda-profunda/direccion.ts';
import { SinResultados } from '../busqueda/sin-resultados.tsx';
import { CajaBusqueda } from './caja-busqueda.tsx';
import { DescargaResultados } from './descarga-resultados.tsx';
import { chooseFaceta, listFacetas } from './facetas.ts';
import { FiltrosProfunda } from './filtros-profunda.tsx';
import { ResultadoMesa } from './resultado-mesa.tsx';
import { type Encontradas, useEncontradas } from './use-encontradas.ts';

interface BusquedaProfundaProps {
  readonly estado: EstadoProfunda;
  readonly onChange: AddressSearch<EstadoProfunda>['show'];
}

const TITULO = 'Resultados de consulta';
const FILTRAR = 'Filtrar los resultados';
const MESAS = { one: 'mesa', many: 'mesas' } as const;
const ORDENES = { relevancia: 'Más relevantes', nombre: 'Nombre', reciente: 'Reunión más reciente' } as const;

/** Search in everything the mesas say, with facets; without a text it finds them all. */
export function BusquedaProfunda({ estado, onChange }: BusquedaProfundaProps) {
  const encontradas = useEncontradas(estado);
  const { data, isFetching, isPlaceholderData, refetch } = encontradas;
  useExistingPage(estado, encontradas, onChange);

  function search(texto: string): void {
    if (texto === estado.texto && estado.pagina === 1) void refetch();
    else onChange({ ...estado, texto, pagina: 1 });
  }

  return (
    <CardStack>
      <CajaBusqueda texto={estado.texto} isSearching={isFetching && data !== undefined} onSearch={search} />
      <FacetedLayout
        label={FILTRAR}
        panel={data ? <Facetas estado={estado} facetas={data.facetas} onChange={onChange} /> : null}
      >
        <SearchResults query={encontradas} title={TITULO} subject="las mesas" rows={estado.tamano}>
          {(found) => <Lista estado={estado} found={found} onChange={onChange} isBusy={isPlaceholderData} />}
        </SearchResults>
      </FacetedLayout>
    </CardStack>
  );
}

interface FacetasProps extends BusquedaProfundaProps {
  readonly facetas: Encontradas['facetas'];
}

interface ListaProps extends BusquedaProfundaProps {
  readonly found: Encontradas;
  /** The shown results belong to the previous search. */
  readonly isBusy: boolean;
}

function Lista({ estado, found, onChange, isBusy }: ListaProps) {
  const top = useRef<HTMLDivElement>(null);
  const { total, mesas, facetas } = found;

  function turn(pagina: number): void {
    onChange({ ...estado, pagina });
    // The next page is read from its start.
    top.current?.focus();
  }

  return (
    <FacetedResults ref={top} isBusy={isBusy}>
      <Card title={TITULO} aside={<ResultCount total={total} {...MESAS} />} flush>
        <FacetedToolbar>
          <FacetDrawer
            label={FILTRAR}
            chosen={listFacetas(estado, facetas).filter(({ chosen }) => chosen !== null).length}
          >
            <Facetas estado={estado} facetas={facetas} onChange={onChange} />
          </FacetDrawer>
          <FiltrosProfunda estado={estado} facetas={facetas} onChange={onChange} />
          {total === 0 ? null : <DescargaResultados estado={estado} />}
          <OrderSelect
            orders={ORDENES_PROFUNDA}
            labels={ORDENES}
            value={estado.orden}
            onChange={(orden) => onChange({ ...estado, orden, pagina: 1 })}
          />
        </FacetedToolbar>
        {total === 0 ? (
          <SinResultados onClear={() => onChange({ ...PROFUNDA_VACIA, texto: estado.texto })} />
        ) : (
          <>
            <ol>
              {mesas.map((mesa) => (
                <ResultadoMesa key={mesa.id} mesa={mesa} />
              ))}
            </ol>
            <Pagination
              page={estado.pagina}
              pages={pageCount(total, estado.tamano)}
              size={estado.tamano}
              total={total}
              onPage={turn}
            />
          </>
        )}
      </Card>
    </FacetedResults>
  );
}

/** What the results can be narrowed by, with how many mesas each choice would leave. */
function Facetas({ estado, facetas, onChange }: FacetasProps) {
  return (
    <FacetPanel
      facets={listFacetas(estado, facetas)}
      {...MESAS}
      onChoose={(faceta, valor) => onChange(chooseFaceta(estado, faceta, valor))}
    />
  );
}
