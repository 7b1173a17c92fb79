import { errorMessage } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { formatLongMoment } from '@marco/web-kit/format';
import { LoadError } from '@marco/web-kit/load-error';
import { useModal } from '@marco/web-kit/modal';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { MonitorSmartphone } from 'lucide-react';
import type { Sesion } from '../../contract/index.ts';
import { UpdateContrasena } from '../restablecimientos/update-contrasena.tsx';
import { TarjetaSegundoFactor } from '../segundo-factor/tarjeta-segundo-factor.tsx';
import { useCloseSesiones, useSesiones } from '../sesiones/use-sesiones.ts';
import styles from './sesiones-screen.module.css';

/** 'app/sessions': where the person is signed in, and how to end it there. */
export function SesionesScreen() {
  usePageTitle('Mis sesiones');
  const { data: sesiones, isError, isFetching, refetch } = useSesiones();
  const { isBusy, closeOne, closeOthers } = useAskedClosing();
  const hasOthers = sesiones?.some(({ actual }) => !actual) ?? false;
  return (
    <>
      <PageHeading
        title="Mis sesiones"
        lead="Estos son los dispositivos en los que su sesión está abierta. Si no reconoce alguno, cierre esa sesión y cambie su contraseña."
        actions={
          <>
            <UpdateContrasena />
            {hasOthers ? (
              <Button variant="secondary" busy={isBusy && 'Cerrando'} onClick={closeOthers}>
                Cerrar las demás sesiones
              </Button>
            ) : null}
          </>
        }
      />
      <CardStack>
        <Card title="Sesiones abiertas" flush>
          {sesiones ? (
            <ul className={styles['list']}>
              {sesiones.map((sesion) => (
                <Fila key={sesion.id} sesion={sesion} onClose={() => closeOne(sesion)} />
              ))}
            </ul>
          ) : isError ? (
            <LoadError
              title="No fue posible cargar sus sesiones"
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <Skeleton label="Cargando sus sesiones" rows={2} />
          )}
        </Card>
        <TarjetaSegundoFactor />
      </CardStack>
    </>
  );
}

/** Closing somewhere else cannot be undone, so it asks first. */
function useAskedClosing() {
  const { mutateAsync, isPending } = useCloseSesiones();
  const modals = useModal();
  const banners = useBanner();

  async function close(id: Sesion['id'] | null, pregunta: string, hecho: string): Promise<void> {
    // The question of the specification, with its answers (LOGOUT-01).
    const isSure = await modals.ask({
      title: '¡Cerrar sesión!',
      message: pregunta,
      confirmLabel: 'Si',
      cancelLabel: 'No',
    });
    if (!isSure) return;
    try {
      await mutateAsync(id);
      banners.success(hecho);
    } catch (error) {
      banners.error(errorMessage(error));
    }
  }

  return {
    isBusy: isPending,
    closeOne: ({ id, dispositivo }: Sesion) =>
      void close(id, `¿Desea cerrar la sesión de ${dispositivo}?`, 'La sesión se cerró.'),
    closeOthers: () =>
      void close(null, '¿Desea cerrar todas sus sesiones, menos esta?', 'Las demás sesiones se cerraron.'),
  };
}

interface FilaProps {
  readonly sesion: Sesion;
  readonly onClose: () => void;
}

function Fila({ sesion, onClose }: FilaProps) {
  const { dispositivo, direccion, inicio, ultimaActividad, actual } = sesion;
  return (
    <li className={styles['row']}>
      <span className={styles['icon']}>
        <MonitorSmartphone size={20} />
      </span>
      <div className={styles['texts']}>
        <p className={styles['name']}>
          <strong>{dispositivo}</strong>
          {actual ? <Chip tone="green">Esta sesión</Chip> : null}
        </p>
        <dl className={styles['facts']}>
          <div>
            <dt>Dirección</dt>
            <dd>{direccion ?? 'No disponible'}</dd>
          </div>
          <div>
            <dt>Inicio</dt>
            <dd>{presentMomento(inicio)}</dd>
          </div>
          <div>
            <dt>Última actividad</dt>
            <dd>{presentMomento(ultimaActividad)}</dd>
          </div>
        </dl>
      </div>
      {actual ? null : (
        <Button
          variant="neutral"
          size="small"
          onClick={onClose}
          aria-label={`Cerrar la sesión de ${dispositivo}`}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}

function presentMomento(momento: string): string {
  return formatLongMoment(momento);
}
