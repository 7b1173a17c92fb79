import { FormCell } from '@marco/web-kit/form-grid';
import { useState } from 'react';
import type { SugerenciaEntidad } from '../../contract/index.ts';
import { EntidadAutocomplete, type EntidadAutocompleteProps } from './entidad-autocomplete.tsx';
import { useEntidad } from './use-entidad.ts';

export interface FiltroEntidadProps
  extends Omit<EntidadAutocompleteProps, 'tipo' | 'value' | 'onChange' | 'onSelectionChange'> {
  /** Null for all. */
  readonly value: number | null;
  readonly onChange: (entidadId: number | null) => void;
}

/** A filter that is an entidad, of which the search knows the id only. */
export function FiltroEntidad({ value, onChange, ...field }: FiltroEntidadProps) {
  const [elegida, setElegida] = useState<SugerenciaEntidad | null>(null);
  const isElegida = elegida !== null && elegida.id === value;
  const conocida = useEntidad(isElegida ? null : value);
  return (
    <FormCell span={4}>
      <EntidadAutocomplete
        {...field}
        value={isElegida ? elegida : conocida}
        onSelectionChange={(entidad) => {
          setElegida(entidad);
          onChange(entidad?.id ?? null);
        }}
      />
    </FormCell>
  );
}
