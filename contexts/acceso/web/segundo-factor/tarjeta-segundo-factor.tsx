import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { openFailure } from '@marco/web-kit/failure-modal';
import { formatLongDate } from '@marco/web-kit/format';
import { Modal, useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodigosGuardar } from './codigos-guardar.tsx';
import { Inscripcion } from './inscripcion.tsx';
import styles from './segundo-factor.module.css';
import { SEGUNDO_FACTOR_KEY, useCreateCodigos, useSegundoFactor } from './use-segundo-factor.ts';

/** The second factor of the person, where they have one: since when, codes left, and how to change it. */
export function TarjetaSegundoFactor() {
  const { data } = useSegundoFactor();
  const queries = useQueryClient();
  const modals = useModal();
  const { mutateAsync, isPending } = useCreateCodigos();
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);
  const [isChanging, setChanging] = useState(false);
  if (!data?.exigido || data.inscritoEn === null) return null;

  async function renew(): Promise<void> {
    const isSure = await modals.ask({
      title: 'Códigos de recuperación',
      message: 'Los códigos que guardó antes dejan de servir. ¿Desea generar otros?',
      confirmLabel: 'Generar códigos',
    });
    if (!isSure) return;
    try {
      setCodigos((await mutateAsync()).codigos);
    } catch (error) {
      await openFailure(modals, error);
    }
  }

  function close(): void {
    setCodigos(null);
    setChanging(false);
    void queries.invalidateQueries({ queryKey: SEGUNDO_FACTOR_KEY, exact: true });
  }

  return (
    <Card title="Segundo factor">
      <div className={styles['bloque']}>
        <p>
          Su aplicación de autenticación está inscrita desde el {formatLongDate(data.inscritoEn)}. Le quedan{' '}
          {data.codigosRestantes} códigos de recuperación.
        </p>
        <div className={styles['guardar']}>
          <Button variant="neutral" busy={isPending && 'Generando'} onClick={() => void renew()}>
            Generar códigos nuevos
          </Button>
          <Button variant="neutral" onClick={() => setChanging(true)}>
            Cambiar de aplicación
          </Button>
        </div>
      </div>
      <Modal
        isOpen={isChanging || codigos !== null}
        title={codigos ? 'Guarde sus códigos de recuperación' : 'Cambiar de aplicación'}
        message={codigos ? undefined : 'La anterior sirve hasta que confirme la nueva con un código.'}
        onClose={close}
        actions={
          <Button variant="neutral" onClick={close}>
            {codigos ? 'Ya los guardé' : 'Cancelar'}
          </Button>
        }
      >
        {codigos ? <CodigosGuardar codigos={codigos} /> : <Inscripcion esCambio onInscrita={setCodigos} />}
      </Modal>
    </Card>
  );
}
