import { startDownload } from '@marco/archivos/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { Ambiente } from '../../contract/terms.ts';

/** Downloads what is registered of an environment; a failure is explained. */
export function useDescargaInstancia() {
  const api = useApi();
  const modals = useModal();
  const [isDownloading, setDownloading] = useState(false);

  async function download(ambiente: Ambiente): Promise<void> {
    setDownloading(true);
    try {
      const call = api.prepare('/xroad/catalogo', { query: { ambiente } }, { base: 'private' });
      startDownload(await downloadFile(call), `instancia-${ambiente}.csv`);
      setDownloading(false);
    } catch (error) {
      setDownloading(false);
      await openFailure(modals, error);
    }
  }

  return { download, isDownloading };
}
