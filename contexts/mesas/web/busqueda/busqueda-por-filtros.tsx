import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage, useFilterClearing } from '@marco/web-kit/list-search';
import { useEffect } from 'react';
import { formatGuardada } from '../../rules/busqueda/busqueda-guardada.ts';
import { BUSQUEDA_VACIA, type FiltroBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import { BusquedaForm } from './busqueda-form.tsx';
import { writeMesasStorage } from './mesas-storage.tsx';
import { ResultadosMesas } from './resultados-mesas.tsx';
import { type Elecciones, useElecciones } from './use-busqueda-digitada.ts';
import { useBusquedaMesas } from './use-busqueda-mesas.ts';
import { toListas, useListasBusqueda } from './use-listas-busqueda.ts';
import { useResultados } from './use-resultados.ts';

/** The specified search of the home: six filters and a table (MESA-01…04). */
export function BusquedaPorFiltros() {
  const { search: busqueda, guardada, show } = useBusquedaMesas();
  const { filtro, consultada } = busqueda;
  const listas = useListasBusqueda(guardada?.listas ?? null);
  const [elecciones, remember] = useElecciones(filtro, guardada, listas.servicios.data);
  const resultados = useResultados(busqueda);
  useExistingPage(busqueda, resultados, show);

  const stored = consultada ? formatGuardada({ busqueda, ...elecciones, listas: toListas(listas) }) : null;
  useEffect(() => {
    if (stored !== null) writeMesasStorage('search', stored);
  }, [stored]);

  function search(wanted: FiltroBusqueda, picked: Elecciones): void {
    const isSame = consultada && JSON.stringify(wanted) === JSON.stringify(filtro);
    remember({ entidad: picked.entidad, servicio: picked.servicio });
    if (isSame && busqueda.pagina === 1) void resultados.refetch();
    else show({ ...busqueda, filtro: wanted, pagina: 1, consultada: true });
  }
  const { key, form } = useFilterClearing(() => {
    writeMesasStorage('search', null);
    show(BUSQUEDA_VACIA);
  });

  return (
    <CardStack>
      <BusquedaForm
        key={key}
        filtro={filtro}
        consultada={consultada}
        elecciones={elecciones}
        listas={listas}
        isSearching={resultados.isFetching && !resultados.isPlaceholderData}
        {...form}
        onSearch={search}
      />
      {consultada ? (
        <ResultadosMesas
          busqueda={busqueda}
          resultados={resultados}
          elecciones={elecciones}
          listas={listas}
          onChange={show}
          onClear={form.onClear}
        />
      ) : null}
    </CardStack>
  );
}
