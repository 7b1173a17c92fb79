import { useApi } from '@marco/web-kit/api-client';
import { LoadError, QueryError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { getPlantilla } from '../../contract/index.ts';
import { EVENTOS, type Evento } from '../../contract/terms.ts';
import { PlantillaForm } from '../correos/plantilla-form.tsx';

function isEvento(text: string | undefined): text is Evento {
  return text !== undefined && Object.hasOwn(EVENTOS, text);
}

/** 'app/admin/mails/{evento}': edits, previews and tries what is said of one event (AREA-10). */
export function PlantillaScreen() {
  const { evento } = useParams();
  if (isEvento(evento)) return <Plantilla evento={evento} />;
  return (
    <>
      <PageHeading title="Plantilla de correo" />
      <LoadError title="No se encontró la plantilla" reason="El evento de la dirección no existe." />
    </>
  );
}

function Plantilla({ evento }: { readonly evento: Evento }) {
  const { nombre, descripcion } = EVENTOS[evento];
  usePageTitle(nombre);
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['parametros', 'plantillas', evento],
    queryFn: ({ signal }) =>
      api.call<typeof getPlantilla>(
        { method: 'GET', path: '/correos/plantillas/{evento}' },
        { params: { evento } },
        { signal },
      ),
    // What somebody else saves meanwhile is told when saving, not put under the hands of who types.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeading title={nombre} lead={descripcion} />
      {error ? (
        <QueryError title="No fue posible cargar la plantilla" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando plantilla" shape="text" /> : null}
      {data ? <PlantillaForm key={data.version} plantilla={data} /> : null}
    </>
  );
}
