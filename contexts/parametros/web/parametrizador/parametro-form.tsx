import { Button } from '@marco/web-kit/button';
import { SaveTries } from '@marco/web-kit/field';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { Parametro, updateParametroEndpoint, ValorParametro } from '../../contract/index.ts';
import { findErroresValor } from '../../rules/valor-parametro.ts';
import { toMessages } from '../to-messages.ts';
import styles from './parametrizador.module.css';
import { presentValor } from './present-valor.ts';
import { ValorForm } from './valor-form.tsx';

export interface ParametroFormProps {
  readonly parametro: Parametro;
  readonly onSaved: (saved: Parametro) => void;
  readonly onCancel: () => void;
}

/** A part of the value in the form: `campo` is empty for the whole. */
function toField(campo: string): string {
  return campo === '' ? 'valor' : `valor.${campo}`;
}

/** Edits the value of one parameter by its own rule. */
export function ParametroForm({ parametro, onSaved, onCancel }: ParametroFormProps) {
  const { send } = useVersionedChange<Parametro>();
  const form = useRuledForm<{ readonly valor: unknown }>({
    initial: { valor: parametro.valor },
    findErrors: ({ valor }) => toMessages(findErroresValor(parametro, valor), toField),
    onSend: async ({ valor }) => {
      await send({
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
        explain: leaveToCaller,
      });
    },
  });
  const { valor } = form.values;
  return (
    <form className={styles['form']} noValidate onSubmit={form.onSubmit}>
      <p>{parametro.descripcion}</p>
      <SaveTries value={form.tries}>
        <ValorForm
          parametro={parametro}
          valor={valor}
          findError={(campo) => form.errors[toField(campo)]}
          submitted={form.tries > 0}
          onChange={(next) => form.change({ valor: next })}
        />
      </SaveTries>
      <div className={styles['actions']}>
        <Button variant="neutral" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={form.isSending && 'Guardando'}>
          Guardar
        </Button>
      </div>
    </form>
  );
}
