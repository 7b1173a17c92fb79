import { useState } from 'react';
import type { ComprobacionDicha } from '../../contract/index.ts';
import { Fila, isProblema, listOrdenadas } from './comprobaciones.tsx';
import styles from './informe.module.css';

/** The checks of a report that ask for something, where the whole of it does not stand; the first one is open. */
export function Problemas({ comprobaciones }: { readonly comprobaciones: readonly ComprobacionDicha[] }) {
  const problemas = listOrdenadas(comprobaciones.filter(isProblema));
  const [abierta, setAbierta] = useState(problemas[0]?.codigo);
  if (problemas.length === 0) return null;
  const toggle = (codigo: string) => setAbierta(codigo === abierta ? undefined : codigo);
  return (
    <div className={styles['problems']}>
      <ul className={styles['checks']} aria-label="Comprobaciones por revisar">
        {problemas.map((fila) => (
          <Fila
            key={fila.codigo}
            fila={fila}
            esElegida={fila.codigo === abierta}
            open={fila.codigo === abierta}
            onToggle={() => toggle(fila.codigo)}
            onElegir={() => undefined}
            onVer={undefined}
          />
        ))}
      </ul>
    </div>
  );
}
