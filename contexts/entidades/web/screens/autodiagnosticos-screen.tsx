import { EmptyState } from '@marco/web-kit/empty-state';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading } from '@marco/web-kit/page';
import { Link, useParams } from 'react-router';
import { toEntidad } from '../../contract/entidades.paths.ts';
import { ResultadoAutodiagnostico } from '../autodiagnosticos/resultado-autodiagnostico.tsx';
import { useAutodiagnosticos } from '../autodiagnosticos/use-autodiagnostico.ts';
import { EntidadNoEncontrada } from '../entidad-no-encontrada.tsx';

/** What an entidad presented of its maturity, as the ministry reads it. */
export function AutodiagnosticosScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <EntidadNoEncontrada /> : <Presentados key={id} id={id} />;
}

function Presentados({ id }: { readonly id: number }) {
  const presentados = useAutodiagnosticos(id);
  if (isNotFound(presentados.error)) return <EntidadNoEncontrada />;
  return (
    <>
      <PageHeading
        title="Autodiagnósticos de madurez"
        lead={
          presentados.data ? <Link to={toEntidad(id)}>{presentados.data.entidad.nombre}</Link> : undefined
        }
      />
      <LoadBlock query={presentados} subject="los autodiagnósticos">
        {(data) =>
          data.presentados.length > 0 ? (
            <ResultadoAutodiagnostico {...data} />
          ) : (
            <EmptyState title="La entidad todavía no ha presentado un autodiagnóstico" />
          )
        }
      </LoadBlock>
    </>
  );
}
