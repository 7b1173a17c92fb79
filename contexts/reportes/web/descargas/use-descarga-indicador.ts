import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { downloadFile, saveBlob } from '@marco/web-kit/file-transfer';
import { useMutation } from '@tanstack/react-query';
import { FORMATOS_INDICADOR, type FormatoIndicador } from '../../contract/terms.ts';

/** Takes what the page of an indicador shows along as a file; a failure is told in a banner. */
export function useDescargaIndicador(codigo: string, query: Readonly<Record<string, string>>) {
  const api = useApi();
  const banner = useBanner();
  const { mutate, isPending } = useMutation({
    mutationFn: async (formato: FormatoIndicador) => {
      const call = api.prepare('/indicadores/{codigo}/archivo', {
        params: { codigo },
        query: { ...query, formato },
      });
      const name = `${codigo.toLowerCase()}.${FORMATOS_INDICADOR[formato].final}`;
      saveBlob(name, await downloadFile(call));
      return name;
    },
    onSuccess: (name) => banner.success(`Se descargó ${name}.`),
    onError: (error) => banner.error(`No fue posible descargar el archivo. ${errorMessage(error)}`),
  });
  return { download: mutate, isDownloading: isPending };
}
