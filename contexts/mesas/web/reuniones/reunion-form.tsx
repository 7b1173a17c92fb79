import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DatePicker, TimePicker } from '@marco/web-kit/date-picker';
import { SaveTries, TextInput } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { IconButton } from '@marco/web-kit/icon-button';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS_REUNION } from '../../rules/reuniones/datos-reunion.ts';
import type { Consultor } from '../mesas/use-consultores.ts';
import styles from './gestion-reunion.module.css';
import { SeccionOrden, SeccionParticipantes } from './secciones-reunion.tsx';
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

interface SeccionProps {
  readonly form: RuledForm<ValoresReunion>;
  /** Active users of the ministry (MESA-13). */
  readonly consultores: readonly Consultor[];
}

/** Who of the ministry supports the meeting. */
function SeccionConsultores({
  form: { values: valores, change, errors: errores, tries },
  consultores,
}: SeccionProps) {
  const chosen = valores.consultores.map((id) => ({ id, nombre: findNombre(consultores, id) }));
  const free = consultores.filter(
    ({ id }) => !valores.consultores.includes(id) && String(id) !== valores.consultorPrincipal,
  );
  const toOption = ({ id, nombre }: Consultor) => ({ value: String(id), label: nombre });
  return (
    <Card title="Consultores">
      <FormGrid>
        <FormCell span={6}>
          <Select
            label={NOMBRES_CAMPOS_REUNION.consultorPrincipal}
            required
            placeholder="Seleccione un consultor"
            options={consultores.map(toOption)}
            value={
              consultores.some(({ id }) => String(id) === valores.consultorPrincipal)
                ? valores.consultorPrincipal
                : ''
            }
            onChange={(consultorPrincipal) => change({ consultorPrincipal })}
            errors={errores['consultorPrincipal'] ? [errores['consultorPrincipal']] : []}
            submitted={tries > 0}
          />
        </FormCell>
        <FormCell span={6}>
          <Select
            label={NOMBRES_CAMPOS_REUNION.consultores}
            optional
            placeholder={
              chosen.length === 0 ? 'Agregue un consultor' : `Agregue otro (${chosen.length} en la lista)`
            }
            options={free.map(toOption)}
            value=""
            onChange={(id) => change({ consultores: [...valores.consultores, Number(id)] })}
            errors={errores['consultores'] ? [errores['consultores']] : []}
            submitted={tries > 0}
          />
          {chosen.length === 0 ? null : (
            <ul className={styles['chosen']} aria-label={NOMBRES_CAMPOS_REUNION.consultores}>
              {chosen.map(({ id, nombre }) => (
                <li key={id}>
                  {nombre}
                  <IconButton
                    size="small"
                    label={`Quitar a ${nombre}`}
                    icon={<X size={16} />}
                    onClick={() =>
                      change({ consultores: valores.consultores.filter((other) => other !== id) })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </FormCell>
      </FormGrid>
    </Card>
  );
}

function findNombre(consultores: readonly Consultor[], id: number): string {
  return consultores.find((consultor) => consultor.id === id)?.nombre ?? 'Consultor que ya no está activo';
}
