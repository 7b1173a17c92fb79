import { ListaArchivos, QuitarArchivo } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Tag } from '@marco/web-kit/tag';
import type { ArchivoElemento } from '../../contract/index.ts';

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
        <ListaArchivos
          archivos={archivos.map(({ id, ...archivo }) => ({ idArchivo: id, ...archivo }))}
          toQuitar={({ idArchivo, nombre }) =>
            onRemove && <QuitarArchivo nombre={nombre} onClick={() => onRemove(idArchivo)} />
          }
        />
      )}
    </Card>
  );
}
