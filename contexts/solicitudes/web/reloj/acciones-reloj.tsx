import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { CalendarPlus, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { ProrrogaDialog } from './prorroga-dialog.tsx';
import styles from './reloj.module.css';
import { SuspensionDialog } from './suspension-dialog.tsx';

/** What who assigns requests does with the clock: it stops, runs again, or is made longer. */
export function AccionesReloj({ solicitud }: { readonly solicitud: Solicitud }) {
  const [open, setOpen] = useState<'suspension' | 'prorroga' | null>(null);
  const modals = useModal();
  const { move, isSaving } = useCambioSolicitud(solicitud);
  const opciones = useOpcionesSolicitud().data;
  const { acciones, suspension, cerradaEn, radicado } = solicitud;
  // Whom requests may be assigned to is told only to people who assign them; nobody else moves the clock.
  if (!opciones?.consultores.length || cerradaEn !== null || radicado === null) return null;
  const resume = () =>
    modals.askText({
      title: '¿Reanudar el plazo?',
      label: 'Motivo',
      message: 'El plazo corre de nuevo desde hoy con los días que se conservaron.',
      confirmLabel: 'Reanudar',
      cancelLabel: 'Volver',
      send: (motivo) => move('reanudarPlazo', { motivo }),
    });
  const close = () => setOpen(null);
  return (
    <div className={styles['actions']} data-print="hide">
      {suspension === null ? (
        <Button
          variant="neutral"
          size="small"
          icon={<Pause size={16} />}
          blocked={acciones.suspenderPlazo}
          onClick={() => setOpen('suspension')}
        >
          Suspender
        </Button>
      ) : (
        <Button
          variant="neutral"
          size="small"
          icon={<Play size={16} />}
          blocked={acciones.reanudarPlazo}
          busy={isSaving && 'Reanudando'}
          onClick={() => void resume()}
        >
          Reanudar
        </Button>
      )}
      <Button
        variant="neutral"
        size="small"
        icon={<CalendarPlus size={16} />}
        blocked={acciones.prorrogar}
        onClick={() => setOpen('prorroga')}
      >
        Prorrogar
      </Button>
      {open === 'suspension' ? <SuspensionDialog solicitud={solicitud} onClose={close} /> : null}
      {open === 'prorroga' ? <ProrrogaDialog solicitud={solicitud} onClose={close} /> : null}
    </div>
  );
}
