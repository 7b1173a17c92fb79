import { presentEntidad } from '@marco/entidades/terms';
import { formatLongMoment, formatTime } from '@marco/web-kit/format';
import {
  Building2,
  CalendarDays,
  FileCheck2,
  ListChecks,
  type LucideIcon,
  Network,
  Paperclip,
  PencilLine,
} from 'lucide-react';
import type { EventoHistorial as Evento } from '../../contract/index.ts';
import type { ClaseHistorial } from '../../contract/terms.ts';
import { toEtiqueta } from '../../rules/historial/campos.ts';
import { presentFrase } from '../../rules/historial/frases.ts';
import { CambioHistorial } from './cambio-historial.tsx';
import styles from './historial.module.css';
import { formatRelative } from './relative-time.ts';

const ICONOS: Readonly<Record<ClaseHistorial, LucideIcon>> = {
  datos: PencilLine,
  entidades: Building2,
  servicios: Network,
  reuniones: CalendarDays,
  documentos: Paperclip,
  actas: FileCheck2,
  compromisos: ListChecks,
};

/** If the sentence says everything, no list of fields is shown under it. */
const DICHO: ReadonlySet<string> = new Set([
  'cerrar-mesa',
  'reabrir-mesa',
  'cambiar-participante-mesa',
  'retirar-participante-mesa',
  'vincular-servicio-mesa',
  'desvincular-servicio-mesa',
  'adjuntar-documento',
  'quitar-documento',
]);

interface EventoHistorialProps {
  readonly evento: Evento;
  /** When the list was read, in milliseconds. */
  readonly now: number;
}

/** One change: who, what, when, and from → to. */
export function EventoHistorial({ evento, now }: EventoHistorialProps) {
  const { clase, quien, fecha, cambios, personales, motivo, accion } = evento;
  const Icono = ICONOS[clase];
  const listed = DICHO.has(accion) ? [] : cambios;
  return (
    <li className={styles['event']}>
      <span className={styles['icon']}>
        <Icono size={16} />
      </span>
      <div className={styles['what']}>
        <p className={styles['sentence']}>
          <b>{quien?.nombre ?? 'El sistema'}</b> {presentFrase(evento)}.
        </p>
        <p className={styles['meta']}>
          <time dateTime={fecha} title={formatLongMoment(fecha)}>
            {formatTime(fecha)} · {formatRelative(fecha, now)}
          </time>
          {quien ? (
            <span>
              {[quien.rol, quien.entidad && presentEntidad(quien.entidad)].filter(Boolean).join(', ')}
            </span>
          ) : null}
        </p>
        {motivo === null ? null : <p className={styles['reason']}>Motivo: {motivo}</p>}
        {listed.length > 0 || personales.length > 0 ? (
          <dl className={styles['changes']}>
            {listed.map((cambio) => (
              <CambioHistorial key={cambio.campo} cambio={cambio} />
            ))}
            {personales.map((campo) => (
              <div key={campo} className={styles['change']}>
                <dt>{toEtiqueta(campo)}</dt>
                <dd className={styles['hidden']}>Cambió; por ser dato personal no se muestra su valor.</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
