import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { Message } from '@marco/web-kit/message';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { ComentarioMesa } from '../../contract/index.ts';
import { presentPiezas } from '../../rules/conversacion/menciones.ts';
import { ComentarioForm } from './comentario-form.tsx';
import styles from './conversacion-mesa.module.css';
import { useCambiosComentario } from './use-conversacion-mesa.ts';

interface ComentarioEscritoProps {
  readonly idMesa: number;
  readonly comentario: ComentarioMesa;
}

/** A comment with the names of who is mentioned; its author changes it or takes it away for a short time. */
export function ComentarioEscrito({ idMesa, comentario }: ComentarioEscritoProps) {
  const { id, autor, entidad, esPropio, texto, menciones, fecha, editado, cambiar } = comentario;
  const modals = useModal();
  const { update, remove } = useCambiosComentario(idMesa);
  const [isEditing, setEditing] = useState(false);
  const nombres = new Map(menciones.map((persona) => [persona.id, persona.nombre]));
  const piezas = presentPiezas(texto, nombres);

  async function removeSure(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Eliminar el comentario?',
      message: 'Deja de verse en la conversación. Quienes fueron avisados ya recibieron el aviso.',
      confirmLabel: 'Eliminar',
    });
    if (!isSure) return;
    try {
      await remove(id);
    } catch (error) {
      await openFailure(modals, error);
    }
  }

  if (isEditing)
    return (
      <li>
        <ComentarioForm
          idMesa={idMesa}
          nombre={null}
          submitLabel="Guardar"
          inicial={{ texto: piezas.map((pieza) => pieza.texto).join(''), elegidos: menciones }}
          onSend={async (written) => {
            await update(id, written);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  return (
    <Message
      isOwn={esPropio}
      at={fecha}
      author={
        <>
          <b>{esPropio ? 'Usted' : autor}</b>
          {esPropio ? '' : `, ${entidad ?? 'ministerio'}`}
        </>
      }
      {...(editado ? { note: 'editado' } : {})}
      actions={
        esPropio && cambiar.allowed ? (
          <span className={styles['acciones']} data-print="hide">
            <Button variant="ghost" size="small" onClick={() => setEditing(true)}>
              Editar
            </Button>
            <Button variant="ghost" size="small" onClick={() => void removeSure()}>
              Eliminar
            </Button>
          </span>
        ) : null
      }
    >
      {piezas.map((pieza, lugar) =>
        pieza.esMencion ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text do not move
          <b key={lugar} className={styles['mencion']}>
            {pieza.texto}
          </b>
        ) : (
          pieza.texto
        ),
      )}
    </Message>
  );
}
