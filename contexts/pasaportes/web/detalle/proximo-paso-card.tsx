import { Card } from '@marco/web-kit/card';
import { formatDate, formatLongDate } from '@marco/web-kit/format';
import type { ProximoPaso } from '../../contract/index.ts';
import styles from './pasaporte.module.css';

const BASES: Readonly<Record<NonNullable<ProximoPaso['pronostico']>['base'], (casos: number) => string>> = {
  historia: (casos) => `Según ${casos} solicitudes certificadas de los últimos 24 meses.`,
  plazos: () => 'Según los plazos: todavía hay pocas solicitudes certificadas para calcularlo de otra forma.',
};

function Pronostico({ pronostico }: { readonly pronostico: NonNullable<ProximoPaso['pronostico']> }) {
  const { base, casos, probable, segura } = pronostico;
  return (
    <>
      <p className={styles['fecha']}>
        Con lo que falta, lo más probable: <b>{formatDate(probable)}</b>
      </p>
      <p className={styles['nota']}>
        {segura === probable ? '' : `Con 80 % de seguridad, antes del ${formatLongDate(segura)}. `}
        {BASES[base](casos)}
      </p>
    </>
  );
}

/** What brings the version to its next level: what is missing, in whose hands, and when. */
export function ProximoPasoCard({ paso }: { readonly paso: ProximoPaso }) {
  const { frase, falta, enManosDe, pronostico } = paso;
  return (
    <Card title="Próximo paso">
      <p>{frase}</p>
      {falta.length > 0 ? (
        <ul className={styles['falta']}>
          {falta.map((texto) => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      ) : null}
      {enManosDe ? (
        <p className={styles['nota']}>
          <b>{enManosDe.texto}</b>
          {enManosDe.desde === null ? '.' : `, desde el ${formatLongDate(enManosDe.desde)}.`}
        </p>
      ) : null}
      {pronostico ? <Pronostico pronostico={pronostico} /> : null}
    </Card>
  );
}
