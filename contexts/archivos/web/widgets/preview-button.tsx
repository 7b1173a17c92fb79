import { Button } from '@marco/web-kit/button';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { findVistaPrevia } from '../../rules/vista-previa.ts';

// The dialog and its viewer load with the first look, not with the list of documents.
const VistaPreviaDialog = lazy(async () => ({
  default: (await import('./vista-previa-dialog.tsx')).VistaPreviaDialog,
}));

export interface PreviewButtonProps {
  readonly archivoId: string;
  readonly nombre: string;
}

/** Button that shows a stored PDF or image without leaving the page; nothing for other files. */
export function PreviewButton({ archivoId, nombre }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (findVistaPrevia(nombre) === undefined) return null;
  return (
    <>
      <Button variant="neutral" size="small" icon={<Eye size={16} />} onClick={() => setOpen(true)}>
        Ver <span className="sr">{nombre}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <VistaPreviaDialog archivoId={archivoId} nombre={nombre} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
