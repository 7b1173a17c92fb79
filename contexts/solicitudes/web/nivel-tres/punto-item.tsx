import type { ItemVerificado } from '../../contract/index.ts';
import styles from './verificacion.module.css';

/** What an item asks: its code, its name, its guideline, and whether it only warns. */
export function PuntoDeItem({ item }: { readonly item: ItemVerificado }) {
  const { codigo, etiqueta, lineamiento, impide } = item;
  return (
    <div className={styles['punto']}>
      <span className={styles['codigo']}>{codigo}</span>
      <span>
        <b>{etiqueta}</b>
        <small>
          {[lineamiento, impide ? null : 'solo avisa'].filter((texto) => texto !== null).join(', ')}
        </small>
      </span>
    </div>
  );
}
