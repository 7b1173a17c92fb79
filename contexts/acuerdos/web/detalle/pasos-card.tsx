import { Card } from '@marco/web-kit/card';
import { formatMoment } from '@marco/web-kit/format';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { CAUSA_RECHAZO, ESTADO_ACUERDO, LADO_ACUERDO, PASO_ACUERDO } from '../../contract/terms.ts';
import styles from './detalle.module.css';

const isPaso = (accion: string): accion is keyof typeof PASO_ACUERDO => Object.hasOwn(PASO_ACUERDO, accion);

/** What happened to an acuerdo, the last one first: who, from where to where, and why. */
export function PasosCard({ acuerdo: { pasos } }: { readonly acuerdo: AcuerdoDeConsumo }) {
  return (
    <Card title="Historia">
      <ol className={styles['pasos']}>
        {pasos.toReversed().map(({ accion, desde, hasta, lado, quien, causa, motivo, momento }) => (
          <li key={momento + accion}>
            <p>
              <b>{isPaso(accion) ? PASO_ACUERDO[accion] : 'Empezar la petición'}</b>
            </p>
            <time dateTime={momento}>{formatMoment(momento)}</time>
            <p className={styles['meta']}>
              {quien ?? 'El sistema'}
              {lado === null ? '' : `, por ${LADO_ACUERDO[lado].toLowerCase()}`}
              {desde === null || desde === hasta
                ? ''
                : `: ${ESTADO_ACUERDO[desde]} → ${ESTADO_ACUERDO[hasta]}`}
            </p>
            {motivo === '' ? null : (
              <p className={styles['meta']}>
                {causa === null ? '' : `${CAUSA_RECHAZO[causa]}. `}Motivo: {motivo}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
