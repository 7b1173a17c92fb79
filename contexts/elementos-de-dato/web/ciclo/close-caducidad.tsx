import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import type { ElementoPrivado } from '../../contract/index.ts';
import styles from './ciclo.module.css';
import { useAccionDeCiclo } from './use-accion-de-ciclo.ts';

/** Cancels the expiry set for an element, after asking. */
export function CloseCaducidad({ elemento }: { readonly elemento: ElementoPrivado }) {
  const modals = useModal();
  const { move, isSaving } = useAccionDeCiclo(elemento);

  async function cancel(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Cancelar la caducidad?',
      message: 'El elemento sigue vigente. Se avisa a su autor y a las entidades a las que llegaba.',
      confirmLabel: 'Cancelar la caducidad',
      cancelLabel: 'Volver',
    });
    if (isSure) await move('cancelar-caducidad');
  }

  return (
    <div className={styles['action']}>
      <Button
        size="small"
        variant="neutral"
        blocked={elemento.acciones.cancelarCaducidad}
        busy={isSaving && 'Guardando'}
        onClick={() => void cancel()}
      >
        Cancelar la caducidad
      </Button>
    </div>
  );
}
