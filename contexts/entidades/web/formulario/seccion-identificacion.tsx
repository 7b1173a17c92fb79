import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { RadioGroup } from '@marco/web-kit/radio-group';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { toOptions } from '@marco/web-kit/select';
import { CARACTERES, NATURALEZAS, TIPOS_ENTIDAD, type TipoEntidad } from '../../contract/terms.ts';
import { computeDigitoVerificacion } from '../../rules/nit/digito-verificacion.ts';
import { findNitError } from '../../rules/nit/verificacion-nit.ts';
import { CampoLista, CampoTexto } from './campos.tsx';
import { type OpcionesFormulario, toCatalogOptions } from './opciones-formulario.ts';
import { NOMBRES_CAMPOS, SIN_CAMPOS_DE_TIPO, type ValoresEntidad } from './valores.ts';

export interface SeccionProps {
  readonly form: RuledForm<ValoresEntidad>;
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
  const { tipo, nit, naturaleza, sectorId } = form.values;
  const naturalezas = NATURALEZAS[tipo].includes(naturaleza) || naturaleza === '' ? [] : [naturaleza];

  function chooseTipo(chosen: TipoEntidad): void {
    form.change({ tipo: chosen });
    form.beginAnew(SIN_CAMPOS_DE_TIPO);
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
          <CampoTexto form={form} name="nit" required inputMode="numeric" hint="Sin puntos ni guion." />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto
            form={form}
            name="dv"
            required
            inputMode="numeric"
            hint={toHint(nit) ?? 'El dígito que sigue al guion.'}
          />
        </FormCell>
        <FormCell span={8}>
          <CampoTexto form={form} name="nombre" required />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="sigla" optional />
        </FormCell>
        <FormCell span={6}>
          <CampoLista
            form={form}
            name="sectorId"
            required
            placeholder="Seleccione un sector"
            options={toCatalogOptions(opciones.sectores, sectorId)}
          />
        </FormCell>
        {tipo === 'publica' ? (
          <FormCell span={6}>
            <CampoLista
              form={form}
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
              form={form}
              name="caracter"
              optional
              placeholder="Seleccione un carácter"
              options={LISTA_CARACTERES}
            />
          </FormCell>
        ) : null}
        <FormCell span={6}>
          <CampoLista
            form={form}
            name="naturaleza"
            optional
            placeholder="Seleccione una naturaleza"
            options={[...NATURALEZAS[tipo], ...naturalezas].map((value) => ({ value, label: value }))}
          />
        </FormCell>
        {tipo === 'publica' ? (
          <FormCell span={6}>
            <CampoTexto form={form} name="codigoSigep" optional hint="Cuatro dígitos, como 0012." />
          </FormCell>
        ) : null}
        {tipo === 'ies' ? (
          <FormCell span={6}>
            <CampoTexto form={form} name="codigoSnies" optional hint="Cuatro dígitos, como 1101." />
          </FormCell>
        ) : null}
        <FormCell span={6}>
          <CampoTexto
            form={form}
            name="codigoXroad"
            optional
            hint="Sigla y los cuatro dígitos del código SIGEP, como SNR-0027."
          />
        </FormCell>
      </FormGrid>
    </Card>
  );
}
