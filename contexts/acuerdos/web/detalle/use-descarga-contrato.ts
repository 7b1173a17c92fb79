import { startDownload } from '@marco/archivos/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import type { FormaContrato } from '../../contract/terms.ts';

const EXTENSION: Readonly<Record<FormaContrato, string>> = { openapi: 'json', zip: 'zip' };

/** Downloads of the reduced contract, one at a time; a failure is explained. */
export function useDescargaContrato({ id, numero }: Pick<AcuerdoDeConsumo, 'id' | 'numero'>) {
  const api = useApi();
  const modals = useModal();
  const [loading, setLoading] = useState<FormaContrato | null>(null);

  async function download(formato: FormaContrato): Promise<void> {
    setLoading(formato);
    try {
      const call = api.prepare(
        '/acuerdos/{id}/contrato',
        { params: { id: String(id) }, query: { formato } },
        { base: 'private' },
      );
      startDownload(await downloadFile(call), `${numero}.${EXTENSION[formato]}`);
      setLoading(null);
    } catch (error) {
      setLoading(null);
      await openFailure(modals, error);
    }
  }

  return { download, loading };
}
