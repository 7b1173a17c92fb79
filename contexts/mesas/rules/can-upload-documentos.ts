import type { Decision } from '@marco/contract-kit';

export interface QuienAdjunta {
  /** Ministry staff; a rol of an entity never changes meetings (MESA-11). */
  readonly esDelMinisterio: boolean;
  /** Whether the rol may edit mesas. */
  readonly edita: boolean;
}

/** Whether somebody may attach and remove documents of a meeting; a closed mesa is read-only everywhere. */
export function canUploadDocumentos(
  { esDelMinisterio, edita }: QuienAdjunta,
  mesa: { readonly activa: boolean },
): Decision {
  if (!esDelMinisterio || !edita) {
    return {
      allowed: false,
      reasons: ['Su rol no permite cambiar los documentos de las reuniones.'],
      unblockers: ['Administrador MinTIC'],
    };
  }
  if (!mesa.activa) {
    return {
      allowed: false,
      reasons: ['La mesa está cerrada: sus reuniones y documentos son de solo lectura.'],
      unblockers: ['Quien pueda reabrir la mesa'],
    };
  }
  return { allowed: true, reasons: [], unblockers: [] };
}
