import { classNames } from '@marco/web-kit/class-names';
import { Check } from 'lucide-react';
import { ESTADO_ETAPA, type EstadoEtapa } from './estado-etapa.ts';
import styles from './etapas-solicitud.module.css';

/** A step of a form as it stands now. */
export interface EtapaDicha<Id extends string> {
  readonly id: Id;
  readonly nombre: string;
  readonly estado: EstadoEtapa;
  /** Says more than the state does, in its place: '18 de 20'. */
  readonly detalle?: string | undefined;
}

interface EtapasSolicitudProps<Id extends string> {
  readonly etapas: readonly EtapaDicha<Id>[];
  readonly actual: Id;
  readonly onSelect: (paso: Id) => void;
}

const LOOKS: Readonly<Record<EstadoEtapa, string | undefined>> = {
  completo: styles['done'],
  'en-curso': styles['current'],
  pendiente: undefined,
};

/** So many have room for their names as soon as there is more than a phone. */
const DE_UNA_FILA = 4;
/** So many have room for their names beside their numbers on a wide screen. */
const JUNTO_A_SU_NUMERO = 5;

/** The steps of the form, each with where it stands in text and icon; any of them opens (design 07 and 12). */
export function EtapasSolicitud<Id extends string>({ etapas, actual, onSelect }: EtapasSolicitudProps<Id>) {
  const lugar = etapas.findIndex(({ id }) => id === actual);
  return (
    <nav
      aria-label="Pasos de la solicitud"
      className={classNames(
        etapas.length > DE_UNA_FILA && styles['many'],
        etapas.length > JUNTO_A_SU_NUMERO && styles['stacked'],
      )}
      data-print="hide"
    >
      <p className={styles['progress']} aria-hidden="true">
        <b>
          Paso {lugar + 1} de {etapas.length}
        </b>{' '}
        · {etapas[lugar]?.nombre}
      </p>
      <ol className={styles['steps']}>
        {etapas.map(({ id, nombre, estado, detalle }, at) => (
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
                <small className="num">
                  <span className="sr">: </span>
                  {detalle ?? ESTADO_ETAPA[estado]}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
