import { Notice } from '@marco/web-kit/notice';
import type { Veredicto } from '../../contract/index.ts';
import styles from './comparacion.module.css';

/** Whether messages right before are right after, and why. */
export function VeredictoCambio({ veredicto }: { readonly veredicto: Veredicto }) {
  const { compatible, razones } = veredicto;
  return (
    <Notice tone={compatible ? 'ok' : 'warn'}>
      <b>{compatible ? 'Compatible: basta una versión menor.' : 'Incompatible: pide una versión mayor.'}</b>
      {razones.length > 0 ? (
        <ul className={styles['reasons']}>
          {razones.map((razon) => (
            <li key={razon}>{razon}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
