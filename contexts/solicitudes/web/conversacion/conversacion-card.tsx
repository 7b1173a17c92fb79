import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { MessageList } from '@marco/web-kit/message';
import { Skeleton } from '@marco/web-kit/skeleton';
import type { Solicitud } from '../../contract/index.ts';
import { presentLectores } from '../../rules/conversacion/lectores-conversacion.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import styles from './conversacion.module.css';
import { MensajeItem } from './mensaje-item.tsx';
import { MensajeNuevo } from './mensaje-nuevo.tsx';
import { useConversacion } from './use-conversacion.ts';

/** What the entity and the ministry write to each other about a request, the last messages first on show. */
export function ConversacionCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const conversacion = useConversacion(solicitud.id);
  const esMinisterio = useOpcionesSolicitud().data?.todasLasEntidades;
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = conversacion;
  // Nobody reads a draft but its entity: there is nobody to write to.
  if (solicitud.radicado === null) return null;
  const { nombre, sigla } = solicitud.entidad;
  const lectores =
    esMinisterio === undefined
      ? null
      : presentLectores(esMinisterio ? presentEntidad(nombre, sigla) : null, solicitud.nivel);
  const mensajes = data?.pages.toReversed().flatMap((page) => page.mensajes) ?? [];
  const escribir = data?.pages[0]?.escribir;
  return (
    <Card title="Conversación" aside={lectores} flush>
      {data === undefined && error ? (
        <QueryError title="No fue posible cargar la conversación" query={{ error, isFetching, refetch }} />
      ) : null}
      {data === undefined && !error ? <Skeleton label="Cargando la conversación" rows={2} /> : null}
      {data !== undefined && mensajes.length === 0 ? (
        <p className={styles['vacia']}>Aún no hay mensajes sobre esta solicitud.</p>
      ) : null}
      {hasNextPage ? (
        <div className={styles['anteriores']} data-print="hide">
          <Button
            variant="ghost"
            size="small"
            busy={isFetchingNextPage && 'Cargando'}
            onClick={() => void fetchNextPage()}
          >
            Ver mensajes anteriores
          </Button>
        </div>
      ) : null}
      {mensajes.length > 0 ? (
        <MessageList>
          {mensajes.map((mensaje) => (
            <MensajeItem key={mensaje.id} mensaje={mensaje} />
          ))}
        </MessageList>
      ) : null}
      {escribir === undefined ? null : <MensajeNuevo solicitudId={solicitud.id} escribir={escribir} />}
    </Card>
  );
}
