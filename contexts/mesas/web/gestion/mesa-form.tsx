import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { type Resolver, useForm } from 'react-hook-form';
import { useMesasHistory } from '../mesas-history.ts';
import { findErroresServidor, openAvisoErrores, openAvisoFallo } from './avisos.ts';
import { CampoLargo, CampoTexto } from './campos.tsx';
import styles from './mesa-form.module.css';
import { SeccionResponsables } from './seccion-responsables.tsx';
import type { Consultor } from './use-consultores.ts';
import { CAMPOS, findErrores, type ValoresMesa } from './valores.ts';

export interface MesaFormProps {
  readonly inicial: ValoresMesa;
  readonly consultores: readonly Consultor[];
  readonly submitLabel: string;
  readonly cancelTo: string;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (valores: ValoresMesa) => Promise<void>;
}

const resolver: Resolver<ValoresMesa> = (valores) => {
  const errores = Object.entries(findErrores(valores));
  if (errores.length === 0) return { values: valores, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(
      errores.map(([campo, mensaje]) => [campo, { type: 'regla', message: mensaje }]),
    ),
  };
};

/** The form of a mesa, by the rules the server refuses with (MESA-11). */
export function MesaForm({ inicial, consultores, submitLabel, cancelTo, onSend }: MesaFormProps) {
  const modals = useModal();
  const history = useMesasHistory();
  // A consultant who is no active user of the ministry any more is not offered: another one has to be chosen.
  const isOffered = consultores.some(({ id }) => String(id) === inicial.admUsuarioId);
  const form = useForm<ValoresMesa>({
    mode: 'all',
    defaultValues: isOffered ? inicial : { ...inicial, admUsuarioId: '' },
    resolver,
  });
  const { control, handleSubmit, setError, getValues, formState } = form;
  useUnsavedChanges(formState.isDirty && !formState.isSubmitting);

  async function send(valores: ValoresMesa): Promise<void> {
    try {
      await onSend(valores);
    } catch (error) {
      const errores = findErroresServidor(error);
      for (const campo of CAMPOS) {
        const message = errores[campo];
        if (message !== undefined) setError(campo, { type: 'servidor', message });
      }
      await openAvisoFallo(modals, error);
    }
  }

  return (
    <form
      className={styles['form']}
      noValidate
      aria-label="Datos de la mesa"
      onSubmit={(event) =>
        void handleSubmit(send, async () => {
          await openAvisoErrores(modals, findErrores(getValues()));
        })(event)
      }
    >
      <p>Los campos marcados con * son obligatorios.</p>
      <Card title="Información de la mesa">
        <FormGrid>
          <FormCell span={12}>
            <CampoTexto
              control={control}
              name="nombre"
              hint="No puede repetirse, aunque cambien tildes o mayúsculas."
            />
          </FormCell>
          <FormCell span={12}>
            <CampoLargo control={control} name="objetivo" rows={3} />
          </FormCell>
          <FormCell span={12}>
            <CampoLargo control={control} name="descripcion" rows={5} />
          </FormCell>
        </FormGrid>
      </Card>
      <SeccionResponsables form={form} consultores={consultores} />
      <FormActions>
        <ButtonLink variant="neutral" to={cancelTo} state={history}>
          Cancelar
        </ButtonLink>
        <Button type="submit" busy={formState.isSubmitting && 'Guardando'}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
