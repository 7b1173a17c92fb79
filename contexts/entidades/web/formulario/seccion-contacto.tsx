import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useWatch } from 'react-hook-form';
import { toAyudaMunicipio } from '../ayuda-municipio.ts';
import { useMunicipios } from '../use-opciones.ts';
import { CampoBuscable, CampoTexto } from './campos.tsx';
import { toCatalogOptions } from './opciones-formulario.ts';
import type { SeccionProps } from './seccion-identificacion.tsx';

/** Where the entity is: a municipality of the department chosen before. */
export function SeccionUbicacion({ form, opciones }: SeccionProps) {
  const { control, setValue } = form;
  const [departamento, municipio] = useWatch({ control, name: ['departamentoCodigo', 'municipioCodigo'] });
  const municipios = useMunicipios(departamento || null);
  return (
    <Card title="Ubicación">
      <FormGrid>
        <FormCell span={6}>
          <CampoBuscable
            control={control}
            name="departamentoCodigo"
            required
            placeholder="Busque un departamento"
            options={toCatalogOptions(opciones.departamentos, departamento)}
            onChosen={() => setValue('municipioCodigo', '')}
          />
        </FormCell>
        <FormCell span={6}>
          <CampoBuscable
            // A text typed for another department goes with it.
            key={departamento}
            control={control}
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

/** How the entity is reached: the part its leader keeps. */
export function SeccionContacto({ form, opciones }: SeccionProps) {
  const { control } = form;
  const tipo = useWatch({ control, name: 'tipo' });
  const dominios = opciones.dominiosCorreo.join(', ');
  return (
    <Card title="Contacto">
      <FormGrid>
        <FormCell span={8}>
          <CampoTexto control={control} name="direccion" optional />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto
            control={control}
            name="telefono"
            optional
            inputMode="tel"
            hint="De 7 a 10 dígitos, sin espacios ni signos."
          />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto
            control={control}
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
            control={control}
            name="sitioWeb"
            optional
            inputMode="url"
            hint="Completo, como https://www.entidad.gov.co."
          />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto control={control} name="nombreContacto" optional />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto control={control} name="cargoContacto" optional />
        </FormCell>
      </FormGrid>
    </Card>
  );
}
