import type { Decision } from '@marco/contract-kit';
import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { Modal, useModal } from '@marco/web-kit/modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FORMATOS_RDF, type FormatoRdf, LISTA_FORMATOS_RDF } from '../contract/terms.ts';

export interface DownloadOntologiaProps {
  /** A class with all that concerns it; without one, everything. */
  readonly clase?: { readonly id: number; readonly codigo: string };
  readonly decision: Decision;
}

const FORMATOS = LISTA_FORMATOS_RDF.map((value) => ({ value, label: FORMATOS_RDF[value].nombre }));

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Takes the ontology, or a class with its closure, along as RDF. */
export function DownloadOntologia({ clase, decision }: DownloadOntologiaProps) {
  const api = useApi();
  const modals = useModal();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [formato, setFormato] = useState<FormatoRdf>('turtle');

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const query = { formato, ...(clase ? { clase: String(clase.id) } : {}) };
      const blob = await downloadFile(api.prepare('/ontologia/exportar', { query }, { base: 'private' }));
      saveBlob(blob, `${clase?.codigo ?? 'ontologia'}.${FORMATOS_RDF[formato].extension}`);
      setOpen(false);
    } catch (error) {
      setBusy(false);
      await openFailure(modals, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="neutral"
        icon={<Download size={18} />}
        blocked={decision}
        onClick={() => setOpen(true)}
      >
        Descargar RDF
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={clase ? 'Descargar la clase' : 'Descargar la ontología'}
        message={
          clase
            ? 'El archivo trae la clase con sus superiores y subclases, sus propiedades, individuos, eventos y reglas.'
            : 'El archivo trae definiciones, individuos, eventos y reglas.'
        }
        actions={
          <>
            <Button variant="neutral" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button busy={isBusy && 'Descargando'} onClick={() => void download()}>
              Descargar
            </Button>
          </>
        }
      >
        <RadioGroup label="Formato" options={FORMATOS} value={formato} onChange={setFormato} />
      </Modal>
    </>
  );
}
