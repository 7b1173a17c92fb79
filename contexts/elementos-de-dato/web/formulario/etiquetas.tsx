import { Button } from '@marco/web-kit/button';
import { afterPress, TextInput } from '@marco/web-kit/field';
import { Tag } from '@marco/web-kit/tag';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styles from './edicion.module.css';

interface EtiquetasProps {
  readonly label: string;
  readonly hint?: string;
  readonly valores: readonly string[];
  readonly onChange: (valores: readonly string[]) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
}

/** A few short texts, each a label that can be taken away; Enter or a comma adds what was typed. */
export function Etiquetas({ label, hint, valores, onChange, maxLength, error }: EtiquetasProps) {
  const [texto, setTexto] = useState('');

  function add(): void {
    const nuevas = texto
      .split(',')
      .map((parte) => parte.trim())
      .filter((parte) => parte !== '' && !valores.includes(parte));
    if (nuevas.length > 0) onChange([...valores, ...new Set(nuevas)]);
    setTexto('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles['labels']}>
      <TextInput
        label={label}
        hint={hint}
        autoComplete="off"
        maxLength={maxLength}
        value={texto}
        onChange={setTexto}
        onKeyDown={onKeyDown}
        onBlur={() => afterPress(add)}
        errors={error === undefined ? [] : [error]}
        trail={
          <Button variant="ghost" size="small" icon={<Plus size={16} />} onClick={add}>
            Agregar
          </Button>
        }
      />
      {valores.length > 0 ? (
        <ul className={styles['tags']} aria-label={label}>
          {valores.map((valor) => (
            <li key={valor}>
              <Tag onRemove={() => onChange(valores.filter((otro) => otro !== valor))}>{valor}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
