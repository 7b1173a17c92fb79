import { decodeText } from '@marco/archivos/widgets';
import { LOCALE } from '@marco/country/zone';
import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { LIMITES_IMPORTACION } from '../../contract/terms.ts';
import styles from './catalogos.module.css';

/** A file somebody chose, as text. */
export interface ArchivoDeTexto {
  readonly nombre: string;
  readonly texto: string;
}

interface ChooseArchivoProps {
  readonly archivo: ArchivoDeTexto | null;
  readonly onChoose: (archivo: ArchivoDeTexto) => void;
}

/** Drops or chooses a CSV file; its text is read here, whatever a spreadsheet wrote it in. */
export function ChooseArchivo({ archivo, onChoose }: ChooseArchivoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    onChoose({ nombre: file.name, texto: decodeText(new Uint8Array(await file.arrayBuffer())) });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the button inside does the same by keyboard
    <div
      className={classNames(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={28} />
      <p>
        {archivo ? (
          <>
            Archivo elegido: <strong>{archivo.nombre}</strong>
          </>
        ) : (
          'Arrastre aquí el archivo CSV o elíjalo en su equipo.'
        )}
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        className="sr"
        tabIndex={-1}
        aria-label="Archivo CSV"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {archivo ? 'Elegir otro archivo' : 'Elegir archivo'}
      </Button>
      <p>
        Con encabezado, separado por comas o punto y coma, hasta{' '}
        {LIMITES_IMPORTACION.filas.toLocaleString(LOCALE)} filas.
      </p>
    </div>
  );
}
