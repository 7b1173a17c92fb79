import type { SugerenciaEntidad } from '@marco/entidades/contract';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { useEffect, useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { DetalleCapa } from '../../contract/index.ts';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

interface CampoEntidadProps {
  readonly control: Control<ValoresCapa>;
  /** The entidad a stored layer has. */
  readonly inicial: DetalleCapa['entidad'];
}

/** The entidad a layer of a project or of a servicio is of. */
export function CampoEntidad({ control, inicial }: CampoEntidadProps) {
  const { field, fieldState, formState } = useController({ control, name: 'entidadId' });
  const [elegida, setElegida] = useState<SugerenciaEntidad | null>(inicial as SugerenciaEntidad | null);
  const id = useId();
  const { ref } = field;
  // The form leads to its first error by this; the combobox keeps its input to itself.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving the field
    <div onBlur={field.onBlur}>
      <EntidadAutocomplete
        id={id}
        label={NOMBRES_CAMPOS.entidadId}
        required
        value={field.value === '' ? null : elegida}
        onSelectionChange={(entidad) => {
          setElegida(entidad);
          field.onChange(entidad ? String(entidad.id) : '');
        }}
        errors={fieldState.error ? [fieldState.error.message] : undefined}
        submitted={formState.isSubmitted}
      />
    </div>
  );
}
