import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatMoment } from '@marco/web-kit/format';
import { CalendarPlus, Check, Pause, Play, Stamp, Undo2, UserCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarcaDeSolicitud, Paso, Solicitud } from '../../contract/index.ts';
import { ACCION_SOLICITUD, type AccionSolicitud } from '../../contract/terms.ts';
import { MarcasDePaso } from '../marcas/marcas-de-paso.tsx';
import styles from './detalle.module.css';

const ICONOS: Readonly<Partial<Record<AccionSolicitud, ReactNode>>> = {
  radicar: <Stamp size={15} />,
  asignar: <UserCheck size={15} />,
  devolver: <Undo2 size={15} />,
  observar: <Undo2 size={15} />,
  rechazar: <X size={15} />,
  cancelar: <X size={15} />,
  desistir: <X size={15} />,
  suspenderPlazo: <Pause size={15} />,
  reanudarPlazo: <Play size={15} />,
  prorrogar: <CalendarPlus size={15} />,
};

/** Every step of a request, the last one first. */
export function PasosPanel({ solicitud: { pasos, marcas } }: { readonly solicitud: Solicitud }) {
  return (
    <Card title="Historia" aside={`${pasos.length} en total`}>
      {pasos.length === 0 ? (
        <EmptyState title="Esta solicitud aún no se ha radicado." />
      ) : (
        <ol className={styles['steps']}>
          {pasos.toReversed().map((paso) => (
            <PasoItem key={paso.id} paso={paso} marcas={marcas.filter(({ pasoId }) => pasoId === paso.id)} />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface PasoItemProps {
  readonly paso: Paso;
  /** What it asked for, where it returned the request. */
  readonly marcas: readonly MarcaDeSolicitud[];
}

function PasoItem({ paso, marcas }: PasoItemProps) {
  const { desde, hasta, usuario, fecha, motivo, dias } = paso;
  const accion = paso.accion as AccionSolicitud;
  return (
    <li>
      <span className={styles['stepIcon']}>{ICONOS[accion] ?? <Check size={15} />}</span>
      <p>
        <b>{ACCION_SOLICITUD[accion]}</b>
        {dias === null ? null : `, ${dias} ${dias === 1 ? 'día' : 'días'}`}
      </p>
      <time dateTime={fecha}>{formatMoment(fecha)}</time>
      <p className={styles['meta']}>
        <span>{usuario ?? 'El sistema'}</span>
        <span>{desde === hasta ? hasta : `${desde} → ${hasta}`}</span>
      </p>
      {motivo === '' ? null : <p className={styles['meta']}>Motivo: {motivo}</p>}
      {marcas.length === 0 ? null : <MarcasDePaso marcas={marcas} />}
    </li>
  );
}
