import { TIPOS_ENTIDAD, type TipoEntidad } from '@marco/entidades/terms';
import { EntidadAutocomplete, NitSearch } from '@marco/entidades/widgets';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { toOptions } from '@marco/web-kit/select';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MENSAJES_REGISTRO } from '../../contract/registro.terms.ts';
import { SIN_ENTIDAD, type ValoresRegistro } from './registro-valores.ts';

const TIPOS = toOptions(TIPOS_ENTIDAD);

const CHANGED = { shouldValidate: true, shouldDirty: true } as const;

/** Which entity the registration is for: its kind, then a public one by name or another one by NIT (REG-07…REG-09). */
export function EntidadRegistro({ form }: { readonly form: UseFormReturn<ValoresRegistro> }) {
  const { control, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const [entidad, entidadId] = useWatch({ control, name: ['entidad', 'entidadId'] });

  function chooseTipo(tipo: TipoEntidad): void {
    for (const name of ['entidadId', 'hallada', 'nitValido'] as const) setValue(name, SIN_ENTIDAD[name]);
    setValue('entidad', tipo, CHANGED);
  }

  return (
    <>
      <RadioGroup
        label="Tipo de entidad"
        required
        options={TIPOS}
        value={entidad}
        onChange={chooseTipo}
        errors={errors.entidad && [errors.entidad.message]}
        submitted={isSubmitted}
      />
      {entidad === 'publica' ? (
        <EntidadAutocomplete
          label="Entidad"
          hint="Escriba al menos 3 caracteres y elija la entidad de la lista."
          required
          tipo="publica"
          value={entidadId}
          onSelectionChange={(picked) => setValue('entidadId', picked, CHANGED)}
          errors={entidadId ? undefined : [MENSAJES_REGISTRO.entidadRequerida]}
          submitted={isSubmitted}
        />
      ) : null}
      {entidad === 'privada' || entidad === 'ies' ? (
        <NitSearch
          key={entidad}
          kind={entidad}
          onResult={(result) => setValue('hallada', result, CHANGED)}
          onValidChange={(valid) => setValue('nitValido', valid, CHANGED)}
        />
      ) : null}
    </>
  );
}
