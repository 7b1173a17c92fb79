import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import type { MouseEventHandler } from 'react';
import { NOMBRES_CAMPOS_MESA } from '../../rules/mesas/datos-mesa.ts';
import { useMesasHistory } from '../busqueda/mesas-storage.tsx';
import { CampoLargo, CampoTexto } from './campos.tsx';
import styles from './mesa-form.module.css';
import { SeccionResponsables } from './seccion-responsables.tsx';
import type { Consultor } from './use-consultores.ts';
import { findErrores, type ValoresMesa } from './valores.ts';

export interface MesaFormProps {
  readonly inicial: ValoresMesa;
  readonly consultores: readonly Consultor[];
  /** The version that is edited; null for one that is to be. */
  readonly version: number | null;
  readonly submitLabel: string;
  readonly cancelTo: string;
  /** Asks before what was typed is lost, where `cancelTo` is another part of the same page. */
  readonly onCancel?: MouseEventHandler<HTMLAnchorElement>;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (valores: ValoresMesa) => Promise<void>;
}

/** The form of a mesa, by the rules the server refuses with (MESA-11). */
export function MesaForm(props: MesaFormProps) {
  const { inicial, consultores, version, submitLabel, cancelTo, onCancel, onSend } = props;
  const history = useMesasHistory();
  // A consultant who is no longer an active user of the ministry is not offered, so another one must be chosen.
  const isOffered = consultores.some(({ id }) => String(id) === inicial.admUsuarioId);
  const form = useRuledForm<ValoresMesa>({
    initial: isOffered ? inicial : { ...inicial, admUsuarioId: '' },
    names: NOMBRES_CAMPOS_MESA,
    findErrors: findErrores,
    onSend,
    draft: { name: 'mesa', version },
  });

  return (
    <form
      key={form.draft.takes}
      className={styles['form']}
      noValidate
      aria-label="Datos de la mesa"
      onSubmit={form.onSubmit}
    >
      <DraftOffer draft={form.draft} />
      <p>Los campos marcados con * son obligatorios.</p>
      <Card title="Información de la mesa">
        <FormGrid>
          <FormCell span={12}>
            <CampoTexto
              form={form}
              name="nombre"
              hint="No puede repetirse, aunque cambien tildes o mayúsculas."
            />
          </FormCell>
          <FormCell span={12}>
            <CampoLargo form={form} name="objetivo" rows={3} />
          </FormCell>
          <FormCell span={12}>
            <CampoLargo form={form} name="descripcion" rows={5} />
          </FormCell>
        </FormGrid>
      </Card>
      <SeccionResponsables form={form} consultores={consultores} />
      <FormActions>
        <ButtonLink
          variant="neutral"
          to={cancelTo}
          state={history}
          {...(onCancel ? { onClick: onCancel } : {})}
        >
          Cancelar
        </ButtonLink>
        <Button type="submit" busy={form.isSending && 'Guardando'}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
