import type { SugerenciaEntidad } from '@marco/entidades/contract';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { LedField, useRuledField } from '@marco/web-kit/ruled-form';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { DetalleCapa } from '../../contract/index.ts';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

interface CampoEntidadProps {
  readonly control: Control<ValoresCapa>;
  /** The entidad a stored layer has. */
  readonly inicial: DetalleCapa['entidad'];
}

/** The entidad a layer of a project or of a servicio is of. */
export function CampoEntidad({ control, inicial }: CampoEntidadProps) {
  const field = useRuledField({ control, name: 'entidadId', names: NOMBRES_CAMPOS });
  const { label, value, onChange, errors, submitted } = field;
  const [elegida, setElegida] = useState<SugerenciaEntidad | null>(inicial as SugerenciaEntidad | null);
  return (
    <LedField field={field}>
      {(id) => (
        <EntidadAutocomplete
          required
          id={id}
          label={label}
          errors={errors}
          submitted={submitted}
          value={value === '' ? null : elegida}
          onSelectionChange={(entidad) => {
            setElegida(entidad);
            onChange(entidad ? String(entidad.id) : '');
          }}
        />
      )}
    </LedField>
  );
}
