import { Checkbox } from '@marco/web-kit/checkbox';
import { Combobox, type ComboboxItem, TagCombobox } from '@marco/web-kit/combobox';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Segmented } from '@marco/web-kit/segmented';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Samples } from './sample.tsx';

const ENTIDADES = ['Migración colombia', 'Ministerio de salud', 'Universidad del valle'];
const ESTADOS = ['Identificado', 'Estandarizado Nivel 1', 'Publicado Nivel 3'];

async function loadEntidades(text: string): Promise<ComboboxItem[]> {
  return ENTIDADES.filter((name) => name.toLowerCase().includes(text.toLowerCase())).map((label) => ({
    id: label,
    label,
  }));
}

export function FieldSamples() {
  return (
    <Samples title="Campos">
      <FormGrid>
        <TextSamples />
        <ChoiceSamples />
        <SeveralSamples />
        <CheckboxSamples />
      </FormGrid>
    </Samples>
  );
}

function TextSamples() {
  const [text, setText] = useState('');
  const [objective, setObjective] = useState('');
  const [code, setCode] = useState('');
  return (
    <>
      <FormCell span={6}>
        <TextInput
          label="Nombre de la mesa"
          placeholder="pasaportes"
          value={text}
          onChange={setText}
          optional
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          label="Correo institucional"
          hint="El que le asignó su entidad"
          value="mf.rojas"
          errors={['Escriba un correo con arroba y dominio.']}
          submitted
          required
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          label="Código de la mesa"
          hint="Su regla no dice qué está mal, como no debe pasar"
          value={code}
          onChange={setCode}
          errors={['']}
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput label="Número de identificación" value="52.418.903" readOnly />
      </FormCell>
      <FormCell span={6}>
        <Textarea label="Objetivo" hint="Qué debe lograr la mesa" value={objective} onChange={setObjective} />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          label="Buscar por palabra"
          hint="Inactivo solo como muestra."
          placeholder="Buscar por palabra"
          leadIcon={<Search size={17} />}
          value={text}
          onChange={setText}
          disabled
        />
      </FormCell>
    </>
  );
}

function ChoiceSamples() {
  const [estado, setEstado] = useState('Identificado');
  const [tipo, setTipo] = useState<'publica' | 'privada' | 'ies' | null>('publica');
  const [entidad, setEntidad] = useState<ComboboxItem | null>(null);
  return (
    <>
      <FormCell span={6}>
        <Select
          label="Estado del servicio"
          placeholder="Seleccione un estado"
          options={ESTADOS.map((name) => ({ value: name, label: name }))}
          value={estado}
          onChange={setEstado}
          clearable
        />
      </FormCell>
      <FormCell span={6}>
        <Combobox
          label="Entidad líder"
          hint="Escriba al menos tres letras, por ejemplo «min»"
          placeholder="Buscar entidad"
          value={entidad}
          onSelectionChange={setEntidad}
          load={loadEntidades}
        />
      </FormCell>
      <FormCell span={12}>
        <RadioGroup
          label="Tipo de entidad"
          options={[
            { value: 'publica', label: 'Pública' },
            { value: 'privada', label: 'Privada' },
            { value: 'ies', label: 'Educación Superior' },
          ]}
          value={tipo}
          onChange={setTipo}
        />
      </FormCell>
    </>
  );
}

function SeveralSamples() {
  const [vista, setVista] = useState<'tarjetas' | 'tabla'>('tarjetas');
  const [entidades, setEntidades] = useState<readonly ComboboxItem[]>([
    { id: 'Migración colombia', label: 'Migración colombia' },
  ]);
  return (
    <>
      <FormCell span={6}>
        <TagCombobox
          label="Entidades invitadas"
          hint="Hasta tres, por ejemplo «uni»"
          placeholder="Otra entidad"
          maxValues={3}
          values={entidades}
          onChange={setEntidades}
          load={loadEntidades}
        />
      </FormCell>
      <FormCell span={6}>
        <TagCombobox
          label="Entidades que responden"
          placeholder="Buscar entidad"
          error="Elija al menos una entidad."
          maxValues={3}
          values={[]}
          onChange={() => undefined}
          load={loadEntidades}
        />
      </FormCell>
      <FormCell span={12}>
        <Segmented
          label="Ver los resultados"
          segments={[
            { value: 'tarjetas', label: 'Tarjetas' },
            { value: 'tabla', label: 'Tabla' },
          ]}
          value={vista}
          onChange={setVista}
        />
      </FormCell>
    </>
  );
}

function CheckboxSamples() {
  const [isVigente, setVigente] = useState(true);
  return (
    <>
      <FormCell span={6}>
        <Checkbox label="Vigente" checked={isVigente} onChange={setVigente} />
        <Checkbox label="Parcial" checked={false} indeterminate />
        <Checkbox label="Histórico" hint="Inactiva solo como muestra." checked={false} disabled />
      </FormCell>
      <FormCell span={6}>
        <Checkbox
          label="Acepto el tratamiento de mis datos"
          hint="Puede leer la política en el pie de página"
          checked={false}
          errors={['Debe aceptar el tratamiento de sus datos.']}
          required
          submitted
        />
      </FormCell>
    </>
  );
}
