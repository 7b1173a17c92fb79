import { DownloadButton, PreviewButton } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatSize } from '@marco/web-kit/format';
import { Tag } from '@marco/web-kit/tag';
import { FileText } from 'lucide-react';
import type { Reunion } from '../../contract/index.ts';
import styles from './documentos-reunion.module.css';
import { QuitarDocumento } from './quitar-documento.tsx';

export interface DocumentosReunionProps extends Pick<Reunion, 'archivos'> {
  readonly idReunion: number;
}

/** Attached documents: everybody downloads them, whoever edits the meeting removes them. */
export function DocumentosReunion({ idReunion, archivos }: DocumentosReunionProps) {
  return (
    <Card title="Documentos adjuntos" aside={<Tag>{String(archivos.length)}</Tag>} flush>
      {archivos.length === 0 ? (
        <EmptyState title="Esta reunión no tiene documentos adjuntos." />
      ) : (
        <ul className={styles['list']}>
          {archivos.map(({ idArchivo, nombre, tamano }) => (
            <li key={idArchivo}>
              <FileText size={20} />
              <div>
                <b>{nombre}</b>
                <small className="num">{formatSize(tamano)}</small>
              </div>
              <PreviewButton archivoId={idArchivo} nombre={nombre} />
              <DownloadButton archivoId={idArchivo} nombre={nombre} />
              <QuitarDocumento idReunion={idReunion} idArchivo={idArchivo} nombre={nombre} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
