import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Pagination, pageCount } from '@marco/web-kit/data-table';
import { Drawer } from '@marco/web-kit/drawer';
import { ResultCount, SearchResults, useExistingPage } from '@marco/web-kit/list-search';
import { Select } from '@marco/web-kit/select';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { ORDENES_PROFUNDA } from '../../contract/terms.ts';
import { type EstadoProfunda, PROFUNDA_VACIA } from '../../rules/busqueda-profunda/direccion.ts';
import type { ControlProfunda } from '../modo-busqueda/use-estado-profunda.ts';
import { SinResultados } from '../search/sin-resultados.tsx';
import styles from './busqueda-profunda.module.css';
import { CajaBusqueda } from './caja-busqueda.tsx';
import { DescargaResultados } from './descarga-resultados.tsx';
import { listFacetas } from './facetas.ts';
import { FiltrosProfunda } from './filtros-profunda.tsx';
import { PanelFacetas } from './panel-facetas.tsx';
import { ResultadoMesa } from './resultado-mesa.tsx';
import { type Encontradas, useEncontradas } from './use-encontradas.ts';

interface BusquedaProfundaProps {
  readonly estado: EstadoProfunda;
  readonly onChange: ControlProfunda['show'];
}

const TITULO = 'Resultados de consulta';
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
      <div className={styles['layout']}>
        {data ? (
          <aside className={styles['side']} aria-label="Filtrar los resultados">
            <Card title="Filtrar por">
              <PanelFacetas estado={estado} facetas={data.facetas} onChange={onChange} />
            </Card>
          </aside>
        ) : null}
        <SearchResults query={encontradas} title={TITULO} subject="las mesas" rows={estado.tamano}>
          {(found) => <Lista {...{ estado, found, onChange }} isBusy={isPlaceholderData} />}
        </SearchResults>
      </div>
    </CardStack>
  );
}

interface ListaProps extends BusquedaProfundaProps {
  readonly found: Encontradas;
  /** What shows is of the search before. */
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
    <div ref={top} tabIndex={-1} className={styles['results']} aria-busy={isBusy}>
      <Card title={TITULO} aside={<ResultCount total={total} one="mesa" many="mesas" />} flush>
        <div className={styles['toolbar']}>
          <FacetasMovil {...{ estado, facetas, onChange }} />
          <FiltrosProfunda {...{ estado, facetas, onChange }} />
          <div className={styles['order']}>
            {total === 0 ? null : <DescargaResultados estado={estado} />}
            <Select
              label="Ordenar por"
              small
              options={ORDENES_PROFUNDA.map((value) => ({ value, label: ORDENES[value] }))}
              value={estado.orden}
              onChange={(value) =>
                onChange({
                  ...estado,
                  orden: ORDENES_PROFUNDA.find((orden) => orden === value) ?? 'relevancia',
                  pagina: 1,
                })
              }
            />
          </div>
        </div>
        {total === 0 ? (
          <SinResultados onClear={() => onChange({ ...PROFUNDA_VACIA, texto: estado.texto })} />
        ) : (
          <>
            <ol className={styles['list']}>
              {mesas.map((mesa) => (
                <ResultadoMesa key={mesa.id} mesa={mesa} />
              ))}
            </ol>
            <Pagination
              page={estado.pagina}
              pages={pageCount(total, estado.tamano)}
              size={estado.tamano}
              total={total}
              showNumbers
              onPage={turn}
            />
          </>
        )}
      </Card>
    </div>
  );
}

interface FacetasMovilProps extends BusquedaProfundaProps {
  readonly facetas: Encontradas['facetas'];
}

/** On a narrow screen the facets wait behind a button. */
function FacetasMovil({ estado, facetas, onChange }: FacetasMovilProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = listFacetas(estado, facetas).filter(({ elegido }) => elegido !== null).length;
  return (
    <div className={styles['mobile']}>
      <Button
        variant="neutral"
        size="small"
        icon={<SlidersHorizontal size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filtrar{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Filtrar los resultados"
        closeLabel="Cerrar los filtros"
        side="right"
      >
        <PanelFacetas estado={estado} facetas={facetas} onChange={onChange} />
      </Drawer>
    </div>
  );
}
