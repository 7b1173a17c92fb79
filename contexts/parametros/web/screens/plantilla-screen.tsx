import { ApiError, useApi } from '@marco/web-kit/api-client';
import { LoadError, QueryError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { getPlantillaEndpoint } from '../../contract/index.ts';
import { PlantillaForm } from '../correos/plantilla-form.tsx';

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
      {data ? <PlantillaForm key={data.version} plantilla={data} /> : null}
    </>
  );
}
