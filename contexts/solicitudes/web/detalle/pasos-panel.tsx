import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatMoment } from '@marco/web-kit/format';
import type { Paso } from '../../contract/index.ts';
import { ACCION_SOLICITUD, type AccionSolicitud } from '../../contract/terms.ts';
import styles from './detalle.module.css';

/** Every step of a request, the last one first. */
export function PasosPanel({ pasos }: { readonly pasos: readonly Paso[] }) {
  return (
    <Card title="Historial" aside={`${pasos.length} en total`}>
      {pasos.length === 0 ? (
        <EmptyState title="Esta solicitud aún no se ha radicado." />
      ) : (
        <ol className={styles['steps']}>
          {pasos.toReversed().map((paso) => (
            <PasoItem key={paso.id} paso={paso} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function PasoItem({ paso: { accion, desde, hasta, usuario, fecha, motivo } }: { readonly paso: Paso }) {
  return (
    <li>
      <p>
        <b>{ACCION_SOLICITUD[accion as AccionSolicitud]}</b>
      </p>
      <p>{desde === hasta ? hasta : `${desde} → ${hasta}`}</p>
      <div className={styles['meta']}>
        <span>{usuario ?? 'El sistema'}</span>
        <time dateTime={fecha}>{formatMoment(fecha)}</time>
      </div>
      {motivo === '' ? null : <p>Motivo: {motivo}</p>}
    </li>
  );
}
