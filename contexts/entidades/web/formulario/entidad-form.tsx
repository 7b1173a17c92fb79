import { Button, ButtonLink } from '@marco/web-kit/button';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions } from '@marco/web-kit/form-grid';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import styles from './formulario.module.css';
import type { OpcionesFormulario } from './opciones-formulario.ts';
import { SeccionContacto, SeccionUbicacion } from './seccion-contacto.tsx';
import { SeccionIdentificacion } from './seccion-identificacion.tsx';
import { findErrores, NOMBRES_CAMPOS, type ParteEntidad, type ValoresEntidad } from './valores.ts';

export interface EntidadFormProps {
  readonly inicial: ValoresEntidad;
  readonly opciones: OpcionesFormulario;
  readonly parte: ParteEntidad;
  readonly isTipoFijo: boolean;
  /** The version that is edited; null for one that is to be. */
  readonly version: number | null;
  readonly submitLabel: string;
  readonly cancelTo: string;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (valores: ValoresEntidad) => Promise<void>;
}

/** The form of an entity, whole or its contact alone, by the rules the server refuses with. */
export function EntidadForm(props: EntidadFormProps) {
  const { inicial, opciones, parte, isTipoFijo, version, submitLabel, cancelTo, onSend } = props;
  const form = useRuledForm<ValoresEntidad>({
    initial: inicial,
    names: NOMBRES_CAMPOS,
    findErrors: (valores) => findErrores(valores, parte, opciones.dominiosCorreo),
    onSend,
    draft: { name: 'entidad', version },
  });

  return (
    <form
      key={form.draft.takes}
      className={styles['form']}
      noValidate
      aria-label="Datos de la entidad"
      onSubmit={form.onSubmit}
    >
      <DraftOffer draft={form.draft} />
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
        <Button type="submit" busy={form.isSending && 'Guardando'}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
