import type { Compromiso } from '../../contract/index.ts';
import { CompromisoDetalle } from './compromiso-detalle.tsx';
import { useAccionesCompromiso } from './use-acciones-compromiso.tsx';

interface CompromisoAbiertoProps {
  /** The one that was opened; null while none is. */
  readonly compromiso: Compromiso | null;
  readonly onClose: () => void;
}

/** One commitment that was opened, and what is done with it from there. */
export function CompromisoAbierto({ compromiso, onClose }: CompromisoAbiertoProps) {
  const { run, dialogs } = useAccionesCompromiso();
  return (
    <>
      {compromiso ? (
        <CompromisoDetalle
          compromiso={compromiso}
          onClose={onClose}
          onAccion={(accion) => {
            onClose();
            run(accion, compromiso);
          }}
        />
      ) : null}
      {dialogs}
    </>
  );
}
