import { Button } from '@marco/web-kit/button';
import { useLatest, useModal } from '@marco/web-kit/modal';
import { Lock, LockOpen } from 'lucide-react';
import type { GestionMesa, updateEstadoMesaEndpoint } from '../../contract/index.ts';
import { useAskCompromisos } from './use-ask-compromisos.tsx';
import { useCambioMesa } from './use-gestion.ts';

const CERRAR = {
  question: {
    title: '¿Cerrar la mesa?',
    message:
      'Quedará de solo lectura para todos y se avisará a las personas de la entidad líder. Sus reuniones y documentos se conservan.',
    confirmLabel: 'Cerrar mesa',
    tone: 'warn',
  },
  done: 'La mesa quedó cerrada.',
} as const;

const REABRIR = {
  question: {
    title: '¿Reabrir la mesa?',
    message: 'Podrá editarse de nuevo y se avisará a las personas de la entidad líder.',
    confirmLabel: 'Reabrir mesa',
  },
  done: 'La mesa quedó abierta.',
} as const;

/** Closes an open mesa or reopens a closed one, after asking for the reason (MESA-11). */
export function BotonEstado({ mesa }: { readonly mesa: GestionMesa }) {
  const modals = useModal();
  const { id, estado, version, permisos } = mesa;
  const { send, isSaving } = useCambioMesa(id);
  const seen = useLatest(version);
  const askCompromisos = useAskCompromisos(mesa);

  async function change(): Promise<void> {
    if (estado && !(await askCompromisos())) return;
    const { question, done } = estado ? CERRAR : REABRIR;
    const isForced = estado && mesa.compromisosAbiertos > 0;
    await modals.askText({
      label: 'Motivo',
      ...question,
      send: (motivo) =>
        send(
          (api, options) =>
            api.call<typeof updateEstadoMesaEndpoint>(
              { method: 'POST', path: '/mesaInteroperabilidad/estado' },
              { body: { id, activa: !estado, motivo, ...(isForced ? { deTodosModos: true } : {}) } },
              { ...options, version: seen.current },
            ),
          done,
        ),
    });
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
