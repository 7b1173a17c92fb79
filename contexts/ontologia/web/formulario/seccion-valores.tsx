import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Combobox } from '@marco/web-kit/combobox';
import { FieldError, TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Plus, Trash2 } from 'lucide-react';
import { type Opcion, useOpciones } from '../use-opciones.ts';
import styles from './formulario.module.css';
import type { ValoresFicha, ValorFormulario } from './valores.ts';

const VACIO: ValorFormulario = { propiedad: null, valor: '', individuo: null };

/** What an individual says of itself, a property and its value in a row. */
export function SeccionValores({ form }: { readonly form: RuledForm<ValoresFicha> }) {
  const field = bindField(form, 'valores');
  const [error] = field.errors;
  const clase = form.values.idClase;
  const valores = field.value;
  const change = (position: number, part: Partial<ValorFormulario>) =>
    field.onChange(valores.map((valor, index) => (index === position ? { ...valor, ...part } : valor)));
  return (
    <Card title="Valores de sus propiedades">
      <ol className={styles['rows']}>
        {valores.map((valor, position) => (
          <FilaValor
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own before they are saved
            key={position}
            numero={position + 1}
            idClase={clase?.id ?? null}
            valor={valor}
            onChange={(part) => change(position, part)}
            onRemove={() => field.onChange(valores.filter((_, index) => index !== position))}
          />
        ))}
      </ol>
      {error !== undefined && field.submitted ? <FieldError id="valores-error">{error}</FieldError> : null}
      <Button
        variant="secondary"
        size="small"
        icon={<Plus size={16} />}
        onClick={() => field.onChange([...valores, VACIO])}
      >
        Agregar valor
      </Button>
    </Card>
  );
}

interface FilaValorProps {
  readonly numero: number;
  readonly idClase: number | null;
  readonly valor: ValorFormulario;
  readonly onChange: (part: Partial<ValorFormulario>) => void;
  readonly onRemove: () => void;
}

function FilaValor({ numero, idClase, valor, onChange, onRemove }: FilaValorProps) {
  const opciones = useOpciones();
  const { propiedad, individuo } = valor;
  return (
    <li className={styles['row']}>
      <Combobox
        label={`Propiedad ${numero}`}
        placeholder="Escriba una parte del nombre"
        value={propiedad}
        load={(texto) => opciones('propiedad', texto, idClase)}
        onSelectionChange={(item) => {
          const { tipo = null, idRango = null } = (item ?? {}) as Partial<Opcion>;
          onChange({
            propiedad: item && { id: Number(item.id), label: item.label, tipo, idRango },
            individuo: null,
          });
        }}
      />
      {propiedad?.tipo === 'propiedad-objeto' ? (
        <Combobox
          label={`Individuo ${numero}`}
          placeholder="Escriba una parte del nombre"
          value={individuo}
          load={(texto) => opciones('individuo', texto, propiedad.idRango)}
          onSelectionChange={(item) =>
            onChange({ individuo: item && { id: Number(item.id), label: item.label } })
          }
        />
      ) : (
        <TextInput
          label={`Valor ${numero}`}
          autoComplete="off"
          value={valor.valor}
          onChange={(text) => onChange({ valor: text })}
        />
      )}
      <IconButton label={`Quitar el valor ${numero}`} icon={<Trash2 size={18} />} onClick={onRemove} />
    </li>
  );
}
