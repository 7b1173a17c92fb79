import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { formatDate } from '@marco/web-kit/format';
import { Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reloj, Solicitud } from '../../contract/index.ts';
import { listPuntosDeVida, type PuntoDeVida, TERMINADAS } from '../../rules/reloj/linea-de-vida.ts';
import styles from './linea-de-vida.module.css';

interface LineaDeVidaProps {
  readonly solicitud: Solicitud;
  readonly reloj: Reloj | undefined;
}

/** The life of a request in points: what is past with its day, the present, what is to come as it is forecast. */
export function LineaDeVida({ solicitud, reloj }: LineaDeVidaProps) {
  const { nivel, tipo, estado, fechaCreacion, pasos, reafirmacion } = solicitud;
  const puntos = listPuntosDeVida({
    nivel,
    tipo,
    esReafirmada: reafirmacion !== null,
    estado,
    creada: fechaCreacion,
    pasos,
    hitos: reloj?.pronostico?.hitos ?? [],
  });
  return (
    <Card flush>
      <ol className={styles['line']} aria-label="Vida de la solicitud">
        {puntos.map((punto, place) => (
          <li
            key={punto.estado}
            className={styles[punto.situacion]}
            aria-current={punto.situacion === 'actual' ? 'step' : undefined}
          >
            <span className={classNames(styles['dot'], 'num')} aria-hidden="true">
              {toMarca(punto, place)}
            </span>
            <b>{punto.nombre}</b>
            <span className={styles['when']}>{presentCuando(punto)}</span>
            <span className={styles['whose']}>{punto.quien}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function toMarca({ situacion, esVuelta, estado }: PuntoDeVida, place: number): ReactNode {
  if (situacion === 'hecha') return <Check size={14} strokeWidth={3} />;
  if (!esVuelta) return place + 1;
  return TERMINADAS.has(estado) ? <X size={14} /> : <Undo2 size={14} />;
}

function presentCuando({ situacion, fecha }: PuntoDeVida): string {
  if (fecha === null) return '';
  return situacion === 'futura' ? `hacia el ${formatDate(fecha)}` : formatDate(fecha);
}
