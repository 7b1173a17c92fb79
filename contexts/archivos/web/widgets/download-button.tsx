import { Button } from '@marco/web-kit/button';
import { Download } from 'lucide-react';
import { useDownloadArchivo } from './use-download-archivo.ts';

export interface DownloadButtonProps {
  readonly archivoId: string;
  /** Name of the archivo; it completes the name of the button for screen readers. */
  readonly nombre: string;
}

/** Button that downloads one stored archivo. */
export function DownloadButton({ archivoId, nombre }: DownloadButtonProps) {
  const { download, isDownloading } = useDownloadArchivo();
  return (
    <Button
      variant="neutral"
      size="small"
      icon={<Download size={16} />}
      busy={isDownloading && 'Descargando'}
      onClick={() => void download(archivoId, nombre)}
    >
      Descargar <span className="sr">{nombre}</span>
    </Button>
  );
}
