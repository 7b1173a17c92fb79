import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { toAyudaMunicipio } from '../ayuda-municipio.ts';
import { useMunicipios } from '../use-opciones.ts';
import { CampoBuscable, CampoTexto } from './campos.tsx';
import { toCatalogOptions } from './opciones-formulario.ts';
import type { SeccionProps } from './seccion-identificacion.tsx';

/** Where the entity is: a municipality of the department chosen before. */
export function SeccionUbicacion({ form, opciones }: SeccionProps) {
  const { departamentoCodigo: departamento, municipioCodigo: municipio } = form.values;
  const municipios = useMunicipios(departamento || null);
  return (
    <Card title="Ubicación">
      <FormGrid>
        <FormCell span={6}>
          <CampoBuscable
            form={form}
            name="departamentoCodigo"
            required
            placeholder="Busque un departamento"
            options={toCatalogOptions(opciones.departamentos, departamento)}
            onChosen={() => {
              if (municipio !== '') form.beginAnew({ municipioCodigo: '' });
            }}
          />
        </FormCell>
        <FormCell span={6}>
          <CampoBuscable
            // A text typed for another department goes with it.
            key={departamento}
            form={form}
            name="municipioCodigo"
            required
            placeholder="Busque un municipio"
            options={municipios.isLoading ? undefined : toCatalogOptions(municipios.data ?? [], municipio)}
            {...toAyudaMunicipio(departamento, municipios)}
          />
        </FormCell>
      </FormGrid>
    </Card>
  );
}

/** The contact of the entity: the part that its leader may edit. */
export function SeccionContacto({ form, opciones }: SeccionProps) {
  const { tipo } = form.values;
  const dominios = opciones.dominiosCorreo.join(', ');
  return (
    <Card title="Contacto">
      <FormGrid>
        <FormCell span={8}>
          <CampoTexto form={form} name="direccion" optional />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto
            form={form}
            name="telefono"
            optional
            inputMode="tel"
            hint="De 7 a 10 dígitos, sin espacios ni signos."
          />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto
            form={form}
            name="correoElectronico"
            optional
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={tipo === 'publica' && dominios !== '' ? `Dominios admitidos: ${dominios}.` : undefined}
          />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto
            form={form}
            name="sitioWeb"
            optional
            inputMode="url"
            hint="Completo, como https://www.entidad.gov.co."
          />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto form={form} name="nombreContacto" optional />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto form={form} name="cargoContacto" optional />
        </FormCell>
      </FormGrid>
    </Card>
  );
}
