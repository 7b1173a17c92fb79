import { classNames } from '@marco/web-kit/class-names';
import { Check } from 'lucide-react';
import { computeEstadoPaso, ESTADO_PASO, type EstadoPaso, PASOS, type PasoId } from './pasos.ts';
import styles from './pasos-solicitud.module.css';
import type { ValoresSolicitud } from './valores.ts';

interface PasosSolicitudProps {
  readonly valores: ValoresSolicitud;
  readonly actual: PasoId;
  readonly onSelect: (paso: PasoId) => void;
}

const LOOKS: Readonly<Record<EstadoPaso, string | undefined>> = {
  completo: styles['done'],
  'en-curso': styles['current'],
  pendiente: undefined,
};

/** The steps of the form, each with where it stands in text and icon; any of them opens (design 07). */
export function PasosSolicitud({ valores, actual, onSelect }: PasosSolicitudProps) {
  const lugar = PASOS.findIndex(({ id }) => id === actual);
  return (
    <nav aria-label="Pasos de la solicitud">
      <p className={styles['progress']} aria-hidden="true">
        <b>
          Paso {lugar + 1} de {PASOS.length}
        </b>{' '}
        · {PASOS[lugar]?.nombre}
      </p>
      <ol className={styles['steps']}>
        {PASOS.map(({ id, nombre }, at) => {
          const estado = computeEstadoPaso(valores, id, actual);
          return (
            <li key={id} className={classNames(styles['step'], LOOKS[estado])}>
              <button
                type="button"
                aria-current={id === actual ? 'step' : undefined}
                onClick={() => onSelect(id)}
              >
                <span className={classNames(styles['mark'], 'num')} aria-hidden="true">
                  {estado === 'completo' ? <Check size={16} strokeWidth={3} /> : at + 1}
                </span>
                <span className={styles['texts']}>
                  {nombre}
                  <small>
                    <span className="sr">: </span>
                    {ESTADO_PASO[estado]}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
