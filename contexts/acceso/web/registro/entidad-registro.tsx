import { TIPOS_ENTIDAD } from '@marco/entidades/terms';
import { EntidadAutocomplete, NitSearch } from '@marco/entidades/widgets';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { toOptions } from '@marco/web-kit/select';
import { SIN_ENTIDAD, type ValoresRegistro } from './registro-valores.ts';

const TIPOS = toOptions(TIPOS_ENTIDAD);

/** Which entity the registration is for: its kind, then a public one by name or another one by NIT (REG-07…REG-09). */
export function EntidadRegistro({ form }: { readonly form: RuledForm<ValoresRegistro> }) {
  const { entidad } = form.values;
  const { value: entidadId, errors, submitted, onChange } = bindField(form, 'entidadId');

  return (
    <>
      <RadioGroup
        label="Tipo de entidad"
        required
        options={TIPOS}
        {...bindField(form, 'entidad')}
        onChange={(tipo) => form.change({ ...SIN_ENTIDAD, entidad: tipo })}
      />
      {entidad === 'publica' ? (
        <EntidadAutocomplete
          label="Entidad"
          hint="Escriba al menos 3 caracteres y elija la entidad de la lista."
          required
          tipo="publica"
          value={entidadId}
          onSelectionChange={onChange}
          errors={errors}
          submitted={submitted}
        />
      ) : null}
      {entidad === 'privada' || entidad === 'ies' ? (
        <NitSearch
          key={entidad}
          kind={entidad}
          onResult={(result) => form.change({ hallada: result })}
          onValidChange={(valid) => form.change({ nitValido: valid })}
        />
      ) : null}
    </>
  );
}
