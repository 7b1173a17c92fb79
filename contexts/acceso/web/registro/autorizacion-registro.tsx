import { type Control, useController } from 'react-hook-form';
import { CampoAutorizacion } from '../tratamiento/campo-autorizacion.tsx';
import type { ValoresRegistro } from './registro-valores.ts';

/** The authorisation as a field of the registration. */
export function AutorizacionRegistro({ control }: { readonly control: Control<ValoresRegistro> }) {
  const { field, fieldState, formState } = useController({ control, name: 'autorizaTratamiento' });
  return (
    <CampoAutorizacion
      value={field.value}
      onChange={field.onChange}
      errors={fieldState.error?.message === undefined ? undefined : [fieldState.error.message]}
      submitted={formState.isSubmitted}
    />
  );
}
