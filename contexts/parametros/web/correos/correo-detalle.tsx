import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { openFailure } from '@marco/web-kit/failure-modal';
import { saveTextFile } from '@marco/web-kit/file-transfer';
import { formatMoment, formatSize } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarArrowDown, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { CorreoSaliente, getSalienteEndpoint, submitReintentoEndpoint } from '../../contract/index.ts';
import styles from './correos.module.css';
import { EstadoCorreoChip } from './estado-correo-chip.tsx';
import { TextoCorreo } from './texto-correo.tsx';

/** A moment with its hour, or a dash. */
export function presentMomento(moment: string | null): string {
  return moment === null ? '—' : formatMoment(moment);
}

/** One mail as its reader gets it, what happened to it, and 'Reintentar'. */
export function CorreoDetalle({ id }: { readonly id: number }) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['parametros', 'salientes', id],
    queryFn: ({ signal }) =>
      api.call<typeof getSalienteEndpoint>(
        { method: 'GET', path: '/correos/salientes/{id}' },
        { params: { id } },
        { signal },
      ),
  });
  if (error) {
    return <QueryError title="No fue posible cargar el correo" query={{ error, isFetching, refetch }} />;
  }
  if (!data) return <Skeleton label="Cargando correo" shape="text" />;
  return (
    <div className={styles['message']}>
      <FactSheet>
        <Fact name="Estado">
          <EstadoCorreoChip estado={data.estado} />
        </Fact>
        <Fact name="Para">{data.destinatario}</Fact>
        <Fact name="Creado">{presentMomento(data.creadoEn)}</Fact>
        <Fact name="Enviado">{presentMomento(data.enviadoEn)}</Fact>
        <Fact name="Intentos">{data.intentos}</Fact>
        {data.adjunto ? (
          <Fact name="Archivo adjunto">
            {data.adjunto.nombre} ({formatSize(data.adjunto.bytes)})
          </Fact>
        ) : null}
      </FactSheet>
      {data.ultimoError ? <Notice tone="warn">{data.ultimoError}</Notice> : null}
      {data.texto === null ? (
        <Notice>El texto de este correo es reservado: solo lo lee quien lo recibe.</Notice>
      ) : (
        <div className={styles['text']}>
          <TextoCorreo texto={data.texto || 'El texto se borró al enviarlo porque era reservado.'} />
        </div>
      )}
      {data.calendario ? <Adjunto calendario={data.calendario} /> : null}
      <Reintentar correo={data} />
    </div>
  );
}

/** The event the mail carries, as its reader gets it. */
function Adjunto({
  calendario,
}: {
  readonly calendario: { readonly nombre: string; readonly contenido: string };
}) {
  const { nombre, contenido } = calendario;
  return (
    <div className={styles['actions']}>
      <Button
        variant="neutral"
        icon={<CalendarArrowDown size={16} />}
        onClick={() => saveTextFile(nombre, contenido, 'text/calendar')}
      >
        Descargar invitación (.ics)
      </Button>
    </div>
  );
}

function Reintentar({ correo }: { readonly correo: CorreoSaliente }) {
  const api = useApi();
  const queries = useQueryClient();
  const banners = useBanner();
  const modals = useModal();
  const [isSending, setSending] = useState(false);

  async function retry(): Promise<void> {
    setSending(true);
    try {
      await api.call<typeof submitReintentoEndpoint>(
        { method: 'POST', path: '/correos/salientes/{id}/reintentar' },
        { params: { id: correo.id } },
      );
      banners.success('El correo está de nuevo por enviarse.');
    } catch (error) {
      await openFailure(modals, error);
    }
    setSending(false);
    await queries.invalidateQueries({ queryKey: ['parametros', 'salientes'] });
  }

  return (
    <div className={styles['actions']}>
      <Button
        variant="secondary"
        icon={<RotateCw size={16} />}
        blocked={correo.reintento}
        busy={isSending && 'Reintentando'}
        onClick={() => void retry()}
      >
        Reintentar
      </Button>
    </div>
  );
}
