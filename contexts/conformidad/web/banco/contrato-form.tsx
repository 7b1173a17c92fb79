import { ServicioAutocomplete } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FieldError } from '@marco/web-kit/field';
import { formatSize } from '@marco/web-kit/format';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LIMITES_CONTRATO } from '../../contract/terms.ts';
import styles from './banco.module.css';

interface ContratoFormProps {
  /** Whether one was checked already: then the next one is the mended one. */
  readonly hayInforme: boolean;
  readonly isWorking: boolean;
  readonly onCheck: (archivo: File, servicio: number | null) => void;
  readonly onCancel: () => void;
}

/** Where a contract is chosen, by the button or by dropping it, and the servicio it is compared with. */
export function ContratoForm({ hayInforme, isWorking, onCheck, onCancel }: ContratoFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [servicio, setServicio] = useState<{ readonly id: number; readonly nombre: string } | null>(null);
  const [reparo, setReparo] = useState<string | null>(null);
  const helpId = useId();
  const reparoId = useId();

  function take(archivo: File | undefined): void {
    if (!archivo) return;
    const falta = findReparo(archivo);
    setReparo(falta);
    if (falta === null) onCheck(archivo, servicio?.id ?? null);
  }

  return (
    <Card title="Contrato que se comprueba" isForScreen>
      <div className={styles['form']}>
        <ServicioAutocomplete
          label="Servicio con cuyos datos se compara (opcional)"
          value={servicio}
          onSelectionChange={setServicio}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's */}
        <div
          className={styles['zone']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
        >
          <Button
            icon={<Upload size={18} />}
            busy={isWorking && 'Comprobando'}
            aria-describedby={helpId}
            onClick={() => input.current?.click()}
          >
            {hayInforme ? 'Cargar el contrato corregido' : 'Cargar el contrato'}
          </Button>
          {isWorking ? (
            <Button variant="secondary" onClick={onCancel}>
              Cancelar
            </Button>
          ) : null}
          <small id={helpId}>
            OpenAPI 3.0 o 3.1 (JSON o YAML), WSDL 1.1, o un ZIP con el WSDL y sus XSD. Máximo 5 MB. No se
            guarda.
          </small>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Archivo del contrato"
            accept=".json,.yaml,.yml,.wsdl,.xml,.zip"
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file may be chosen again once it was mended.
              target.value = '';
            }}
          />
        </div>
        <div role="alert" className={styles['said']}>
          {reparo === null ? null : <FieldError id={reparoId}>{reparo}</FieldError>}
        </div>
      </div>
    </Card>
  );
}

function findReparo({ name, size }: File): string | null {
  if (size === 0) return `«${name}» está vacío.`;
  if (size <= LIMITES_CONTRATO.bytes) return null;
  return `«${name}» pesa ${formatSize(size)} y el máximo es ${formatSize(LIMITES_CONTRATO.bytes)}.`;
}
