import { refuseWith } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LIMITE_CONJUNTO } from '../../contract/terms.ts';

// The dialog and what downloads a package load with the first download, not with the list of elements.
const DownloadEsquemasDialog = lazy(async () => ({
  default: (await import('./download-esquemas-dialog.tsx')).DownloadEsquemasDialog,
}));

const DEMASIADOS = refuseWith(`Se descargan los esquemas de máximo ${LIMITE_CONJUNTO} elementos a la vez.`);

/** Takes the schemas in force of some elements as one package, in the form people choose. */
export function DownloadEsquemas({ elementos }: { readonly elementos: readonly number[] }) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        size="small"
        icon={<Download size={16} />}
        blocked={elementos.length > LIMITE_CONJUNTO ? DEMASIADOS : undefined}
        onClick={() => setDialog('open')}
      >
        Descargar esquemas
      </Button>
      {dialog === 'never' ? null : (
        <Suspense fallback={null}>
          <DownloadEsquemasDialog
            elementos={elementos}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
