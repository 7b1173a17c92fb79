import { FieldError, type FieldErrorState, LabelText, useInteraction } from '@marco/web-kit/field';
import { Radio } from '@marco/web-kit/radio-group';
import { useId } from 'react';
import type { Carga } from '../../contract/index.ts';
import { BarraDeCarga, computeTope } from './barra-de-carga.tsx';
import { presentAbiertas, presentDias, presentVencidas } from './present-carga.ts';
import styles from './reparto.module.css';

interface ConsultoresConCargaProps extends FieldErrorState {
  /** Who has least first. */
  readonly consultores: readonly Carga[];
  readonly cupo: number;
  /** Id of who is chosen; empty while nobody is. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The people a request may be given to, all in sight, each with what they have: open, late, working days in hand. */
export function ConsultoresConCarga(props: ConsultoresConCargaProps) {
  const { consultores, cupo, value, onChange } = props;
  const { error, markTouched, markDirty } = useInteraction(props);
  const name = useId();
  const errorId = `${name}-error`;
  const tope = computeTope(cupo, consultores);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot say required or invalid
      role="radiogroup"
      aria-required
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      onBlur={markTouched}
    >
      <legend className={styles['name']}>
        <LabelText label="Consultor" required />
      </legend>
      <div className={styles['people']}>
        {consultores.map((consultor) => (
          <label key={consultor.id} className={styles['person']}>
            <Radio
              name={name}
              value={consultor.id}
              checked={String(consultor.id) === value}
              required
              onChange={() => {
                markDirty();
                onChange(String(consultor.id));
              }}
            />
            <span className={styles['name']}>{consultor.nombre}</span>
            {/* The figures below say it in words. */}
            <span className={styles['bar']} aria-hidden="true">
              <BarraDeCarga carga={consultor} tope={tope} />
            </span>
            <span className={styles['figures']}>
              {' '}
              <CifrasDeCarga carga={consultor} cupo={cupo} />
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

interface CifrasDeCargaProps {
  readonly carga: Carga;
  readonly cupo: number;
}

/** '5 de 10 abiertas, 1 vencida, 31 días hábiles en su mano'. */
function CifrasDeCarga({ carga, cupo }: CifrasDeCargaProps) {
  return (
    <>
      {presentAbiertas(carga, cupo)}
      {carga.vencidas === 0 ? null : (
        <>
          , <b className={styles['late']}>{presentVencidas(carga)}</b>
        </>
      )}
      , {presentDias(carga)}
    </>
  );
}
