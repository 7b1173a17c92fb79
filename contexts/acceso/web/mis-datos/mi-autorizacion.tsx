import { errorMessage } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Link } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import type { getAutorizacionEndpoint } from '../../contract/index.ts';
import { useAutorizacion, useSubmitAutorizacion } from '../tratamiento/use-tratamiento.ts';
import styles from './mis-datos.module.css';

type Autorizacion = (typeof getAutorizacionEndpoint)['response']['_output'];

/** What the person answered to the privacy notice, and how to answer otherwise. */
export function MiAutorizacion() {
  const { data, isError, isFetching, refetch } = useAutorizacion();
  return (
    <Card title="Autorización de tratamiento de datos">
      {data ? (
        <Respuesta {...data} />
      ) : isError ? (
        <LoadError
          title="No fue posible cargar su autorización"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label="Cargando su autorización" rows={2} />
      )}
    </Card>
  );
}

function Respuesta({ version, respuestas }: Autorizacion) {
  const { mutate, isPending } = useSubmitAutorizacion();
  const banners = useBanner();
  const [last] = respuestas;
  const isVigente = last?.version === version;
  const autoriza = isVigente && last.autoriza;
  return (
    <div className={styles['parte']}>
      <p className={styles['estado']}>
        <Chip tone={autoriza ? 'green' : 'gray'}>{autoriza ? 'Autorizada' : 'Sin autorización'}</Chip>
        {last
          ? `Su última respuesta es del ${formatLongDate(last.fecha)}${last.version ? `, sobre la versión ${last.version} del aviso` : ''}.`
          : 'Usted no ha respondido al aviso.'}
      </p>
      <p>
        <Link to={accesoPaths.tratamiento}>Leer el aviso vigente, versión {version}</Link>
      </p>
      <div className={styles['acciones']}>
        <Button
          variant={autoriza ? 'neutral' : 'primary'}
          busy={isPending && 'Guardando'}
          onClick={() =>
            mutate(
              { version, autoriza: !autoriza },
              {
                onSuccess: () =>
                  banners.success(autoriza ? 'Retiró su autorización.' : 'Autorizó el tratamiento.'),
                onError: (error) => void banners.error(errorMessage(error)),
              },
            )
          }
        >
          {autoriza ? 'Retirar mi autorización' : 'Autorizar el tratamiento de mis datos'}
        </Button>
      </div>
    </div>
  );
}
