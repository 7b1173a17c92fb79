import { Radio } from '@marco/web-kit/radio-group';
import { Textarea } from '@marco/web-kit/textarea';
import { useId } from 'react';
import type { CriterioMadurez } from '../../contract/index.ts';
import { LIMITE_EVIDENCIA } from '../../contract/madurez.terms.ts';
import styles from './autodiagnosticos.module.css';
import type { GradoEscrito } from './use-respuestas.ts';

interface CriterioProps {
  readonly criterio: CriterioMadurez;
  /** Names of the grades, from the first. */
  readonly grados: readonly string[];
  readonly respuesta: GradoEscrito;
  readonly isReadOnly: boolean;
  readonly onChange: (respuesta: GradoEscrito) => void;
}

const EVIDENCIA_LARGA = `Escriba máximo ${LIMITE_EVIDENCIA} caracteres.`;

/** One criterion: the five grades in words, and what shows the one that was chosen. */
export function CriterioCampos({ criterio, grados, respuesta, isReadOnly, onChange }: CriterioProps) {
  const name = useId();
  return (
    <div className={styles['criterio']}>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group says nothing of what is chosen
        role="radiogroup"
        className={styles['grados']}
      >
        <legend>
          {criterio.nombre}
          <small>{criterio.pregunta}</small>
        </legend>
        {criterio.grados.map((texto, at) => (
          <label key={texto} className={styles['grado']}>
            <Radio
              name={name}
              value={at + 1}
              checked={respuesta.grado === at + 1}
              disabled={isReadOnly}
              onChange={() => onChange({ ...respuesta, grado: at + 1 })}
            />
            <span>
              <b>{`${at + 1}. ${grados[at] ?? ''}`}</b> {texto}
            </span>
          </label>
        ))}
      </fieldset>
      <Textarea
        label={`Evidencia de ${criterio.nombre}`}
        hint="Qué documento, sistema o hecho lo muestra."
        optional
        rows={2}
        readOnly={isReadOnly}
        value={respuesta.evidencia}
        errors={respuesta.evidencia.trim().length > LIMITE_EVIDENCIA ? [EVIDENCIA_LARGA] : []}
        onChange={(evidencia) => onChange({ ...respuesta, evidencia })}
      />
    </div>
  );
}
