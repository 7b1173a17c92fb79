import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatSize } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './pasaporte.module.css';
import { MAXIMO_PAQUETE, type PaqueteComprobado, useComprobacion } from './use-comprobacion.ts';

const HALLAZGOS = {
  cambiado: 'cambió después de firmarse',
  ausente: 'falta',
  sobra: 'no estaba cuando se firmó',
} as const;

const ILEGIBLE = 'El archivo no se pudo leer como ZIP. Elija el pasaporte tal como lo descargó.';

/** What came of it: first whether it may be believed, then every file that is not as it was. */
function Resultado({ informe }: { readonly informe: PaqueteComprobado }) {
  const { nombre, firma, asunto, archivos, hallazgos } = informe;
  if (!firma.valida)
    return (
      <Notice tone="err">
        «{nombre}»: {firma.motivo}
      </Notice>
    );
  if (hallazgos.length === 0)
    return (
      <Notice tone="ok">
        «{nombre}» es el pasaporte de {asunto?.servicio}, versión {asunto?.version}. La firma es de este sitio
        y sus {archivos} archivos están intactos.
      </Notice>
    );
  return (
    <Notice tone="err">
      «{nombre}» lo firmó este sitio, pero después cambió:
      <ul className={styles['hallazgos']}>
        {hallazgos.map(({ ruta, hallazgo }) => (
          <li key={ruta}>
            <code>{ruta}</code> {HALLAZGOS[hallazgo]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A package somebody received, verified on their computer. */
export function ComprobacionCard() {
  const input = useRef<HTMLInputElement>(null);
  const [reparo, setReparo] = useState<string | null>(null);
  const comprobacion = useComprobacion();
  const { data, isPending, isError, mutate, reset } = comprobacion;

  function choose(archivo: File | undefined): void {
    if (!archivo) return;
    reset();
    const isTooLarge = archivo.size > MAXIMO_PAQUETE;
    setReparo(
      isTooLarge
        ? `«${archivo.name}» pesa ${formatSize(archivo.size)} y el máximo es ${formatSize(MAXIMO_PAQUETE)}.`
        : null,
    );
    if (!isTooLarge) mutate(archivo);
  }

  return (
    <Card title="Comprobar un pasaporte recibido" isForScreen>
      <div className={styles['elegir']}>
        <p>
          Compruebe que un ZIP es el que firmó este sitio y que ningún archivo cambió. No sale de su equipo.
        </p>
        <Button
          variant="secondary"
          icon={<ShieldCheck size={18} />}
          busy={isPending && 'Comprobando'}
          onClick={() => input.current?.click()}
        >
          Elegir el ZIP
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Pasaporte recibido"
          accept=".zip,application/zip"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <div role="status">
        {reparo === null ? null : <Notice tone="err">{reparo}</Notice>}
        {isError ? <Notice tone="err">{ILEGIBLE}</Notice> : null}
        {data ? <Resultado informe={data} /> : null}
      </div>
    </Card>
  );
}
