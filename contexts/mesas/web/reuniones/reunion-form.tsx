import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DatePicker, TimePicker } from '@marco/web-kit/date-picker';
import { SaveTries, TextInput } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import type { ReactNode } from 'react';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS_REUNION } from '../../rules/reuniones/datos-reunion.ts';
import type { Consultor } from '../mesas/use-consultores.ts';
import styles from './gestion-reunion.module.css';
import { SeccionConsultores } from './seccion-consultores.tsx';
import { SeccionOrden } from './seccion-orden.tsx';
import { SeccionParticipantes } from './seccion-participantes.tsx';
import type { ValoresReunion } from './valores-reunion.ts';

export interface ReunionFormProps {
  readonly form: RuledForm<ValoresReunion>;
  readonly consultores: readonly Consultor[];
  /** Entidades of the mesa. */
  readonly entidades: readonly { readonly id: number; readonly nombre: string }[];
  /** Over the fields. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
  /** Beside the heading of when and where. */
  readonly aside?: ReactNode;
  /** Other ways out, before the button that saves. */
  readonly otras: ReactNode;
}

type CampoTexto = 'tematica' | 'fecha' | 'hora' | 'duracionMinutos' | 'lugar' | 'enlace';

/** What is programmed of a meeting. */
export function ReunionForm(props: ReunionFormProps) {
  const { form, consultores, entidades, submitLabel, aside, otras, children } = props;
  const toField = (campo: CampoTexto) => {
    const { name: _, ...field } = bindField(form, campo);
    return { label: NOMBRES_CAMPOS_REUNION[campo], ...field };
  };
  return (
    <form className={styles['form']} noValidate aria-label="Datos de la reunión" onSubmit={form.onSubmit}>
      {children}
      <p>Los campos marcados con * son obligatorios.</p>
      <Card title="Cuándo y dónde" aside={aside}>
        <FormGrid>
          <FormCell span={12}>
            <TextInput
              {...toField('tematica')}
              required
              autoComplete="off"
              maxLength={LIMITES_REUNION.tematica}
            />
          </FormCell>
          <FormCell span={4}>
            <DatePicker {...toField('fecha')} required />
          </FormCell>
          <FormCell span={4}>
            <TimePicker {...toField('hora')} required />
          </FormCell>
          <FormCell span={4}>
            <TextInput {...toField('duracionMinutos')} required inputMode="numeric" autoComplete="off" />
          </FormCell>
          <FormCell span={6}>
            <TextInput {...toField('lugar')} autoComplete="off" maxLength={LIMITES_REUNION.lugar} />
          </FormCell>
          <FormCell span={6}>
            <TextInput
              {...toField('enlace')}
              autoComplete="off"
              inputMode="url"
              placeholder="https://"
              maxLength={LIMITES_REUNION.enlace}
            />
          </FormCell>
        </FormGrid>
      </Card>
      <SeccionConsultores form={form} consultores={consultores} />
      <SaveTries value={form.tries}>
        <SeccionOrden form={form} />
        <SeccionParticipantes form={form} entidades={entidades} />
      </SaveTries>
      <FormActions>
        {otras}
        <Button type="submit" busy={form.isSending && 'Guardando'}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
