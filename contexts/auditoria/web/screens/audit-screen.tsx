import { Termino } from '@marco/parametros/widgets';
import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage, useFilterClearing } from '@marco/web-kit/list-search';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { BUSQUEDA_VACIA, type FiltroBusqueda } from '../../rules/busqueda-eventos.ts';
import { FiltrosForm } from '../filtros-form.tsx';
import { ResultadosEventos } from '../resultados-eventos.tsx';
import { useBusquedaEventos } from '../use-busqueda-eventos.ts';
import { useEventos, useFiltrosEventos } from '../use-eventos.ts';
import { VerificacionPanel } from '../verificacion-panel.tsx';

const TITULO = 'Auditoría';

/** 'app/admin/audit': who did what and when, and whether anybody changed the records since (AREA-12). */
export function AuditScreen() {
  usePageTitle(TITULO);
  const { search: busqueda, show } = useBusquedaEventos();
  const filtros = useFiltrosEventos();
  const resultados = useEventos(busqueda);
  useExistingPage(busqueda, resultados, show);

  function search(filtro: FiltroBusqueda): void {
    const isSame = JSON.stringify(filtro) === JSON.stringify(busqueda.filtro);
    if (isSame && busqueda.pagina === 1) void resultados.refetch();
    else show({ ...busqueda, filtro, pagina: 1 });
  }
  const { key, form } = useFilterClearing(() => show({ ...BUSQUEDA_VACIA, tamano: busqueda.tamano }));

  return (
    <>
      <PageHeading
        title={TITULO}
        lead={
          <>
            Quién hizo qué, cuándo y desde dónde.{' '}
            <Termino clave="cadena">Los eventos solo se agregan</Termino>: nadie puede cambiarlos ni
            borrarlos.
          </>
        }
      />
      <CardStack>
        <VerificacionPanel />
        {filtros.error ? (
          <Notice tone="warn">
            No fue posible cargar las listas de los filtros. {errorMessage(filtros.error)}{' '}
            <Button variant="ghost" size="small" onClick={() => void filtros.refetch()}>
              Reintentar
            </Button>
          </Notice>
        ) : null}
        <FiltrosForm
          key={key}
          filtro={busqueda.filtro}
          filtros={filtros.data}
          isSearching={resultados.isFetching && !resultados.isPlaceholderData}
          {...form}
          onSearch={search}
        />
        <ResultadosEventos
          busqueda={busqueda}
          resultados={resultados}
          onChange={show}
          onClear={form.onClear}
        />
      </CardStack>
    </>
  );
}
