import { formatLongDay } from '@marco/country/day-text';
import { Button } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Modal } from '@marco/web-kit/modal';
import { CalendarDays } from 'lucide-react';
import type { Compromiso } from '../../contract/index.ts';
import styles from './calendario.module.css';
import tablero from './tablero.module.css';
import { type FiltroDelTablero, useCalendarioCompromisos } from './use-tablero.ts';

interface DiaDialogProps {
  readonly filtro: FiltroDelTablero;
  readonly dia: string;
  readonly onOpen: (compromiso: Compromiso) => void;
  readonly onClose: () => void;
}

/** Everything of one day of the calendar. */
export function DiaDialog({ filtro, dia, onOpen, onClose }: DiaDialogProps) {
  const query = useCalendarioCompromisos(filtro, dia.slice(0, 7), dia);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`Compromisos del ${formatLongDay(dia)}`}
      icon={<CalendarDays size={22} />}
      actions={
        <Button variant="neutral" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <LoadBlock query={query} subject="los compromisos del día">
        {({ dias }) => (
          <ul className={styles['day']}>
            {dias.flatMap(({ compromisos }) =>
              compromisos.map((compromiso) => (
                <li key={compromiso.id} className={tablero[compromiso.columna]}>
                  <button type="button" className={styles['item']} onClick={() => onOpen(compromiso)}>
                    {compromiso.descripcion}
                  </button>
                  <small>
                    Mesa {compromiso.nombreMesa}, {compromiso.responsable}
                  </small>
                </li>
              )),
            )}
          </ul>
        )}
      </LoadBlock>
    </Modal>
  );
}
