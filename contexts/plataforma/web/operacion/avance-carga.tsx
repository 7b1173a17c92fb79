import { errorMessage } from '@marco/web-kit/api-client';
import { formatSize } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import styles from './operacion.module.css';
import type { CargaOperacion } from './use-carga-operacion.ts';

/** How far a file is on its way, or why it stopped. */
export function AvanceCarga({ carga }: { readonly carga: CargaOperacion }) {
  if (carga === 'quieta') return null;
  if ('error' in carga)
    return (
      <Notice tone="err" role="alert">
        {errorMessage(carga.error)}
      </Notice>
    );
  const { nombre, bytes, recibidos } = carga.importacion;
  return (
    <div className={styles['avance']}>
      <progress
        aria-label={`Enviando ${nombre}`}
        {...(bytes === null ? {} : { max: bytes, value: recibidos })}
      />
      <span className="num">
        {formatSize(recibidos)}
        {bytes === null ? ' enviados' : ` de ${formatSize(bytes)}`}
      </span>
    </div>
  );
}
