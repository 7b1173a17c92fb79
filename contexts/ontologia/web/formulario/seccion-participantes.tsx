import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Combobox } from '@marco/web-kit/combobox';
import { FieldError, TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Plus, Trash2 } from 'lucide-react';
import { LIMITES_FICHA } from '../../contract/terms.ts';
import { useOpciones } from '../use-opciones.ts';
import styles from './formulario.module.css';
import type { ParticipanteFormulario, ValoresFicha } from './valores.ts';

/** Who takes part in an event, a class and its role in a row. */
export function SeccionParticipantes({ form }: { readonly form: RuledForm<ValoresFicha> }) {
  const field = bindField(form, 'participantes');
  const [error] = field.errors;
  const opciones = useOpciones();
  const participantes = field.value;
  const change = (position: number, part: Partial<ParticipanteFormulario>) =>
    field.onChange(participantes.map((one, index) => (index === position ? { ...one, ...part } : one)));
  return (
    <Card title="Participantes">
      <ol className={styles['rows']}>
        {participantes.map(({ clase, rol }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own before they are saved
          <li key={position} className={styles['row']}>
            <Combobox
              label={`Clase ${position + 1}`}
              placeholder="Escriba una parte del nombre"
              value={clase}
              load={(texto) => opciones('clase', texto)}
              onSelectionChange={(item) =>
                change(position, { clase: item && { id: Number(item.id), label: item.label } })
              }
            />
            <TextInput
              label={`Rol ${position + 1}`}
              autoComplete="off"
              maxLength={LIMITES_FICHA.rol}
              value={rol}
              onChange={(text) => change(position, { rol: text })}
            />
            <IconButton
              label={`Quitar el participante ${position + 1}`}
              icon={<Trash2 size={18} />}
              onClick={() => field.onChange(participantes.filter((_, index) => index !== position))}
            />
          </li>
        ))}
      </ol>
      {error !== undefined && field.submitted ? (
        <FieldError id="participantes-error">{error}</FieldError>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        icon={<Plus size={16} />}
        onClick={() => field.onChange([...participantes, { clase: null, rol: '' }])}
      >
        Agregar participante
      </Button>
    </Card>
  );
}
