import { Card } from '@marco/web-kit/card';
import { Combobox } from '@marco/web-kit/combobox';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Tag } from '@marco/web-kit/tag';
import { useState } from 'react';
import { useOpciones } from '../use-opciones.ts';
import styles from './formulario.module.css';
import type { ValoresFicha } from './valores.ts';

interface ListaElementosProps {
  readonly form: RuledForm<ValoresFicha>;
  /** What the elements are to the ficha: 'Datos que cambian'. */
  readonly titulo: string;
  readonly ayuda: string;
}

/** Data elements a ficha speaks of: picked one after the other, each taken away again. */
export function ListaElementos({ form, titulo, ayuda }: ListaElementosProps) {
  const field = bindField(form, 'elementos');
  const opciones = useOpciones();
  const [timesPicked, setTimesPicked] = useState(0);
  const elegidos = field.value;
  return (
    <Card title={titulo}>
      {elegidos.length > 0 ? (
        <ul className={styles['picked']} aria-label={titulo}>
          {elegidos.map(({ id, label }) => (
            <li key={id}>
              <Tag onRemove={() => field.onChange(elegidos.filter((one) => one.id !== id))}>{label}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <Combobox
        key={timesPicked}
        label="Agregar un elemento de dato"
        hint={ayuda}
        placeholder="Escriba una parte del nombre"
        value={null}
        load={(texto) => opciones('elemento', texto)}
        onSelectionChange={(item) => {
          if (!item) return;
          const id = Number(item.id);
          if (!elegidos.some((one) => one.id === id))
            field.onChange([...elegidos, { id, label: item.label }]);
          setTimesPicked((times) => times + 1);
        }}
        errors={field.errors}
        submitted={field.submitted}
      />
    </Card>
  );
}
