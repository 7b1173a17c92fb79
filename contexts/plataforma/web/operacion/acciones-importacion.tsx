import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import type { ImportacionOperacion } from '../../contract/index.ts';
import { AvanceCarga } from './avance-carga.tsx';
import { ChooseArchivo } from './choose-archivo.tsx';
import styles from './operacion.module.css';
import { useCargaOperacion } from './use-carga-operacion.ts';
import { usePasoImportacion } from './use-paso-importacion.ts';

const CON_ACCIONES: ReadonlySet<string> = new Set(['recibiendo', 'calculando', 'revisada']);

/** What may be done with an import now: apply it, send the rest of its file, or discard it. */
export function AccionesImportacion({ importacion }: { readonly importacion: ImportacionOperacion }) {
  const { id, estado, acciones, recibe } = importacion;
  const modals = useModal();
  const queries = useQueryClient();
  const { move, isSaving } = usePasoImportacion(importacion);
  const { carga, send } = useCargaOperacion((saved) =>
    queries.setQueryData(['plataforma', 'importaciones', String(id)], saved),
  );
  const isSending = carga !== 'quieta' && 'importacion' in carga;

  async function descartar(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Descartar la importación?',
      message: 'Se elimina lo que trajo el archivo. Las cifras que ya se publican quedan como están.',
      confirmLabel: 'Descartar',
      cancelLabel: 'Volver',
    });
    if (isSure) await move('descartar');
  }

  if (!CON_ACCIONES.has(estado)) return null;
  return (
    <>
      <div className={styles['acciones']} data-print="hide">
        {estado === 'revisada' ? (
          <Button
            icon={<Check size={18} />}
            blocked={acciones.aplicar}
            busy={isSaving && 'Aplicando'}
            onClick={() => void move('aplicar')}
          >
            Aplicar
          </Button>
        ) : null}
        {recibe ? (
          <ChooseArchivo
            busy={isSending && 'Enviando'}
            onChoose={(archivo) => void send(archivo, async () => importacion)}
          >
            Continuar con el archivo
          </ChooseArchivo>
        ) : null}
        <Button
          variant="neutral"
          icon={<Trash2 size={18} />}
          blocked={acciones.descartar}
          onClick={() => void descartar()}
        >
          Descartar
        </Button>
      </div>
      <AvanceCarga carga={carga} />
    </>
  );
}
