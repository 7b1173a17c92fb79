import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { QueryError } from '@marco/web-kit/load-error';
import { isNotFound } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { auditoriaPaths } from '../../contract/auditoria.paths.ts';
import { ChipResultado } from '../chip-resultado.tsx';
import { EventoDetalle } from '../evento-detalle.tsx';
import { useEvento } from '../use-eventos.ts';

/** Detail of one event (AREA-12). */
export function EventoScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <ExistingEvento id={Number(id)} /> : <NoExiste />;
}

function ExistingEvento({ id }: { readonly id: number }) {
  usePageTitle('Evento de auditoría');
  const { data, error, isFetching, refetch } = useEvento(id);
  if (isNotFound(error)) return <NoExiste />;
  return (
    <>
      <PageHeading
        title={data ? data.nombreAccion : 'Evento de auditoría'}
        chip={data ? <ChipResultado resultado={data.resultado} /> : null}
        actions={<Volver />}
      />
      {data ? (
        <EventoDetalle evento={data} />
      ) : (
        <Card flush>
          {error ? (
            <QueryError title="No fue posible cargar el evento" query={{ error, isFetching, refetch }} />
          ) : (
            <Skeleton label="Cargando el evento" rows={6} />
          )}
        </Card>
      )}
    </>
  );
}

/** The list with the search the person came from. */
function Volver() {
  const { state } = useLocation();
  const search: unknown = (state as { busquedaEventos?: unknown } | null)?.busquedaEventos;
  return (
    <ButtonLink
      variant="neutral"
      icon={<ArrowLeft size={18} />}
      to={auditoriaPaths.home + (typeof search === 'string' ? search : '')}
    >
      Volver
    </ButtonLink>
  );
}

function NoExiste() {
  usePageTitle('Evento no encontrado');
  return (
    <>
      <PageHeading title="Evento no encontrado" actions={<Volver />} />
      <Card>
        <EmptyState drawing="search" title="El evento de auditoría que busca no existe." />
      </Card>
    </>
  );
}
