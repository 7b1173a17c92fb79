import { explainDecision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { MessageList } from '@marco/web-kit/message';
import { Skeleton } from '@marco/web-kit/skeleton';
import { ComentarioEscrito } from './comentario-escrito.tsx';
import { ComentarioForm } from './comentario-form.tsx';
import styles from './conversacion-mesa.module.css';
import { useCambiosComentario, useConversacionMesa } from './use-conversacion-mesa.ts';

/** What those who take part in a mesa write to each other, the last comments first on show. */
export function ConversacionMesa({ idMesa }: { readonly idMesa: number }) {
  const conversacion = useConversacionMesa(idMesa);
  const { create } = useCambiosComentario(idMesa);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = conversacion;
  const comentarios = data?.pages.toReversed().flatMap((page) => page.comentarios) ?? [];
  const escribir = data?.pages[0]?.escribir;
  return (
    <Card title="Conversación" aside="La leen las entidades de la mesa y el ministerio" flush>
      {data === undefined && error ? (
        <QueryError title="No fue posible cargar la conversación" query={{ error, isFetching, refetch }} />
      ) : null}
      {data === undefined && !error ? <Skeleton label="Cargando la conversación" rows={2} /> : null}
      {data !== undefined && comentarios.length === 0 ? (
        <p className={styles['vacia']}>Aún no hay comentarios en esta mesa.</p>
      ) : null}
      {hasNextPage ? (
        <div className={styles['anteriores']} data-print="hide">
          <Button
            variant="ghost"
            size="small"
            busy={isFetchingNextPage && 'Cargando'}
            onClick={() => void fetchNextPage()}
          >
            Ver comentarios anteriores
          </Button>
        </div>
      ) : null}
      {comentarios.length > 0 ? (
        <MessageList>
          {comentarios.map((comentario) => (
            <ComentarioEscrito key={comentario.id} idMesa={idMesa} comentario={comentario} />
          ))}
        </MessageList>
      ) : null}
      {escribir?.allowed === true ? (
        <div className={styles['nuevo']} data-print="hide">
          <ComentarioForm
            idMesa={idMesa}
            nombre={`comentario ${idMesa}`}
            submitLabel="Enviar"
            onSend={create}
          />
        </div>
      ) : null}
      {escribir?.allowed === false ? <p className={styles['cerrada']}>{explainDecision(escribir)}</p> : null}
    </Card>
  );
}
