import { Button, ButtonLink } from '@marco/web-kit/button';
import { FormActions } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { type Resolver, useForm } from 'react-hook-form';
import { findErroresServidor, openAvisoErrores, openAvisoFallo } from './avisos.ts';
import styles from './formulario.module.css';
import type { OpcionesFormulario } from './opciones-formulario.ts';
import { SeccionContacto, SeccionUbicacion } from './seccion-contacto.tsx';
import { SeccionIdentificacion } from './seccion-identificacion.tsx';
import { CAMPOS, findErrores, type ParteEntidad, type ValoresEntidad } from './valores.ts';

export interface EntidadFormProps {
  readonly inicial: ValoresEntidad;
  readonly opciones: OpcionesFormulario;
  readonly parte: ParteEntidad;
  readonly isTipoFijo: boolean;
  readonly submitLabel: string;
  readonly cancelTo: string;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (valores: ValoresEntidad) => Promise<void>;
}

function buildResolver(parte: ParteEntidad, dominios: readonly string[]): Resolver<ValoresEntidad> {
  return (valores) => {
    const errores = Object.entries(findErrores(valores, parte, dominios));
    if (errores.length === 0) return { values: valores, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        errores.map(([campo, mensaje]) => [campo, { type: 'regla', message: mensaje }]),
      ),
    };
  };
}

/** The form of an entity, whole or its contact alone, by the rules the server refuses with. */
export function EntidadForm(props: EntidadFormProps) {
  const { inicial, opciones, parte, isTipoFijo, submitLabel, cancelTo, onSend } = props;
  const modals = useModal();
  const form = useForm<ValoresEntidad>({
    mode: 'all',
    defaultValues: inicial,
    resolver: buildResolver(parte, opciones.dominiosCorreo),
  });
  const { handleSubmit, setError, getValues, formState } = form;
  useUnsavedChanges(formState.isDirty && !formState.isSubmitting);

  async function send(valores: ValoresEntidad): Promise<void> {
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
      aria-label="Datos de la entidad"
      onSubmit={(event) =>
        void handleSubmit(send, async () => {
          await openAvisoErrores(modals, findErrores(getValues(), parte, opciones.dominiosCorreo));
        })(event)
      }
    >
      <p>Los campos marcados con * son obligatorios.</p>
      {parte === 'todo' ? (
        <>
          <SeccionIdentificacion form={form} opciones={opciones} isTipoFijo={isTipoFijo} />
          <SeccionUbicacion form={form} opciones={opciones} />
        </>
      ) : null}
      <SeccionContacto form={form} opciones={opciones} />
      <FormActions>
        <ButtonLink variant="neutral" to={cancelTo}>
          Cancelar
        </ButtonLink>
        <Button type="submit" busy={formState.isSubmitting && 'Guardando'}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
