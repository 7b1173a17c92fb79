import type { Decision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Check } from 'lucide-react';
import type { MarcaDeSolicitud } from '../../contract/index.ts';
import { RESPUESTA_MARCA } from '../../contract/terms.ts';
import styles from './marcas.module.css';

interface MarcaItemProps {
  readonly marca: MarcaDeSolicitud;
  /** Its number, from 1. */
  readonly numero: number;
  /** Answered ones show their name alone until they are opened. */
  readonly isFolded: boolean;
  /** Whether the reader may answer; absent where nobody answers it any more. */
  readonly responder?: Decision | undefined;
  readonly onResponder: (marca: MarcaDeSolicitud) => void;
}

const toAncla = (id: number) => `observacion-${id}`;

/** Leads to a mark on show: who goes on by keyboard is at its answer. */
export function goToMarca({ id }: Pick<MarcaDeSolicitud, 'id'>): void {
  document.getElementById(toAncla(id))?.focus();
}

/** A mark with its answer. */
export function MarcaItem({ marca, numero, isFolded, responder, onResponder }: MarcaItemProps) {
  const { id, nombre, texto, respuesta } = marca;
  const verbo = respuesta === null ? 'Responder' : 'Cambiar';
  return (
    <li id={toAncla(id)} tabIndex={-1} className={styles['marca']}>
      <span className={respuesta === null ? styles['numero'] : styles['lista']} aria-hidden="true">
        {respuesta === null ? numero : <Check size={15} strokeWidth={3} />}
      </span>
      {respuesta !== null && isFolded ? (
        <details className={styles['texto']}>
          <summary>
            <b>{nombre}</b> <span>{RESPUESTA_MARCA[respuesta.clase]}</span>
          </summary>
          <p>{texto}</p>
          <Respuesta respuesta={respuesta} />
        </details>
      ) : (
        <div className={styles['texto']}>
          <b>{nombre}</b>
          <p>{texto}</p>
          {respuesta === null ? null : <Respuesta respuesta={respuesta} />}
        </div>
      )}
      {responder === undefined ? null : (
        <span className={styles['boton']} data-print="hide">
          <Button
            variant={respuesta === null ? 'secondary' : 'neutral'}
            size="small"
            blocked={responder}
            aria-label={`${verbo} la observación ${numero}: ${nombre}`}
            onClick={() => onResponder(marca)}
          >
            {verbo}
          </Button>
        </span>
      )}
    </li>
  );
}

function Respuesta({
  respuesta: { clase, texto, usuario },
}: {
  readonly respuesta: NonNullable<MarcaDeSolicitud['respuesta']>;
}) {
  return (
    <p className={styles['respuesta']}>
      <b>{RESPUESTA_MARCA[clase]}</b> por {usuario}
      {texto === '' ? '.' : `: ${texto}`}
    </p>
  );
}
