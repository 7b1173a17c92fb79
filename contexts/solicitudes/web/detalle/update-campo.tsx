import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import type { Campo, Solicitud } from '../../contract/index.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import styles from './detalle.module.css';

interface UpdateCampoProps {
  readonly solicitud: Solicitud;
  readonly campo: Campo;
}

/** The entity approves the definition of a field, or says what it observes. */
export function UpdateCampo({ solicitud, campo: { id, nombre, decision } }: UpdateCampoProps) {
  const modals = useModal();
  const { decidir, isSaving } = useCambioSolicitud(solicitud);

  async function observe(): Promise<void> {
    await modals.askText({
      title: `¿Qué observa de ${nombre}?`,
      label: 'Observación',
      message: 'El consultor la leerá junto al campo.',
      confirmLabel: 'Observar',
      send: (observacion) => decidir([{ id, decision: 'observada', observacion }]),
    });
  }

  return (
    <div className={styles['buttons']}>
      {decision === 'aprobada' ? null : (
        <Button
          variant="secondary"
          size="small"
          busy={isSaving && 'Guardando'}
          onClick={() => void decidir([{ id, decision: 'aprobada', observacion: '' }])}
        >
          Aprobar <span className="sr">{nombre}</span>
        </Button>
      )}
      {decision === 'observada' ? null : (
        <Button variant="neutral" size="small" onClick={() => void observe()}>
          Observar <span className="sr">{nombre}</span>
        </Button>
      )}
    </div>
  );
}
