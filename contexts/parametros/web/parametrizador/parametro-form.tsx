import { Button } from '@marco/web-kit/button';
import { SaveTries } from '@marco/web-kit/field';
import { useState } from 'react';
import type { Parametro, updateParametroEndpoint, ValorParametro } from '../../contract/index.ts';
import { findErroresValor } from '../../rules/valor-parametro.ts';
import { useGuardado } from '../use-guardado.ts';
import styles from './parametrizador.module.css';
import { presentValor } from './present-valor.ts';
import { ValorForm } from './valor-form.tsx';

export interface ParametroFormProps {
  readonly parametro: Parametro;
  readonly onSaved: (saved: Parametro) => void;
  readonly onCancel: () => void;
}

/** Edits the value of one parameter by its own rule. */
export function ParametroForm({ parametro, onSaved, onCancel }: ParametroFormProps) {
  const [valor, setValor] = useState(parametro.valor);
  const errores = findErroresValor(parametro, valor);
  const { save, isSaving, isSubmitted, tries } = useGuardado<Parametro>({
    errores,
    version: parametro.version,
    send: (api, options) =>
      api.call<typeof updateParametroEndpoint>(
        { method: 'PUT', path: '/parametros/{clave}' },
        // The rule has just said it is JSON of the right shape.
        { params: { clave: parametro.clave }, body: { valor: valor as ValorParametro } },
        options,
      ),
    compare: (actual) => [
      {
        label: parametro.nombre,
        mine: presentValor(parametro, valor),
        current: presentValor(parametro, actual.valor),
      },
    ],
    onSaved,
  });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p>{parametro.descripcion}</p>
      <SaveTries value={tries}>
        <ValorForm
          parametro={parametro}
          valor={valor}
          errores={errores}
          submitted={isSubmitted}
          onChange={setValor}
        />
      </SaveTries>
      <div className={styles['actions']}>
        <Button variant="neutral" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSaving && 'Guardando'}>
          Guardar
        </Button>
      </div>
    </form>
  );
}
