import { formatSize } from '@marco/web-kit/format';
import { IconButton } from '@marco/web-kit/icon-button';
import { FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadButton } from './download-button.tsx';
import styles from './lista-archivos.module.css';
import { PreviewButton } from './preview-button.tsx';

/** What a list shows of a stored archivo. */
interface ArchivoListado {
  readonly idArchivo: string;
  readonly nombre: string;
  /** Bytes. */
  readonly tamano: number;
}

export interface ListaArchivosProps<Archivo extends ArchivoListado> {
  readonly archivos: readonly Archivo[];
  /** Removes one; only for people who may. */
  readonly toQuitar?: (archivo: Archivo) => ReactNode;
}

/** The archivos of a record, to be looked at and downloaded. */
export function ListaArchivos<Archivo extends ArchivoListado>({
  archivos,
  toQuitar,
}: ListaArchivosProps<Archivo>) {
  return (
    <ul className={styles['list']}>
      {archivos.map((archivo) => {
        const { idArchivo, nombre, tamano } = archivo;
        return (
          <li key={idArchivo}>
            <FileText size={20} />
            <div>
              <b>{nombre}</b>
              <small className="num">{formatSize(tamano)}</small>
            </div>
            <span className={styles['actions']} data-print="hide">
              <PreviewButton archivoId={idArchivo} nombre={nombre} />
              <DownloadButton archivoId={idArchivo} nombre={nombre} />
              {toQuitar?.(archivo)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export interface QuitarArchivoProps {
  readonly nombre: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Button that takes an archivo away from its record. */
export function QuitarArchivo({ nombre, ...button }: QuitarArchivoProps) {
  return <IconButton label={`Quitar ${nombre}`} icon={<Trash2 size={18} />} {...button} />;
}
