import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { formatSize } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import styles from './constatacion.module.css';

/** Larger than any certificate: a longer file is not read. */
const MAXIMO = 20_000_000;

interface ArchivoRecibidoProps {
  readonly busy: boolean;
  readonly onChoose: (archivo: File) => void;
}

/** Place to drop the PDF or the JSON of a certificate, or to choose it with the button. */
export function ArchivoRecibido({ busy, onChoose }: ArchivoRecibidoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [reparo, setReparo] = useState<string | null>(null);

  function choose(archivo: File | undefined): void {
    if (!archivo) return;
    const isTooLarge = archivo.size > MAXIMO;
    setReparo(
      isTooLarge
        ? `«${archivo.name}» pesa ${formatSize(archivo.size)} y el máximo es ${formatSize(MAXIMO)}.`
        : null,
    );
    if (!isTooLarge) onChoose(archivo);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's */}
      <div
        className={classNames(styles['zona'], isOver && styles['encima'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          icon={<Upload size={18} />}
          busy={busy && 'Comprobando'}
          onClick={() => input.current?.click()}
        >
          Seleccionar archivo
        </Button>
        <small>Arrastre aquí el PDF o el JSON del certificado. No sale de su equipo.</small>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Archivo del certificado"
          accept=".pdf,.json,application/pdf,application/json"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <div role="alert">{reparo === null ? null : <Notice tone="err">{reparo}</Notice>}</div>
    </>
  );
}
