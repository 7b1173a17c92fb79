import { DownloadButton, PreviewButton } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatSize } from '@marco/web-kit/format';
import { IconButton } from '@marco/web-kit/icon-button';
import { Tag } from '@marco/web-kit/tag';
import { FileText, Trash2 } from 'lucide-react';
import type { ArchivoElemento } from '../../contract/index.ts';
import styles from './documentos.module.css';

interface DocumentosPanelProps {
  readonly archivos: readonly ArchivoElemento[];
  readonly onRemove?: (id: string) => void;
}

/** Documents attached to a version. */
export function DocumentosPanel({ archivos, onRemove }: DocumentosPanelProps) {
  return (
    <Card title="Documentos adjuntos" aside={<Tag>{String(archivos.length)}</Tag>} flush>
      {archivos.length === 0 ? (
        <EmptyState title="Este elemento no tiene documentos adjuntos." />
      ) : (
        <ul className={styles['list']}>
          {archivos.map(({ id, nombre, tamano }) => (
            <li key={id}>
              <FileText size={20} />
              <div>
                <b>{nombre}</b>
                <small className="num">{formatSize(tamano)}</small>
              </div>
              <PreviewButton archivoId={id} nombre={nombre} />
              <DownloadButton archivoId={id} nombre={nombre} />
              {onRemove ? (
                <IconButton
                  label={`Quitar ${nombre}`}
                  icon={<Trash2 size={18} />}
                  onClick={() => onRemove(id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
