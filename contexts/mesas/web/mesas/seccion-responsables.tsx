import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useRuledField } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import type { UseFormReturn } from 'react-hook-form';
import { NOMBRES_CAMPOS_MESA } from '../../rules/mesas/datos-mesa.ts';
import { CampoCorreo } from './campos.tsx';
import type { Consultor } from './use-consultores.ts';
import type { ValoresMesa } from './valores.ts';

interface SeccionProps {
  readonly form: UseFormReturn<ValoresMesa>;
  /** Active users of the ministry (MESA-13). */
  readonly consultores: readonly Consultor[];
}

/** Who leads the mesa and who supports it, with the addresses everybody sees. */
export function SeccionResponsables({ form, consultores }: SeccionProps) {
  return (
    <Card title="Responsables">
      <FormGrid>
        <FormCell span={6}>
          <CampoLider form={form} />
        </FormCell>
        <FormCell span={6}>
          <CampoCorreo control={form.control} name="emailResponsableEntidad" />
        </FormCell>
        <FormCell span={6}>
          <CampoConsultor form={form} consultores={consultores} />
        </FormCell>
        <FormCell span={6}>
          <CampoCorreo control={form.control} name="emailConsultor" />
        </FormCell>
      </FormGrid>
    </Card>
  );
}

function CampoLider({ form: { control } }: Pick<SeccionProps, 'form'>) {
  const field = useRuledField({ control, name: 'admEntidadLider', names: NOMBRES_CAMPOS_MESA });
  const { label, value, onChange, errors, submitted } = field;
  return (
    <EntidadAutocomplete
      required
      label={label}
      value={value}
      errors={errors}
      submitted={submitted}
      onSelectionChange={onChange}
    />
  );
}

function CampoConsultor({ form, consultores }: SeccionProps) {
  const { control, getValues, setValue } = form;
  const { onBlur: _, ...field } = useRuledField({
    control,
    name: 'admUsuarioId',
    names: NOMBRES_CAMPOS_MESA,
  });
  const emailOf = (id: string) => consultores.find((consultor) => String(consultor.id) === id)?.email;

  /** The address follows the person, unless another one was written by hand. */
  function choose(id: string): void {
    const written = getValues('emailConsultor');
    if (written === '' || written === emailOf(field.value))
      setValue('emailConsultor', emailOf(id)?.toLowerCase() ?? '', { shouldValidate: id !== '' });
    field.onChange(id);
  }

  return (
    <Select
      {...field}
      required
      placeholder="Seleccione un consultor"
      options={consultores.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      value={consultores.some(({ id }) => String(id) === field.value) ? field.value : ''}
      onChange={choose}
    />
  );
}
