import { Button } from '@marco/web-kit/button';
import { LoadError } from '@marco/web-kit/load-error';
import { Modal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from './download-button.tsx';
import { useVistaPrevia, type VistaPreviaControl } from './use-vista-previa.ts';
import styles from './vista-previa.module.css';

export interface VistaPreviaDialogProps {
  readonly archivoId: string;
  readonly nombre: string;
  readonly onClose: () => void;
}

/** A stored PDF or image over the page; the focus goes back to the button that opened it. */
export function VistaPreviaDialog({ archivoId, nombre, onClose }: VistaPreviaDialogProps) {
  const control = useVistaPrevia(archivoId);
  return (
    <Modal
      isOpen
      size="large"
      title={nombre}
      icon={<Eye size={22} />}
      onClose={onClose}
      actions={
        <>
          <DownloadButton archivoId={archivoId} nombre={nombre} />
          <Button size="small" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <div className={styles['view']}>
        <Contenido control={control} nombre={nombre} />
      </div>
    </Modal>
  );
}

interface ContenidoProps {
  readonly control: VistaPreviaControl;
  readonly nombre: string;
}

function Contenido({ control: { vista, retry }, nombre }: ContenidoProps) {
  if (vista.estado === 'cargando') return <Skeleton label={`Cargando ${nombre}`} rows={6} />;
  if (vista.estado === 'fallida')
    return <LoadError title="No fue posible mostrar el archivo" reason={vista.mensaje} onRetry={retry} />;
  if (vista.estado === 'sin-vista') return <SinVista />;
  if (vista.clase === 'imagen') return <Imagen direccion={vista.direccion} nombre={nombre} />;
  // A browser without a viewer would save the file unasked, or show nothing.
  if (!navigator.pdfViewerEnabled) return <SinVista />;
  return (
    <iframe
      className={styles['frame']}
      src={`${vista.direccion}#navpanes=0`}
      title={`Vista previa de ${nombre}`}
    />
  );
}

function Imagen({ direccion, nombre }: { readonly direccion: string; readonly nombre: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <SinVista />;
  return (
    <img
      className={styles['image']}
      src={direccion}
      alt={`Vista previa de ${nombre}`}
      onError={() => setBroken(true)}
    />
  );
}

function SinVista() {
  return (
    <Notice tone="info">Su navegador no puede mostrar este archivo aquí. Descárguelo para abrirlo.</Notice>
  );
}
