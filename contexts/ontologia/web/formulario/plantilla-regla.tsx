import { Button } from '@marco/web-kit/button';
import { Combobox } from '@marco/web-kit/combobox';
import { TextInput } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import {
  type ClavePlantilla,
  PLANTILLAS_REGLA,
  type PlantillaRegla as Plantilla,
  VALORES_CALCULADOS,
} from '../../rules/plantillas-regla.ts';
import { type Opcion, useOpciones } from '../use-opciones.ts';

interface PlantillaReglaProps {
  /** Message of the rule, which its shape says too. */
  readonly mensaje: string;
  readonly onWrite: (text: string) => void;
}

const PLANTILLAS: Readonly<Record<ClavePlantilla, Plantilla>> = PLANTILLAS_REGLA;
const OPCIONES = (Object.keys(PLANTILLAS) as ClavePlantilla[]).map((value) => ({
  value,
  label: PLANTILLAS[value].nombre,
}));

/** Writes the expression of a rule from a template: kind, class, property, and what it compares with. */
export function PlantillaRegla({ mensaje, onWrite }: PlantillaReglaProps) {
  const opciones = useOpciones();
  const [clave, setClave] = useState<ClavePlantilla | ''>('');
  const [clase, setClase] = useState<Opcion | null>(null);
  const [propiedad, setPropiedad] = useState<Opcion | null>(null);
  const [otra, setOtra] = useState('');
  const plantilla = clave === '' ? null : PLANTILLAS[clave];
  const isReady = plantilla && clase && propiedad && (plantilla.pideOtra === null || otra.trim() !== '');

  return (
    <FormGrid>
      <FormCell span={4}>
        <Select
          label="Plantilla"
          placeholder="Escribir sin plantilla"
          options={OPCIONES}
          value={clave}
          onChange={(value) => setClave(OPCIONES.find((one) => one.value === value)?.value ?? '')}
        />
      </FormCell>
      {plantilla ? (
        <>
          <FormCell span={4}>
            <Combobox
              label="Clase de la plantilla"
              placeholder="Escriba una parte del nombre"
              value={clase}
              load={(texto) => opciones('clase', texto)}
              onSelectionChange={(item) => setClase(item as Opcion | null)}
            />
          </FormCell>
          <FormCell span={4}>
            <Combobox
              label="Propiedad de la plantilla"
              placeholder="Escriba una parte del nombre"
              value={propiedad}
              load={(texto) => opciones('propiedad', texto, clase?.id ?? null)}
              onSelectionChange={(item) => setPropiedad(item as Opcion | null)}
            />
          </FormCell>
          {plantilla.pideOtra === null ? null : (
            <FormCell span={8}>
              <TextInput
                label={plantilla.pideOtra}
                autoComplete="off"
                value={otra}
                onChange={setOtra}
                {...(clave === 'igual'
                  ? {
                      hint: `Valores calculados: ${VALORES_CALCULADOS.map(({ codigo }) => codigo).join(', ')}.`,
                    }
                  : {})}
              />
            </FormCell>
          )}
          <FormCell span={12}>
            <FormActions>
              <Button
                variant="secondary"
                disabled={!isReady}
                onClick={() => {
                  if (isReady)
                    onWrite(
                      plantilla.write({
                        clase: clase.codigo,
                        propiedad: propiedad.codigo,
                        otra: otra.trim(),
                        mensaje: mensaje.trim() || plantilla.nombre,
                      }),
                    );
                }}
              >
                Usar la plantilla
              </Button>
            </FormActions>
          </FormCell>
        </>
      ) : null}
    </FormGrid>
  );
}
