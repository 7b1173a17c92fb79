import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type { GestionReunion, submitDesarrolloEndpoint } from '../../contract/index.ts';
import styles from './desarrollo.module.css';
import type { DesarrolloEscrito } from './use-desarrollo.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

interface SubmitAvanceProps {
  readonly reunion: GestionReunion;
  readonly desarrollo: Pick<DesarrolloEscrito, 'flush' | 'isFlushing' | 'isDirty'>;
}

/** What is written of a meeting that was held is a draft until it is published. */
export function SubmitAvance({ reunion, desarrollo }: SubmitAvanceProps) {
  const { idReunion, sinPublicar } = reunion;
  const modals = useModal();
  const { send, isSaving } = useSavedChange<GestionReunion>({
    show: (queries, saved) => queries.setQueryData(toReunionKey(idReunion), saved),
    refresh: ['mesas'],
  });
  if (!sinPublicar && !desarrollo.isDirty) return null;

  async function publish(): Promise<void> {
    if (!(await desarrollo.flush())) {
      await modals.alert({
        title: 'Hay notas sin guardar',
        message: 'Espere a que se guarden o resuelva las diferencias antes de publicar el avance.',
      });
      return;
    }
    await send(
      (api, options) =>
        api.call<typeof submitDesarrolloEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/reunion/desarrollo/publicar' },
          { body: { idReunion } },
          options,
        ),
      'El avance quedó publicado.',
    );
  }

  return (
    <Notice tone="warn" role="status">
      <div className={styles['publish']}>
        <p>
          <b>Hay cambios sin publicar.</b> Los demás siguen viendo lo último que se publicó.
        </p>
        <Button
          size="small"
          busy={(isSaving && 'Publicando') || (desarrollo.isFlushing && 'Guardando')}
          onClick={() => void publish()}
        >
          Publicar avance
        </Button>
      </div>
    </Notice>
  );
}
