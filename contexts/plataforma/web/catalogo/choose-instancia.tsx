import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Select } from '@marco/web-kit/select';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { AMBIENTE, AMBIENTES, type Ambiente } from '../../contract/terms.ts';
import styles from '../operacion/operacion.module.css';
import { useDescargaInstancia } from './use-descarga-instancia.ts';

const OPCIONES = AMBIENTES.map((value) => ({ value, label: AMBIENTE[value] }));

interface ChooseInstanciaProps {
  readonly isBusy: boolean;
  readonly onChoose: (ambiente: Ambiente, archivo: File) => void;
}

/** The environment and the file of its instance. */
export function ChooseInstancia({ isBusy, onChoose }: ChooseInstanciaProps) {
  const input = useRef<HTMLInputElement>(null);
  const { download, isDownloading } = useDescargaInstancia();
  const [ambiente, setAmbiente] = useState<Ambiente>('produccion');
  return (
    <Card title="Archivo de la instancia" isForScreen>
      <div className={styles['importar']}>
        <p>
          JSON o tabla en CSV con los miembros de la instancia, sus subsistemas, servicios, permisos y
          certificados. Primero se revisa: usted ve qué es nuevo, qué cambia y qué ya no está antes de
          aplicarlo. Lo registrado se descarga en la misma tabla.
        </p>
        <div className={styles['controles']}>
          <Select
            label="Ambiente"
            options={OPCIONES}
            value={ambiente}
            disabled={isBusy}
            onChange={(value) => setAmbiente(AMBIENTES.find((one) => one === value) ?? 'produccion')}
          />
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Archivo de la instancia"
            accept=".json,application/json,.csv,text/csv"
            onChange={({ target }) => {
              const archivo = target.files?.[0];
              if (archivo) onChoose(ambiente, archivo);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button
            icon={<FileUp size={18} />}
            busy={isBusy && 'Revisando'}
            onClick={() => input.current?.click()}
          >
            Seleccionar archivo
          </Button>
          <Button
            variant="neutral"
            icon={<Download size={18} />}
            busy={isDownloading && 'Descargando'}
            onClick={() => void download(ambiente)}
          >
            Descargar lo registrado
          </Button>
        </div>
      </div>
    </Card>
  );
}
