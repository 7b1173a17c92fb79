import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { openFailure } from '@marco/web-kit/failure-modal';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { useModal } from '@marco/web-kit/modal';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { FormatoDatos } from '../../contract/datos-propios.terms.ts';
import styles from './mis-datos.module.css';

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Takes along everything the product holds of the person. */
export function DownloadDatos() {
  const api = useApi();
  const modals = useModal();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (formato: FormatoDatos) => {
      const call = api.prepare('/cuenta/datos', { query: { formato } }, { base: 'private' });
      saveBlob(await downloadFile(call), `mis-datos.${formato}`);
    },
    onError: (error) => void openFailure(modals, error),
  });
  const bind = (formato: FormatoDatos) => ({
    icon: <Download size={18} />,
    busy: isPending && variables === formato && 'Descargando',
    onClick: () => mutate(formato),
  });
  return (
    <Card title="Descargar mis datos">
      <div className={styles['parte']}>
        <p>
          El archivo trae su identidad, entidades y roles, autorizaciones, sesiones, notificaciones, mesas,
          reuniones, compromisos, solicitudes, certificados, comentarios, archivos y lo que hizo en el
          sistema.
        </p>
        <div className={styles['acciones']}>
          <Button variant="secondary" {...bind('html')}>
            Para leer o imprimir (HTML)
          </Button>
          <Button variant="neutral" {...bind('json')}>
            Para otro programa (JSON)
          </Button>
        </div>
      </div>
    </Card>
  );
}
