import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { useRef, useState } from 'react';
import { LIMITES_TRAMITE } from '../../contract/terms.ts';
import { COLUMNAS_TRAMITES } from '../../rules/importacion/columnas.ts';
import styles from './importacion.module.css';

/** A file somebody chose, in base64. */
export interface TramitesElegidos {
  readonly nombre: string;
  readonly contenido: string;
}

interface ChooseTramitesProps {
  readonly archivo: TramitesElegidos | null;
  readonly onChoose: (archivo: TramitesElegidos) => void;
}

const PESADO = `El archivo puede pesar máximo ${LIMITES_TRAMITE.bytes / 1_000_000} MB.`;

/** Chooses a CSV or XLSX file; one too large is refused before it is read. */
export function ChooseTramites({ archivo, onChoose }: ChooseTramitesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setError(file.size > LIMITES_TRAMITE.bytes ? PESADO : null);
    if (file.size > LIMITES_TRAMITE.bytes) return;
    onChoose({ nombre: file.name, contenido: await readBase64(file) });
  }

  return (
    <div className={styles['archivo']}>
      <p>
        Una fila por cada cosa que pide un trámite, con estas columnas en cualquier orden:{' '}
        {Object.values(COLUMNAS_TRAMITES).join(', ')}. Hasta {formatNumber(LIMITES_TRAMITE.filas)} filas, en
        Excel o CSV. La entidad se escribe con su NIT o su sigla, y los datos que prueba un papel, separados
        por punto y coma.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv"
        className="sr"
        tabIndex={-1}
        aria-label="Archivo de trámites"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {archivo ? 'Elegir otro archivo' : 'Elegir archivo'}
      </Button>
      <p role="status">
        {error ?? (archivo ? `Archivo elegido: ${archivo.nombre}` : 'Todavía no ha elegido un archivo.')}
      </p>
    </div>
  );
}

/** The bytes of a file as the server takes them. */
async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const PART = 30_000;
  let text = '';
  for (let from = 0; from < bytes.length; from += PART)
    text += String.fromCharCode(...bytes.subarray(from, from + PART));
  return btoa(text);
}
