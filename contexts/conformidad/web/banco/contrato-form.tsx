import { ServicioAutocomplete } from '@marco/servicios/widgets';
import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FieldError } from '@marco/web-kit/field';
import { formatSize } from '@marco/web-kit/format';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LIMITES_CONTRATO } from '../../contract/terms.ts';
import styles from './banco.module.css';
import type { ComparadoBanco } from './use-banco.ts';
import { useServicioDelBanco } from './use-servicio-del-banco.ts';

interface ContratoFormProps {
  /** Whether one was checked already: then the next one is the mended one. */
  readonly hayInforme: boolean;
  readonly isWorking: boolean;
  /** What the address says a contract is compared with. */
  readonly comparado: ComparadoBanco;
  readonly onComparar: (servicio: number | null) => void;
  readonly onCheck: (archivo: File) => void;
  readonly onCancel: () => void;
}

/** Where a contract is chosen, by the button or by dropping it, and the servicio it is compared with. */
export function ContratoForm(props: ContratoFormProps) {
  const { hayInforme, isWorking, comparado, onComparar, onCheck, onCancel } = props;
  const input = useRef<HTMLInputElement>(null);
  const [elegido, setElegido] = useState<{ readonly id: number; readonly nombre: string } | null>(null);
  const { data, error } = useServicioDelBanco(comparado);
  const deLaDireccion = data ? { id: data.servicioId, nombre: data.nombre } : null;
  const servicio = elegido?.id === comparado.servicio ? elegido : deLaDireccion;
  const [reparo, setReparo] = useState<string | null>(null);
  const helpId = useId();
  const reparoId = useId();
  const faltaId = useId();

  function take(archivo: File | undefined): void {
    if (!archivo) return;
    const falta = findReparo(archivo);
    setReparo(falta);
    if (falta === null) onCheck(archivo);
  }

  return (
    <Card title="Contrato que se comprueba" isForScreen>
      <div className={styles['form']}>
        <div>
          <ServicioAutocomplete
            label="Servicio con el que se compara"
            optional
            hint="Sin servicio se comprueba el contrato solo."
            value={servicio}
            onSelectionChange={(suyo) => {
              setElegido(suyo);
              onComparar(suyo?.id ?? null);
            }}
          />
          <div aria-live="polite">
            {error ? <FieldError id={faltaId}>{errorMessage(error)}</FieldError> : null}
            {data ? <p className={styles['note']}>Se compara con la versión {data.version}.</p> : null}
          </div>
        </div>
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
