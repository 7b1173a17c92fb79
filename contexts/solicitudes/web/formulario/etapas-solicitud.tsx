import { classNames } from '@marco/web-kit/class-names';
import { Check } from 'lucide-react';
import { computeEstadoEtapa, ESTADO_ETAPA, type EstadoEtapa, ETAPAS, type EtapaId } from './etapas.ts';
import styles from './etapas-solicitud.module.css';
import type { ValoresSolicitud } from './valores.ts';

interface EtapasSolicitudProps {
  readonly valores: ValoresSolicitud;
  readonly actual: EtapaId;
  readonly onSelect: (paso: EtapaId) => void;
}

const LOOKS: Readonly<Record<EstadoEtapa, string | undefined>> = {
  completo: styles['done'],
  'en-curso': styles['current'],
  pendiente: undefined,
};

/** The steps of the form, each with where it stands in text and icon; any of them opens (design 07). */
export function EtapasSolicitud({ valores, actual, onSelect }: EtapasSolicitudProps) {
  const lugar = ETAPAS.findIndex(({ id }) => id === actual);
  return (
    <nav aria-label="Pasos de la solicitud">
      <p className={styles['progress']} aria-hidden="true">
        <b>
          Paso {lugar + 1} de {ETAPAS.length}
        </b>{' '}
        · {ETAPAS[lugar]?.nombre}
      </p>
      <ol className={styles['steps']}>
        {ETAPAS.map(({ id, nombre }, at) => {
          const estado = computeEstadoEtapa(valores, id, actual);
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
                    {ESTADO_ETAPA[estado]}
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
