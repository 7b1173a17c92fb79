import { Button } from '@marco/web-kit/button';
import { Notice } from '@marco/web-kit/notice';
import { Download, Printer } from 'lucide-react';
import styles from './segundo-factor.module.css';

const ARCHIVO = 'codigos-de-recuperacion.txt';

/** Recovery codes, shown this once, with the ways to keep them. */
export function CodigosGuardar({ codigos }: { readonly codigos: readonly string[] }) {
  return (
    <div className={styles['bloque']}>
      <Notice tone="warn">
        Guárdelos fuera de este equipo: se muestran una sola vez. Cada código sirve una vez, cuando no tenga a
        mano su aplicación.
      </Notice>
      <ol className={styles['codigos']} aria-label="Códigos de recuperación">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ol>
      <div className={styles['guardar']}>
        <Button variant="neutral" onClick={() => saveArchivo(codigos)}>
          <Download size={17} />
          Descargar
        </Button>
        <Button variant="neutral" onClick={() => window.print()}>
          <Printer size={17} />
          Imprimir
        </Button>
      </div>
    </div>
  );
}

function saveArchivo(codigos: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codigos.join('\r\n')}\r\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = ARCHIVO;
  link.click();
  URL.revokeObjectURL(address);
}
