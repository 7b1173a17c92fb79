import { Button, ButtonLink } from '@marco/web-kit/button';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions } from '@marco/web-kit/form-grid';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import type { Palabra } from '../../contract/terms.ts';
import { findErrores } from './errores.ts';
import styles from './formulario.module.css';
import { SeccionRegla } from './seccion-regla.tsx';
import { SeccionDefinicion, SeccionEvento, SeccionIndividuo } from './secciones.tsx';
import { NOMBRES_CAMPOS, type ValoresFicha } from './valores.ts';

export interface FichaFormProps {
  readonly palabra: Palabra;
  readonly inicial: ValoresFicha;
  /** The version that is edited; null for one that is to be. */
  readonly version: number | null;
  readonly submitLabel: string;
  readonly cancelTo: string;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (valores: ValoresFicha) => Promise<void>;
}

const SECCIONES = {
  definicion: SeccionDefinicion,
  individuo: SeccionIndividuo,
  evento: SeccionEvento,
  regla: SeccionRegla,
} as const;

/** The form of a ficha of any word, by the rules the server refuses with. */
export function FichaForm({ palabra, inicial, version, submitLabel, cancelTo, onSend }: FichaFormProps) {
  const form = useRuledForm<ValoresFicha>({
    initial: inicial,
    names: NOMBRES_CAMPOS,
    findErrors: (valores) => findErrores(palabra, valores),
    onSend,
    draft: { name: palabra, version },
  });
  const Seccion = SECCIONES[palabra];
  return (
    <form
      key={form.draft.takes}
      className={styles['form']}
      noValidate
      aria-label="Datos de la ficha"
      onSubmit={form.onSubmit}
    >
      <DraftOffer draft={form.draft} />
      <p>Los campos marcados con * son obligatorios.</p>
      <Seccion form={form} exists={version !== null} />
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
