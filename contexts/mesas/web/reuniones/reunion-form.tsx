import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DatePicker, TimePicker } from '@marco/web-kit/date-picker';
import { SaveTries, TextInput } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import type { ReactNode } from 'react';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS_REUNION } from '../../rules/reuniones/datos-reunion.ts';
import type { Consultor } from '../mesas/use-consultores.ts';
import styles from './gestion-reunion.module.css';
import { SeccionConsultores } from './seccion-consultores.tsx';
import { SeccionOrden } from './seccion-orden.tsx';
import { SeccionParticipantes } from './seccion-participantes.tsx';
import type { FormularioReunion } from './use-formulario-reunion.ts';
import type { ValoresReunion } from './valores-reunion.ts';

export interface ReunionFormProps {
  readonly form: FormularioReunion;
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

type CampoTexto = 'tematica' | 'fecha' | 'hora' | 'lugar' | 'enlace';

/** What is programmed of a meeting. */
export function ReunionForm(props: ReunionFormProps) {
  const { form, consultores, entidades, submitLabel, aside, otras, children } = props;
  const { valores, change, errores, tries, isSaving, submit } = form;
  const toField = (campo: CampoTexto) => ({
    label: NOMBRES_CAMPOS_REUNION[campo],
    value: valores[campo],
    onChange: (value: string) => change({ [campo]: value } satisfies Partial<ValoresReunion>),
    errors: [errores[campo]].filter((error) => error !== undefined),
    submitted: tries > 0,
  });
  return (
    <form
      className={styles['form']}
      noValidate
      aria-label="Datos de la reunión"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
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
            <TextInput
              label={NOMBRES_CAMPOS_REUNION.duracionMinutos}
              required
              inputMode="numeric"
              autoComplete="off"
              value={valores.duracion}
              onChange={(duracion) => change({ duracion })}
              errors={errores['duracionMinutos'] ? [errores['duracionMinutos']] : []}
              submitted={tries > 0}
            />
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
      <SaveTries value={tries}>
        <SeccionOrden form={form} />
        <SeccionParticipantes form={form} entidades={entidades} />
      </SaveTries>
      <FormActions>
        {otras}
        <Button type="submit" busy={isSaving && 'Guardando'}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
