import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { saveTextFile } from '@marco/web-kit/file-transfer';
import { useModal } from '@marco/web-kit/modal';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { downloadParametrosEndpoint } from '../../contract/index.ts';
import { LARGO_ARCHIVO } from '../../contract/terms.ts';

// It comes with the file somebody chooses: most who look at a parameter import none.
const ImportacionDialog = lazy(async () => ({
  default: (await import('./importacion-dialog.tsx')).ImportacionDialog,
}));

/** Takes the parameters to another installation, or brings them from one; `edita`: whether the person changes any. */
export function AccionesArchivo({ edita }: { readonly edita: boolean }) {
  const api = useApi();
  const modals = useModal();
  const input = useRef<HTMLInputElement>(null);
  const [archivo, setArchivo] = useState<string | null>(null);
  const exportar = useMutation({
    mutationFn: () =>
      api.call<typeof downloadParametrosEndpoint>({ method: 'GET', path: '/parametrizador/exportar' }, {}),
    onSuccess: (exportado) =>
      saveTextFile(
        `parametros-${exportado.generadoEn.slice(0, 10)}.json`,
        JSON.stringify(exportado, null, 2),
        'application/json',
      ),
    onError: (error) => void openFailure(modals, error),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download size={18} />}
        busy={exportar.isPending && 'Exportando'}
        onClick={() => exportar.mutate()}
      >
        Exportar
      </Button>
      {edita ? (
        <>
          <Button variant="neutral" icon={<Upload size={18} />} onClick={() => input.current?.click()}>
            Importar
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label="Archivo de parámetros"
            onChange={({ target }) => {
              // What is longer is no file of parameters: its start says so as well as the whole.
              void target.files?.[0]?.slice(0, LARGO_ARCHIVO).text().then(setArchivo);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </>
      ) : null}
      {archivo === null ? null : (
        <Suspense fallback={null}>
          <ImportacionDialog archivo={archivo} onClose={() => setArchivo(null)} />
        </Suspense>
      )}
    </>
  );
}
