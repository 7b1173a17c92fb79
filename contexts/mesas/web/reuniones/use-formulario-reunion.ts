import { listFieldErrors, openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import { type ErroresReunion, findErroresReunion } from '../../rules/reuniones/datos-reunion.ts';
import { computeEscritos, isIgual, toBody, type ValoresReunion } from './valores-reunion.ts';

export interface FormularioReunion {
  readonly valores: ValoresReunion;
  readonly change: (part: Partial<ValoresReunion>) => void;
  /** What is wrong; the messages of the server until something changes. */
  readonly errores: ErroresReunion;
  /** How often it was sent. */
  readonly tries: number;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly submit: () => Promise<void>;
  /** Begins again from these values; with what was sent to come to them, what was changed since stays written. */
  readonly restart: (valores: ValoresReunion, sent?: ValoresReunion) => void;
}

/**
 * The form of a meeting, by the rules the server refuses with (MESA-11).
 *
 * @param save what it throws is explained and nothing typed is lost
 */
export function useFormularioReunion(
  inicial: ValoresReunion,
  save: (valores: ValoresReunion) => Promise<void>,
): FormularioReunion {
  const modals = useModal();
  const [start, setStart] = useState(inicial);
  const [valores, setValores] = useState(inicial);
  const [tries, setTries] = useState(0);
  const [delServidor, setDelServidor] = useState<ErroresReunion>({});
  const [isSaving, setSaving] = useState(false);

  function restart(next: ValoresReunion, sent?: ValoresReunion): void {
    setStart(next);
    setValores((now) => (sent ? computeEscritos(now, sent, next) : next));
    setTries(0);
    setDelServidor({});
  }

  async function submit(): Promise<void> {
    setTries((before) => before + 1);
    const errores = findErroresReunion(toBody(valores));
    if (Object.keys(errores).length > 0) {
      await openValidationErrors(modals, Object.values(errores));
      return;
    }
    setSaving(true);
    try {
      // Released before the reason shows: nothing is saved any more behind it.
      await save(valores).finally(() => setSaving(false));
    } catch (error) {
      const own = listFieldErrors(error).map(({ campo = '', mensaje }) => [campo, mensaje] as const);
      setDelServidor(Object.fromEntries(own));
      await openFailure(modals, error);
    }
  }

  return {
    valores,
    change: (part) => {
      setDelServidor({});
      setValores((before) => ({ ...before, ...part }));
    },
    errores: { ...delServidor, ...findErroresReunion(toBody(valores)) },
    tries,
    isDirty: !isIgual(start, valores),
    isSaving,
    submit,
    restart,
  };
}
