import { Identifier } from '@marco/web-kit/clipboard';
import { formatSize } from '@marco/web-kit/format';
import type { DetalleConjunto } from '../../contract/index.ts';
import styles from './conjuntos.module.css';

const toEntera = (ruta: string) => new URL(ruta, window.location.origin).href;

/** Each file of the edition with its size and its digest, and the addresses that stay. */
export function ArchivosBlock({ conjunto }: { readonly conjunto: DetalleConjunto }) {
  const { edicion, ultimo } = conjunto;
  if (!edicion) return <p className={styles['vacio']}>Los archivos estarán con la primera edición.</p>;
  return (
    <div className={styles['archivos']}>
      {edicion.archivos.map(({ formato, direccion, bytes, sha256 }) => {
        const nombre = formato.toUpperCase();
        return (
          <div key={formato} className={styles['archivo']}>
            <h3>
              {nombre} <small>({formatSize(bytes)})</small>
            </h3>
            <dl>
              <dt>Último</dt>
              <dd>
                <Identifier text={toEntera(ultimo[formato])} name={`la dirección del último ${nombre}`} />
              </dd>
              <dt>Esta edición</dt>
              <dd>
                <Identifier text={toEntera(direccion)} name={`la dirección del ${nombre} de esta edición`} />
              </dd>
              <dt>SHA-256</dt>
              <dd>
                <Identifier text={sha256} name={`la huella del ${nombre}`} />
              </dd>
            </dl>
          </div>
        );
      })}
    </div>
  );
}
