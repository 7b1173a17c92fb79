import { lazy, Suspense } from 'react';
import type { SolicitudListada } from '../../contract/index.ts';

// Who assigns is one in many readers of the lists.
const AsignacionesDialog = lazy(async () => ({
  default: (await import('./asignaciones-dialog.tsx')).AsignacionesDialog,
}));
const RepartoDialog = lazy(async () => ({
  default: (await import('./reparto-dialog.tsx')).RepartoDialog,
}));

/** The dialog that is open, with the requests it opened for; to share out without any, all that wait. */
export type DialogoAbierto =
  | {
      readonly dialogo: 'asignar';
      readonly solicitudes: readonly SolicitudListada[];
      /** Who is to get them, as far as it was said. */
      readonly consultorId?: number;
      /** Whether they are those to choose from. */
      readonly porElegir?: boolean;
    }
  | { readonly dialogo: 'repartir'; readonly solicitudes?: readonly SolicitudListada[] };

interface DialogosDeAsignacionProps {
  readonly abierto: DialogoAbierto | null;
  readonly onClose: () => void;
  /** Something was assigned. */
  readonly onDone: () => void;
}

/** Gives requests to one person, or shares them out. */
export function DialogosDeAsignacion({ abierto, onClose, onDone }: DialogosDeAsignacionProps) {
  if (abierto === null) return null;
  return (
    <Suspense fallback={null}>
      {abierto.dialogo === 'asignar' ? (
        <AsignacionesDialog {...abierto} onClose={onClose} onDone={onDone} />
      ) : (
        <RepartoDialog
          {...(abierto.solicitudes ? { solicitudes: abierto.solicitudes } : {})}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </Suspense>
  );
}
