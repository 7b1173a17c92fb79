import { ListaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Tag } from '@marco/web-kit/tag';
import type { Reunion } from '../../contract/index.ts';
import { DeleteDocumento } from './delete-documento.tsx';

export interface DocumentosReunionProps extends Pick<Reunion, 'archivos'> {
  readonly idReunion: number;
}

/** Attached documents: everybody downloads them, and people who may edit the meeting remove them. */
export function DocumentosReunion({ idReunion, archivos }: DocumentosReunionProps) {
  return (
    <Card title="Documentos adjuntos" aside={<Tag>{String(archivos.length)}</Tag>} flush>
      {archivos.length === 0 ? (
        <EmptyState title="Esta reunión no tiene documentos adjuntos." />
      ) : (
        <ListaArchivos
          archivos={archivos}
          toQuitar={({ idArchivo, nombre }) => (
            <DeleteDocumento idReunion={idReunion} idArchivo={idArchivo} nombre={nombre} />
          )}
        />
      )}
    </Card>
  );
}
