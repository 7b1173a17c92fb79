import { RadioGroup } from '@marco/web-kit/radio-group';
import { Textarea } from '@marco/web-kit/textarea';
import type { CriterioEvaluado } from '../../contract/index.ts';
import { LIMITES_ESTANDAR, PUNTAJE_MAXIMO } from '../../contract/terms.ts';
import styles from './detalle.module.css';

/** What stands in the sheet for one criterion. */
export interface ValorCriterio {
  readonly puntaje: number | null;
  readonly justificacion: string;
}

const PUNTAJES = Array.from({ length: PUNTAJE_MAXIMO + 1 }, (_, puntaje) => ({
  value: String(puntaje),
  label: String(puntaje),
}));

/** Why the sheet cannot be saved with these values of a criterion; an untouched one needs nothing. */
export function findErrorJustificacion({ puntaje, justificacion }: ValorCriterio): string | undefined {
  const text = justificacion.trim();
  if (puntaje === null) return text === '' ? undefined : 'Elija el puntaje.';
  if (text === '') return 'Escriba la justificación.';
  const limite = LIMITES_ESTANDAR.justificacion;
  return text.length > limite ? `Escriba máximo ${limite} caracteres.` : undefined;
}

export interface CriterioFieldProps {
  readonly criterio: CriterioEvaluado;
  readonly valor: ValorCriterio;
  readonly submitted: boolean;
  readonly onChange: (valor: ValorCriterio) => void;
}

/** A mark from 0 to 5 and its reasons. */
export function CriterioField({ criterio, valor, submitted, onChange }: CriterioFieldProps) {
  const error = findErrorJustificacion(valor);
  const { nombre, peso, descripcion } = criterio;
  return (
    <div className={styles['criterio']}>
      <RadioGroup
        label={`${nombre} (peso ${peso})`}
        hint={descripcion}
        options={PUNTAJES}
        value={valor.puntaje === null ? null : String(valor.puntaje)}
        onChange={(puntaje) => onChange({ ...valor, puntaje: Number(puntaje) })}
      />
      <Textarea
        label={`Justificación de ${nombre}`}
        rows={2}
        value={valor.justificacion}
        onChange={(justificacion) => onChange({ ...valor, justificacion })}
        errors={error === undefined ? [] : [error]}
        submitted={submitted}
      />
    </div>
  );
}
