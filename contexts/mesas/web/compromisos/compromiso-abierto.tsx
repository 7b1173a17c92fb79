import { useState } from 'react';
import type { Compromiso } from '../../contract/index.ts';
import { CompromisoDetalle } from './compromiso-detalle.tsx';
import { CompromisoDialog } from './compromiso-dialog.tsx';
import { useEstadoCompromiso } from './use-estado-compromiso.ts';

interface CompromisoAbiertoProps {
  /** The one that was opened; null while none is. */
  readonly compromiso: Compromiso | null;
  readonly onClose: () => void;
}

/** One commitment that was opened, and what is done with it from there. */
export function CompromisoAbierto({ compromiso, onClose }: CompromisoAbiertoProps) {
  const [edited, setEdited] = useState<Compromiso | null>(null);
  const sendEstado = useEstadoCompromiso();
  return (
    <>
      {compromiso ? (
        <CompromisoDetalle
          compromiso={compromiso}
          onClose={onClose}
          onEdit={() => {
            onClose();
            setEdited(compromiso);
          }}
          onEstado={(estado) => {
            onClose();
            void sendEstado(compromiso, estado);
          }}
        />
      ) : null}
      {edited ? (
        <CompromisoDialog
          origen={edited}
          compromiso={edited}
          acordadoEn={edited.acordadoEn}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
