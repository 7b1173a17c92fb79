import { refuseWith } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Modal } from '@marco/web-kit/modal';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LIMITE_CONJUNTO, TIPO_ESQUEMA, TIPOS_ESQUEMA, type TipoEsquema } from '../../contract/terms.ts';
import { useDescargaEsquema } from './use-descarga-esquema.ts';

const FORMAS = TIPOS_ESQUEMA.map((value) => ({ value, label: TIPO_ESQUEMA[value] }));
const DEMASIADOS = refuseWith(`Se descargan los esquemas de máximo ${LIMITE_CONJUNTO} elementos a la vez.`);

/** Takes the schemas in force of some elements as one package, in the form people choose. */
export function DownloadEsquemas({ elementos }: { readonly elementos: readonly number[] }) {
  const { downloadConjunto, isDownloading } = useDescargaEsquema();
  const [isOpen, setOpen] = useState(false);
  const [tipo, setTipo] = useState<TipoEsquema>('xsd');
  const close = () => setOpen(false);
  const download = () => void downloadConjunto(elementos, tipo).then(close);
  return (
    <>
      <Button
        size="small"
        icon={<Download size={16} />}
        blocked={elementos.length > LIMITE_CONJUNTO ? DEMASIADOS : undefined}
        onClick={() => setOpen(true)}
      >
        Descargar esquemas
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Descargar esquemas"
        message={`El archivo ZIP trae los esquemas vigentes de ${
          elementos.length === 1 ? '1 elemento' : `${elementos.length} elementos`
        } con todo lo que necesitan.`}
        actions={
          <>
            <Button variant="neutral" onClick={close}>
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
    </>
  );
}
