import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { type CargaArchivos, useCargaArchivos } from '@marco/archivos/widgets';
import { type PermisosDocumentos, usePermisosDocumentos } from './use-permisos-documentos.ts';

export interface Adjuntos {
  readonly idReunion: number;
  /** Undefined for visitors, and until it is known. */
  readonly permisos: PermisosDocumentos | undefined;
  readonly reglas: ReturnType<typeof toReglas>;
  readonly carga: CargaArchivos;
  /** Whether some file was chosen and is not attached yet: it would be lost with the screen. */
  readonly isDirty: boolean;
}

/**
 * Files chosen for a meeting and not attached yet. Kept by the screen, so that another section does not lose them and
 * leaving asks.
 *
 * @param guardados how many documents the meeting has
 */
export function useAdjuntos(idReunion: number, guardados: number): Adjuntos {
  const { data: permisos } = usePermisosDocumentos(idReunion);
  const reglas = toReglas(permisos?.maximo ?? 0);
  const carga = useCargaArchivos({ nameCtrl: 'documentos', carpeta: 'mesas', reglas, guardados });
  return { idReunion, permisos, reglas, carga, isDirty: carga.listos.length > 0 || carga.isBusy };
}

function toReglas(maximo: number) {
  return { multiple: true, maximo, extensiones: EXTENSIONES_DOCUMENTO };
}
