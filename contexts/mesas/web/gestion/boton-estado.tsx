import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { Lock, LockOpen } from 'lucide-react';
import type { GestionMesa, updateEstadoMesa } from '../../contract/index.ts';
import { useAskCompromisos } from './use-ask-compromisos.tsx';
import { useCambioMesa } from './use-cambio-mesa.ts';

/** Closes an open mesa or reopens a closed one, after asking for the reason (MESA-11). */
export function BotonEstado({ mesa }: { readonly mesa: GestionMesa }) {
  const modals = useModal();
  const { id, estado, version, permisos } = mesa;
  const { send, isSaving } = useCambioMesa(id);
  const askCompromisos = useAskCompromisos(mesa);

  async function change(): Promise<void> {
    if (estado && !(await askCompromisos())) return;
    const motivo = await modals.askText({
      title: estado ? '¿Cerrar la mesa?' : '¿Reabrir la mesa?',
      message: estado
        ? 'Quedará de solo lectura para todos y se avisará a las personas de la entidad líder. Sus reuniones y documentos se conservan.'
        : 'Podrá editarse de nuevo y se avisará a las personas de la entidad líder.',
      label: 'Motivo',
      confirmLabel: estado ? 'Cerrar mesa' : 'Reabrir mesa',
      ...(estado ? { tone: 'warn' as const } : {}),
    });
    if (motivo === null) return;
    await send(
      (api, options) =>
        api.call<typeof updateEstadoMesa>(
          { method: 'POST', path: '/mesaInteroperabilidad/estado' },
          { body: { id, activa: !estado, motivo, deTodosModos: estado && mesa.compromisosAbiertos > 0 } },
          { ...options, version },
        ),
      estado ? 'La mesa quedó cerrada.' : 'La mesa quedó abierta.',
    );
  }

  return (
    <Button
      variant="neutral"
      icon={estado ? <Lock size={18} /> : <LockOpen size={18} />}
      blocked={estado ? permisos.cerrar : permisos.reabrir}
      busy={isSaving && 'Guardando'}
      onClick={() => void change()}
    >
      {estado ? 'Cerrar mesa' : 'Reabrir mesa'}
    </Button>
  );
}
