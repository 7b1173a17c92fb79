import { ApiError, useApi } from '@marco/web-kit/api-client';
import { LoadError, QueryError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { getPlantillaEndpoint, PlantillaDetalle } from '../../contract/index.ts';
import { toPlantilla } from '../../contract/parametros.paths.ts';
import { PlantillaForm } from '../correos/plantilla-form.tsx';
import { PlantillaHallada } from '../correos/plantilla-hallada.tsx';
import { findPlantillas, usePlantillas } from '../correos/use-plantillas.ts';
import { FoundGroups, GroupedLayout } from '../grouped-layout.tsx';

const TITULO = 'Plantilla de correo';

/** Nothing but the event is asked for, so it alone can be what the server does not accept. */
function isEventoDesconocido(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

/** 'app/admin/mails/{evento}': edits, previews and tries what is said of one event (AREA-10). */
export function PlantillaScreen() {
  const { evento = '' } = useParams();
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['parametros', 'plantillas', evento],
    queryFn: ({ signal }) =>
      api.call<typeof getPlantillaEndpoint>(
        { method: 'GET', path: '/correos/plantillas/{evento}' },
        { params: { evento } },
        { signal },
      ),
    // A change by another person is shown when saving; it does not replace the text while a person types.
    refetchOnWindowFocus: false,
  });
  const titulo = data?.nombre ?? TITULO;
  usePageTitle(titulo);
  if (isEventoDesconocido(error)) {
    return (
      <>
        <PageHeading title={TITULO} />
        <LoadError title="No se encontró la plantilla" reason="El evento de la dirección no existe." />
      </>
    );
  }
  return (
    <>
      <PageHeading title={titulo} lead={data?.descripcion} />
      {error ? (
        <QueryError title="No fue posible cargar la plantilla" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando plantilla" shape="text" /> : null}
      {data ? (
        <Hermanas plantilla={data}>
          <PlantillaForm key={`${evento} ${data.version}`} plantilla={data} />
        </Hermanas>
      ) : null}
    </>
  );
}

interface HermanasProps {
  readonly plantilla: PlantillaDetalle;
  readonly children: ReactNode;
}

/** One template with the others of its subject beside it, and a search over all of them. */
function Hermanas({ plantilla: { evento, tema }, children }: HermanasProps) {
  const { data } = usePlantillas();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const plantillas = data?.plantillas ?? [];
  const isSearching = search.trim() !== '';
  return (
    <GroupedLayout
      groups={plantillas
        .filter((each) => each.tema === tema)
        .map((each) => ({
          codigo: each.evento,
          nombre: each.nombre,
          nota: each.cambiada ? 'Cambiada' : '',
        }))}
      current={evento}
      onChoose={(codigo) => {
        setSearch('');
        void navigate(toPlantilla(codigo));
      }}
      navLabel={`Plantillas de ${tema}`}
      searchLabel={`Buscar en ${plantillas.length} plantillas`}
      search={search}
      onSearch={setSearch}
    >
      {isSearching ? (
        <FoundGroups
          found={findPlantillas(plantillas, search)}
          search={search}
          onClear={() => setSearch('')}
          keyOf={(each) => each.evento}
          render={(each) => <PlantillaHallada plantilla={each} search={search} />}
        />
      ) : null}
      <div hidden={isSearching}>{children}</div>
    </GroupedLayout>
  );
}
