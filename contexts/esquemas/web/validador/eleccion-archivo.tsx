import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { FieldError } from '@marco/web-kit/field';
import { formatSize } from '@marco/web-kit/format';
import { Tag } from '@marco/web-kit/tag';
import { Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import styles from './validador.module.css';

export interface EleccionArchivoProps {
  readonly label: string;
  readonly help: string;
  /** Extensions the dialog of the system shows first. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Most bytes all of them may have: what does not fit is refused before it travels. */
  readonly maximo: number;
  /** Most files; any number where it is not said. */
  readonly maximoArchivos?: number;
  readonly archivos: readonly File[];
  readonly onChange: (archivos: readonly File[]) => void;
}

/** Place to choose files that are sent once and not kept: with the button or by dropping them. */
export function EleccionArchivo({
  label,
  help,
  accept,
  multiple = false,
  maximo,
  maximoArchivos = Number.POSITIVE_INFINITY,
  archivos,
  onChange,
}: EleccionArchivoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [reparo, setReparo] = useState<string | null>(null);
  const helpId = useId();
  const reparoId = useId();

  function add(elegidos: readonly File[]): void {
    if (elegidos.length === 0) return;
    const juntos = multiple ? [...archivos, ...elegidos] : elegidos.slice(0, 1);
    const falta = findReparo(juntos, maximo, maximoArchivos);
    setReparo(falta);
    if (falta === null) onChange(juntos);
  }

  function clear(): void {
    setReparo(null);
    onChange([]);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <fieldset className={styles['files']} aria-describedby={classNames(helpId, reparo !== null && reparoId)}>
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
        {archivos.length > 1 ? (
          <Button variant="ghost" size="small" icon={<X size={16} />} onClick={() => clear()}>
            Quitar los {archivos.length}
          </Button>
        ) : null}
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
      <div role="alert">{reparo === null ? null : <FieldError id={reparoId}>{reparo}</FieldError>}</div>
      {archivos.length > 0 ? (
        <ul className={styles['chosen']} aria-label={`${label}: archivos elegidos`}>
          {archivos.map((archivo, lugar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name are two
            <li key={`${lugar} ${archivo.name}`}>
              <Tag
                removeLabel={`Quitar ${archivo.name}`}
                onRemove={() => {
                  setReparo(null);
                  onChange(archivos.filter((uno) => uno !== archivo));
                }}
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

/** Why files are not taken: there is nothing in one of them, they are too many, or together they weigh too much. */
function findReparo(archivos: readonly File[], maximo: number, maximoArchivos: number): string | null {
  const vacio = archivos.find(({ size }) => size === 0);
  if (vacio) return `«${vacio.name}» está vacío.`;
  if (archivos.length > maximoArchivos)
    return `Son ${archivos.length} archivos y el máximo es ${maximoArchivos}. Divida el lote.`;
  const bytes = archivos.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maximo) return null;
  const pesan =
    archivos.length === 1 ? `«${archivos[0]?.name}» pesa` : `Los ${archivos.length} archivos pesan`;
  return `${pesan} ${formatSize(bytes)} y el máximo es ${formatSize(maximo)}.`;
}
