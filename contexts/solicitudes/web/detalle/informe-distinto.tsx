import { Notice } from '@marco/web-kit/notice';
import styles from './detalle.module.css';

/** Why a request was not certified: what the banco finds now and did not find when the entity approved. */
export function InformeDistinto({
  motivos: [motivo, ...distintas],
}: {
  readonly motivos: readonly string[];
}) {
  if (motivo === undefined) return null;
  return (
    <div className={styles['whole']}>
      <Notice tone="err" role="alert">
        <p>
          <b>{motivo}</b>
        </p>
        <ul className={styles['differences']}>
          {distintas.map((distinta) => (
            <li key={distinta}>{distinta}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
