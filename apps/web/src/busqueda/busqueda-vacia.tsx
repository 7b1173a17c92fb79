import styles from './busqueda.module.css';
import type { Caja } from './use-caja.ts';

type Avisos = Pick<Caja, 'error' | 'retry' | 'resultado' | 'isNothing' | 'palabras'>;

/** What stands above the list where something is missing: nothing was found, words were corrected, or the server failed. */
export function BusquedaVacia({ caja }: { readonly caja: Avisos }) {
  const { error, retry, resultado, isNothing } = caja;
  if (error)
    return (
      <p className={styles['notice']}>
        No fue posible buscar en los registros.
        <button type="button" onClick={retry}>
          Reintentar
        </button>
      </p>
    );
  if (isNothing) return <p className={styles['notice']}>Nada con esas palabras.</p>;
  if (!resultado) return null;
  const { corregido, faltantes } = resultado;
  return (
    <>
      {corregido === null ? null : (
        <p className={styles['notice']}>Nada con esas palabras. Estos son los resultados de «{corregido}».</p>
      )}
      {faltantes.length === 0 ? null : (
        <p className={styles['notice']}>
          No fue posible buscar en: {faltantes.map(({ nombre }) => nombre).join(', ')}.
          <button type="button" onClick={retry}>
            Reintentar
          </button>
        </p>
      )}
    </>
  );
}
