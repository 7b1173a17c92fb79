import { explainDecision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Notice } from '@marco/web-kit/notice';
import { type SaveState, SaveStatus } from '@marco/web-kit/save-status';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { toSolicitud } from '../../contract/solicitudes.paths.ts';
import type { Tramite } from './use-tramite.ts';

/** Somebody filed it, or ended it, while it was written here. */
export function YaNoSeEdita({ solicitud: { id, acciones } }: { readonly solicitud: Solicitud }) {
  return (
    <Notice tone="warn" role="alert">
      <p>
        <b>Esta solicitud ya no se puede editar.</b> {explainDecision(acciones.editar)}
      </p>
      <p>
        Lo que ve aquí sin guardar no quedó en ella. <Link to={toSolicitud(id)}>Ver la solicitud</Link>
      </p>
    </Notice>
  );
}

interface EliminarBorradorProps {
  readonly guardada: Solicitud | null;
  readonly tramite: Tramite;
}

/** A draft that was never filed can be deleted. */
export function EliminarBorrador({ guardada, tramite }: EliminarBorradorProps) {
  if (guardada?.estado !== 'borrador') return null;
  return (
    <Button
      variant="ghost"
      icon={<Trash2 size={18} />}
      blocked={guardada.acciones.eliminar}
      busy={tramite.working === 'eliminar' && 'Eliminando'}
      onClick={() => void tramite.eliminar(guardada)}
    >
      Eliminar borrador
    </Button>
  );
}

/** What says whether the written values are saved. */
interface EstadoGuardado {
  readonly isSaving: boolean;
  readonly wasTried: boolean;
  readonly errores: Readonly<Partial<Record<string, string>>>;
  readonly state: SaveState;
  readonly guardadoEn: Date | null;
  readonly isDirty: boolean;
}

interface GuardadoProps {
  readonly diligenciamiento: EstadoGuardado;
  /** With the files that are on their way. */
  readonly isDirty: boolean;
}

/** Whether the written values are saved. */
export function Guardado({ diligenciamiento, isDirty }: GuardadoProps) {
  const state = toSaveState(diligenciamiento, isDirty);
  return state === null ? null : <SaveStatus state={state} savedLabel="Borrador guardado" />;
}

/** An automatic save that did not reach the server. */
const DETENIDO: ReadonlySet<SaveState['kind']> = new Set(['held', 'offline', 'refused']);

function toSaveState(diligenciamiento: EstadoGuardado, isDirty: boolean): SaveState | null {
  const { isSaving, wasTried, errores, state, guardadoEn } = diligenciamiento;
  if (isSaving || state.kind === 'saving') return { kind: 'saving' };
  if (diligenciamiento.isDirty && DETENIDO.has(state.kind)) return state;
  if (wasTried && Object.keys(errores).length > 0)
    return { kind: 'held', reason: 'complete los campos señalados' };
  if (isDirty) return { kind: 'pending' };
  return guardadoEn === null ? null : { kind: 'saved', at: guardadoEn };
}
