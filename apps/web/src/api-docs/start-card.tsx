import { toGuia } from '@marco/parametros/paths';
import { Card } from '@marco/web-kit/card';
import { Gauge, Globe, KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import styles from './api-docs.module.css';

/** What somebody who begins has to know: where, with what, and how often. */
export function StartCard() {
  return (
    <Card title="Para empezar" aside={<Link to={toGuia('integradores')}>Guía de 5 minutos</Link>} flush>
      <div className={styles['start']}>
        <div>
          <h3>
            <Globe size={17} aria-hidden="true" />
            Dirección
          </h3>
          <p>Responde en JSON. Los archivos dicen su tipo, y algunas consultas lo eligen con Accept.</p>
          <code className={styles['address']}>{`${globalThis.location?.origin ?? ''}/api-public`}</code>
        </div>
        <div>
          <h3>
            <KeyRound size={17} aria-hidden="true" />
            Acceso
          </h3>
          <p>
            Lo público es libre. Lo demás lleva el token de su sesión en el encabezado Authorization, y hace
            lo que permite su rol.
          </p>
        </div>
        <div>
          <h3>
            <Gauge size={17} aria-hidden="true" />
            Límites
          </h3>
          <p>
            Las consultas por minuto tienen un límite. El encabezado X-RateLimit-Remaining dice cuántas le
            quedan, y Retry-After, cuántos segundos esperar.
          </p>
        </div>
      </div>
    </Card>
  );
}
