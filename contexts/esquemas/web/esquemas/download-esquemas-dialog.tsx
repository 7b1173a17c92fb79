import { Button } from '@marco/web-kit/button';
import { Modal } from '@marco/web-kit/modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useState } from 'react';
import { TIPO_ESQUEMA, TIPOS_ESQUEMA, type TipoEsquema } from '../../contract/terms.ts';
import { useDescargaEsquema } from './use-descarga-esquema.ts';

const FORMAS = TIPOS_ESQUEMA.map((value) => ({ value, label: TIPO_ESQUEMA[value] }));

interface DownloadEsquemasDialogProps {
  readonly elementos: readonly number[];
  /** A closed dialog keeps the chosen form and a running download. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the form of the schemas of some elements, and saves their package. */
export function DownloadEsquemasDialog({ elementos, isOpen, onClose }: DownloadEsquemasDialogProps) {
  const { downloadConjunto, isDownloading } = useDescargaEsquema();
  const [tipo, setTipo] = useState<TipoEsquema>('xsd');
  const download = () => void downloadConjunto(elementos, tipo).then(onClose);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Descargar esquemas"
      message={`El archivo ZIP trae los esquemas vigentes de ${
        elementos.length === 1 ? '1 elemento' : `${elementos.length} elementos`
      } con todo lo que necesitan.`}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isDownloading && 'Descargando'} onClick={download}>
            Descargar
          </Button>
        </>
      }
    >
      <RadioGroup label="Forma de los esquemas" options={FORMAS} value={tipo} onChange={setTipo} />
    </Modal>
  );
}
