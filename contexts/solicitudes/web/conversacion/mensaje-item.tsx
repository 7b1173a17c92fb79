import { classNames } from '@marco/web-kit/class-names';
import { formatMoment } from '@marco/web-kit/format';
import type { MensajeDeConversacion } from '../../contract/index.ts';
import styles from './conversacion.module.css';

/** A message as it was written: plain text with its lines. */
export function MensajeItem({ mensaje }: { readonly mensaje: MensajeDeConversacion }) {
  const { autor, esMinisterio, esPropio, texto, fecha } = mensaje;
  return (
    <li className={classNames(styles['mensaje'], esPropio && styles['propio'])}>
      <p className={styles['autor']}>
        <b>{esPropio ? 'Usted' : autor}</b>
        {esPropio ? '' : `, por ${esMinisterio ? 'el ministerio' : 'la entidad'}`} ·{' '}
        <time dateTime={fecha}>{formatMoment(fecha)}</time>
      </p>
      <p className={styles['globo']}>{texto}</p>
    </li>
  );
}
