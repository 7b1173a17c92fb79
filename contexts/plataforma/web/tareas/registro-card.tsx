import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatMoment } from '@marco/web-kit/format';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { ESTADO_DERIVA } from '../../contract/contratos.terms.ts';
import type { TareaDetallada } from '../../contract/index.ts';
import { AMBIENTE } from '../../contract/terms.ts';
import { CompareContrato } from '../contratos/compare-contrato.tsx';
import styles from '../operacion/operacion.module.css';
import { RegistroDialog } from './registro-dialog.tsx';

interface RegistroCardProps {
  readonly tarea: TareaDetallada;
  readonly registro: NonNullable<TareaDetallada['registro']>;
}

/** Where the servicio of a task is registered, and its contract there. */
export function RegistroCard({ tarea, registro }: RegistroCardProps) {
  const { ambiente, instancia, servicio, registrar } = registro;
  const [isOpen, setOpen] = useState(false);
  const isPending = tarea.estado === 'pendiente';
  return (
    <Card title={`Registro en ${AMBIENTE[ambiente].toLowerCase()}`}>
      <div className={styles['bloque']}>
        <FactSheet>
          <Fact name="Instancia">{instancia}</Fact>
          <Fact name="Identificador">{servicio?.identificador ?? 'Sin registrar'}</Fact>
          {ambiente === 'produccion' ? (
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
            {ambiente === 'produccion' && servicio !== null ? <CompareContrato servicio={servicio} /> : null}
          </div>
        ) : null}
        {isOpen ? <RegistroDialog tarea={tarea} registro={registro} onClose={() => setOpen(false)} /> : null}
      </div>
    </Card>
  );
}
