import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { toOptions } from '@marco/web-kit/select';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CARACTERES, NATURALEZAS, TIPOS_ENTIDAD, type TipoEntidad } from '../../contract/terms.ts';
import { computeDigitoVerificacion, findNitError } from '../../rules/index.ts';
import { CampoLista, CampoTexto } from './campos.tsx';
import { type OpcionesFormulario, toCatalogOptions } from './opciones-formulario.ts';
import { CAMPOS_POR_TIPO, NOMBRES_CAMPOS, type ValoresEntidad } from './valores.ts';

export interface SeccionProps {
  readonly form: UseFormReturn<ValoresEntidad>;
  readonly opciones: OpcionesFormulario;
}

const TIPOS = toOptions(TIPOS_ENTIDAD);
const LISTA_CARACTERES = toOptions(CARACTERES);

/** Digits a NIT has at least before its check digit is worth telling. */
const DIGITOS_MINIMOS = 6;

function toHint(nit: string): string | undefined {
  const digits = nit.trim();
  if (digits.length < DIGITOS_MINIMOS || digits.length > 10 || findNitError(digits)) return undefined;
  return `Para el NIT ${digits} es ${computeDigitoVerificacion(digits)}.`;
}

/** Who the entity is: kind, NIT, name and its place in the State. */
export function SeccionIdentificacion({
  form,
  opciones,
  isTipoFijo,
}: SeccionProps & { readonly isTipoFijo: boolean }) {
  const { control, setValue, clearErrors } = form;
  const [tipo, nit, naturaleza, sectorId] = useWatch({
    control,
    name: ['tipo', 'nit', 'naturaleza', 'sectorId'],
  });
  const naturalezas = NATURALEZAS[tipo].includes(naturaleza) || naturaleza === '' ? [] : [naturaleza];

  function chooseTipo(chosen: TipoEntidad): void {
    for (const campo of CAMPOS_POR_TIPO) setValue(campo, '');
    clearErrors([...CAMPOS_POR_TIPO]);
    setValue('tipo', chosen, { shouldDirty: true });
  }

  return (
    <Card title="Identificación">
      <FormGrid>
        <FormCell span={12}>
          <RadioGroup
            label={NOMBRES_CAMPOS.tipo}
            required
            hint={isTipoFijo ? 'El tipo de una entidad no cambia.' : undefined}
            options={TIPOS.map((option) => ({ ...option, disabled: isTipoFijo && option.value !== tipo }))}
            value={tipo}
            onChange={chooseTipo}
          />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto control={control} name="nit" required inputMode="numeric" hint="Sin puntos ni guion." />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto
            control={control}
            name="dv"
            required
            inputMode="numeric"
            hint={toHint(nit) ?? 'El dígito que sigue al guion.'}
          />
        </FormCell>
        <FormCell span={8}>
          <CampoTexto control={control} name="nombre" required />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="sigla" optional />
        </FormCell>
        <FormCell span={6}>
          <CampoLista
            control={control}
            name="sectorId"
            required
            placeholder="Seleccione un sector"
            options={toCatalogOptions(opciones.sectores, sectorId)}
          />
        </FormCell>
        {tipo === 'publica' ? (
          <FormCell span={6}>
            <CampoLista
              control={control}
              name="ordenId"
              required
              placeholder="Seleccione un orden"
              options={toCatalogOptions(opciones.ordenes, '')}
            />
          </FormCell>
        ) : null}
        {tipo === 'ies' ? (
          <FormCell span={6}>
            <CampoLista
              control={control}
              name="caracter"
              optional
              placeholder="Seleccione un carácter"
              options={LISTA_CARACTERES}
            />
          </FormCell>
        ) : null}
        <FormCell span={6}>
          <CampoLista
            control={control}
            name="naturaleza"
            optional
            placeholder="Seleccione una naturaleza"
            options={[...NATURALEZAS[tipo], ...naturalezas].map((value) => ({ value, label: value }))}
          />
        </FormCell>
        {tipo === 'publica' ? (
          <FormCell span={6}>
            <CampoTexto control={control} name="codigoSigep" optional hint="Cuatro dígitos, como 0012." />
          </FormCell>
        ) : null}
        {tipo === 'ies' ? (
          <FormCell span={6}>
            <CampoTexto control={control} name="codigoSnies" optional hint="Cuatro dígitos, como 1101." />
          </FormCell>
        ) : null}
        <FormCell span={6}>
          <CampoTexto
            control={control}
            name="codigoXroad"
            optional
            hint="Sigla y los cuatro dígitos del código SIGEP, como SNR-0027."
          />
        </FormCell>
      </FormGrid>
    </Card>
  );
}
