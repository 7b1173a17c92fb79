import { Card } from '@marco/web-kit/card';
import { Tag } from '@marco/web-kit/tag';
import { useState } from 'react';
import type { MarcaDeSolicitud, Solicitud } from '../../contract/index.ts';
import { listUltimasMarcas } from '../../rules/marcas/marcas.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { MarcaItem } from './marca-item.tsx';
import styles from './marcas.module.css';
import { RespuestaDialog } from './respuesta-dialog.tsx';
import { useRespuestaMarca } from './use-respuesta-marca.ts';

/** What the last return asked for: the entity answers it here, and whoever reviews it reads the answers. */
export function MarcasCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const [respondida, setRespondida] = useState<MarcaDeSolicitud | null>(null);
  const send = useRespuestaMarca(solicitud);
  const esMinisterio = useOpcionesSolicitud().data?.todasLasEntidades;
  const { estado, cerradaEn, acciones } = solicitud;
  const marcas = listUltimasMarcas(solicitud.marcas, solicitud.pasos);
  if (marcas.length === 0 || cerradaEn !== null) return null;
  const cuantas = marcas.filter(({ respuesta }) => respuesta !== null).length;
  const isWaiting = estado === 'devuelta';
  return (
    <Card
      title={
        isWaiting && cuantas < marcas.length ? 'Observaciones por responder' : 'Observaciones respondidas'
      }
      aside={<Tag>{`${cuantas} de ${marcas.length}`}</Tag>}
      flush
    >
      <ol className={styles['marcas']}>
        {marcas.map((marca, at) => (
          <MarcaItem
            key={marca.id}
            marca={marca}
            numero={at + 1}
            isFolded={isWaiting}
            responder={isWaiting && esMinisterio === false ? acciones.editar : undefined}
            onResponder={setRespondida}
          />
        ))}
      </ol>
      {respondida === null ? null : (
        <RespuestaDialog marca={respondida} onSend={send} onClose={() => setRespondida(null)} />
      )}
    </Card>
  );
}
