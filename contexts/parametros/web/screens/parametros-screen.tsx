import { useApi } from '@marco/web-kit/api-client';
import { QueryError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { DirtyPartsContext, usePanelGuard } from '@marco/web-kit/unsaved-changes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GrupoDeParametros, listParametrosEndpoint } from '../../contract/index.ts';
import { FoundGroups, GroupedLayout } from '../grouped-layout.tsx';
import { AccionesArchivo } from '../parametrizador/acciones-archivo.tsx';
import { findParametros } from '../parametrizador/find-parametros.ts';
import { GrupoForm } from '../parametrizador/grupo-form.tsx';
import { HistorialCard } from '../parametrizador/historial-card.tsx';
import { ParametroHallado } from '../parametrizador/parametro-hallado.tsx';
import { PARAMETROS_KEY } from '../parametrizador/queries.ts';
import { TabsAdministracion } from '../tabs-administracion.tsx';
import { useGroup } from '../use-group.ts';

const TITULO = 'Parámetros';

/** 'app/admin/parameters': what an administrator changes while the product runs (AREA-10). */
export function ParametrosScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: PARAMETROS_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listParametrosEndpoint>({ method: 'GET', path: '/parametrizador' }, {}, { signal }),
    // A change by another person is shown when saving; it does not replace what a person writes.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Valores con los que funciona el sistema. Un cambio rige de inmediato, sin reiniciar, y queda en la auditoría."
        actions={data ? <AccionesArchivo edita={data.edita} /> : null}
      />
      <TabsAdministracion veAmbas={data?.veCorreos ?? false} />
      {error ? (
        <QueryError title="No fue posible cargar los parámetros" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando parámetros" rows={8} /> : null}
      {data ? <Grupos grupos={data.grupos} /> : null}
    </>
  );
}

function Grupos({ grupos }: { readonly grupos: readonly GrupoDeParametros[] }) {
  const { current, choose, search, setSearch } = useGroup(grupos.map(({ codigo }) => codigo));
  const { parts, leave } = usePanelGuard();
  const [cambiados, setCambiados] = useState(0);
  const [buscado, setBuscado] = useState<string>();
  const grupo = grupos.find(({ codigo }) => codigo === current);
  const total = grupos.reduce((sum, { parametros }) => sum + parametros.length, 0);
  const open = (codigo: string, clave?: string) => {
    const show = () => {
      setBuscado(clave);
      choose(codigo);
    };
    if (codigo === current) show();
    else leave(show);
  };
  const isSearching = search.trim() !== '';
  return (
    <GroupedLayout
      groups={grupos.map(({ codigo, nombre, parametros }) => ({
        codigo,
        nombre,
        nota: parametros.length,
        sinGuardar: codigo === current ? cambiados : 0,
      }))}
      current={current}
      onChoose={open}
      navLabel="Grupos de parámetros"
      searchLabel={`Buscar en ${total} valores`}
      search={search}
      onSearch={setSearch}
    >
      {isSearching ? (
        <FoundGroups
          found={findParametros(grupos, search)}
          search={search}
          onClear={() => setSearch('')}
          keyOf={({ clave }) => clave}
          render={(parametro) => (
            <ParametroHallado
              parametro={parametro}
              search={search}
              onOpen={() => {
                const suyo = grupos.find(({ parametros }) => parametros.includes(parametro));
                open(suyo?.codigo ?? current, parametro.clave);
              }}
            />
          )}
        />
      ) : null}
      {grupo ? (
        // What was written in the group stays there while something is searched.
        <DirtyPartsContext value={parts}>
          <GrupoForm
            key={current}
            grupo={grupo}
            isHidden={isSearching}
            buscado={buscado}
            onCambiados={setCambiados}
            renderHistorial={(putBack) => <HistorialCard grupo={grupo} onPutBack={putBack} />}
          />
        </DirtyPartsContext>
      ) : null}
    </GroupedLayout>
  );
}
