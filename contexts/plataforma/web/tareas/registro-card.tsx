import type { Decision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatMoment } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { Network, Send } from 'lucide-react';
import { useState } from 'react';
import { ESTADO_DERIVA } from '../../contract/contratos.terms.ts';
import type { TareaDetallada } from '../../contract/index.ts';
import { AMBIENTE } from '../../contract/terms.ts';
import { CompareContrato } from '../contratos/compare-contrato.tsx';
import styles from '../operacion/operacion.module.css';
import { RegistroDialog } from './registro-dialog.tsx';
import { usePublicacion } from './use-tarea.ts';

interface RegistroCardProps {
  readonly tarea: TareaDetallada;
  readonly registro: NonNullable<TareaDetallada['registro']>;
}

/** Where the servicio of a task is registered, and its contract there. */
export function RegistroCard({ tarea, registro }: RegistroCardProps) {
  const { ambiente, instancia, servicio, registrar, publicar } = registro;
  const [isOpen, setOpen] = useState(false);
  const isPending = tarea.estado === 'pendiente';
  return (
    <Card title={`Registro en ${AMBIENTE[ambiente].toLowerCase()}`}>
      <div className={styles['bloque']}>
        <FactSheet>
          <Fact name="Instancia">{instancia}</Fact>
          <Fact name="Identificador">{servicio?.identificador ?? 'Sin registrar'}</Fact>
          {publicar !== null ? (
            <Fact name="Contrato">
              {servicio?.deriva
                ? `${ESTADO_DERIVA[servicio.deriva.estado]}, comparado el ${formatMoment(servicio.deriva.comparadoEn)}`
                : 'Sin comparar'}
            </Fact>
          ) : null}
        </FactSheet>
        {isPending ? (
          <div className={styles['acciones']} data-print="hide">
            <Button
              variant={servicio === null ? 'primary' : 'neutral'}
              icon={<Network size={18} />}
              blocked={registrar}
              onClick={() => setOpen(true)}
            >
              {servicio === null ? 'Registrar' : 'Corregir registro'}
            </Button>
            {publicar !== null && servicio !== null ? (
              <>
                <CompareContrato servicio={servicio} size="medium" />
                <Publicar tarea={tarea} publicar={publicar} />
              </>
            ) : null}
          </div>
        ) : null}
        {isOpen ? <RegistroDialog tarea={tarea} registro={registro} onClose={() => setOpen(false)} /> : null}
      </div>
    </Card>
  );
}

interface PublicarProps {
  readonly tarea: TareaDetallada;
  readonly publicar: Decision;
}

function Publicar({ tarea, publicar }: PublicarProps) {
  const modals = useModal();
  const { publish, isSaving } = usePublicacion(tarea);

  async function confirm(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Publicar la versión?',
      message:
        'El servicio queda Publicado Nivel 3 y otras entidades pueden pedir usarlo. La versión publicada hasta ahora queda obsoleta.',
      confirmLabel: 'Publicar',
      cancelLabel: 'Volver',
    });
    if (isSure) await publish();
  }

  return (
    <Button
      icon={<Send size={18} />}
      blocked={publicar}
      busy={isSaving && 'Publicando'}
      onClick={() => void confirm()}
    >
      Publicar
    </Button>
  );
}
