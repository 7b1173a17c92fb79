import type { SugerenciaEntidad } from '@marco/entidades/contract';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { useState } from 'react';
import type { DetalleCapa } from '../../contract/index.ts';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

interface CampoEntidadProps {
  readonly form: RuledForm<ValoresCapa>;
  /** The entidad a stored layer has. */
  readonly inicial: DetalleCapa['entidad'];
}

/** The entidad a layer of a project or of a servicio is of. */
export function CampoEntidad({ form, inicial }: CampoEntidadProps) {
  const { value, onChange, errors, submitted } = bindField(form, 'entidadId');
  const [elegida, setElegida] = useState<SugerenciaEntidad | null>(inicial as SugerenciaEntidad | null);
  return (
    <EntidadAutocomplete
      required
      label={NOMBRES_CAMPOS.entidadId}
      errors={errors}
      submitted={submitted}
      value={value === '' ? null : elegida}
      onSelectionChange={(entidad) => {
        setElegida(entidad);
        onChange(entidad ? String(entidad.id) : '');
      }}
    />
  );
}
