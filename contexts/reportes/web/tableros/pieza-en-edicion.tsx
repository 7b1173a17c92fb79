import type { Decision } from '@marco/contract-kit';
import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { IconButton } from '@marco/web-kit/icon-button';
import { ArrowLeft, ArrowRight, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PiezaLeida } from '../../contract/index.ts';
import type { FormaPieza } from '../../contract/tableros.terms.ts';
import type { PiezaEnBorrador } from '../../rules/tableros/borrador.ts';
import { PiezaDeTablero } from './pieza.tsx';
import styles from './tablero.module.css';

interface PiezaEnEdicionProps {
  readonly puesta: PiezaEnBorrador<PiezaLeida>;
  /** Among those that stay, from 1. */
  readonly lugar: number;
  readonly cuantas: number;
  /** Whether one that was removed has room to come back. */
  readonly canReturn: Decision;
  readonly onMove: (paso: -1 | 1) => void;
  readonly onForma: (forma: FormaPieza) => void;
  readonly onRemove: (isQuitada: boolean) => void;
}

/** A pieza with what changes it; once it is removed, the way back. */
export function PiezaEnEdicion(props: PiezaEnEdicionProps) {
  const { puesta, lugar, cuantas, canReturn, onMove, onForma, onRemove } = props;
  const { pieza, isQuitada } = puesta;
  const { titulo, forma } = pieza;
  const button = useRef<HTMLButtonElement>(null);
  const wasQuitada = useRef(isQuitada);
  // The button that was pressed goes with the press: the one that undoes it takes the focus over.
  useEffect(() => {
    if (wasQuitada.current !== isQuitada) button.current?.focus();
    wasQuitada.current = isQuitada;
  }, [isQuitada]);
  if (isQuitada)
    return (
      <li className={styles['pieza']}>
        <p className={styles['quitada']}>
          Se quitó «{titulo}».{' '}
          <Button
            ref={button}
            variant="neutral"
            size="small"
            icon={<Undo2 size={16} />}
            blocked={canReturn}
            onClick={() => onRemove(false)}
          >
            Deshacer<span className="sr">: volver a poner {titulo}</span>
          </Button>
        </p>
      </li>
    );
  const isGrafica = forma === 'grafica';
  return (
    <li className={classNames(styles['pieza'], isGrafica && styles['ancha'])}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
      <div className={styles['controles']} role="group" aria-label={titulo}>
        <IconButton
          size="small"
          outlined
          label={`Mover antes: ${titulo}`}
          aria-disabled={lugar === 1}
          icon={<ArrowLeft size={16} />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          outlined
          label={`Mover después: ${titulo}`}
          aria-disabled={lugar === cuantas}
          icon={<ArrowRight size={16} />}
          onClick={() => onMove(1)}
        />
        {pieza.codigo === null && pieza.vistaId === null ? null : (
          <Button variant="neutral" size="small" onClick={() => onForma(isGrafica ? 'cifra' : 'grafica')}>
            {isGrafica ? 'Como cifra' : 'Como gráfica'}
            <span className="sr">: {titulo}</span>
          </Button>
        )}
        <Button
          ref={button}
          variant="neutral"
          size="small"
          icon={<Trash2 size={16} />}
          onClick={() => onRemove(true)}
        >
          Quitar<span className="sr">: {titulo}</span>
        </Button>
      </div>
      <PiezaDeTablero pieza={pieza} />
    </li>
  );
}
