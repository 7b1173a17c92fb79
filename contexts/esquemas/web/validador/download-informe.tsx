import { startDownload } from '@marco/archivos/widgets';
import { readAnswer, useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { InformeDeLote } from '../../contract/index.ts';
import { writeInformeCsv } from '../../rules/validador/informe.ts';
import { useBase } from './use-esquema-elegido.ts';
import { sendForm } from './use-validacion.ts';

const NOMBRE = 'validacion-lote';

/** The report of a batch as a workbook, which the server writes, or as text, which the browser writes. */
export function DownloadInforme({ informes }: { readonly informes: readonly InformeDeLote[] }) {
  const api = useApi();
  const base = useBase();
  const modals = useModal();
  const [isDownloading, setDownloading] = useState(false);
  const icon = <Download size={16} />;

  async function downloadXlsx(): Promise<void> {
    setDownloading(true);
    try {
      const form = new FormData();
      form.append('informe', new Blob([JSON.stringify(informes)], { type: 'application/json' }), 'informe');
      const response = await sendForm(api.prepare('/validador/lote/informe', {}, { base }), form);
      if (!response.ok) readAnswer(response, await response.text());
      startDownload(await response.blob(), `${NOMBRE}.xlsx`);
    } catch (error) {
      setDownloading(false);
      await openFailure(modals, error);
    } finally {
      setDownloading(false);
    }
  }

  function downloadCsv(): void {
    startDownload(new Blob([writeInformeCsv(informes)], { type: 'text/csv;charset=utf-8' }), `${NOMBRE}.csv`);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={icon}
        busy={isDownloading && 'Descargando'}
        onClick={() => void downloadXlsx()}
      >
        Descargar informe (Excel)
      </Button>
      <Button variant="secondary" size="small" icon={icon} onClick={downloadCsv}>
        Descargar informe (CSV)
      </Button>
    </>
  );
}
