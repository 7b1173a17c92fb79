import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { formatSize } from '@marco/web-kit/format';
import { Tag } from '@marco/web-kit/tag';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import styles from './validador.module.css';

export interface EleccionArchivoProps {
  readonly label: string;
  readonly help: string;
  /** Extensions the dialog of the system shows first. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly archivos: readonly File[];
  readonly onChange: (archivos: readonly File[]) => void;
}

/** Place to choose files that are sent once and not kept: with the button or by dropping them. */
export function EleccionArchivo({
  label,
  help,
  accept,
  multiple = false,
  archivos,
  onChange,
}: EleccionArchivoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const helpId = useId();
  const add = (elegidos: readonly File[]) => {
    if (elegidos.length > 0) onChange(multiple ? [...archivos, ...elegidos] : elegidos.slice(0, 1));
  };

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <fieldset className={styles['files']} aria-describedby={helpId}>
      <legend>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's */}
      <div
        className={classNames(styles['zone'], isOver && styles['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          variant="secondary"
          size="small"
          icon={<Upload size={16} />}
          onClick={() => input.current?.click()}
        >
          {multiple ? 'Seleccionar archivos' : 'Seleccionar archivo'}
        </Button>
        <small id={helpId}>{help}</small>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {archivos.length > 0 ? (
        <ul className={styles['chosen']} aria-label={`${label}: archivos elegidos`}>
          {archivos.map((archivo, lugar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name are two
            <li key={`${lugar} ${archivo.name}`}>
              <Tag
                removeLabel={`Quitar ${archivo.name}`}
                onRemove={() => onChange(archivos.filter((uno) => uno !== archivo))}
              >
                {`${archivo.name}, ${formatSize(archivo.size)}`}
              </Tag>
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}
