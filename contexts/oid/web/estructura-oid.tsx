import type { ReactNode } from 'react';
import type { NodoResuelto } from '../contract/index.ts';
import styles from './oid.module.css';

interface EstructuraOidProps {
  readonly oidDetails: NodoResuelto['oidDetails'];
  /** Where a level of the path leads. */
  readonly link: (oid: string) => ReactNode;
}

/** The path of an identifier, an arc in each line: 'oid - nombre'. */
export function EstructuraOid({ oidDetails, link }: EstructuraOidProps) {
  return (
    <ol className={styles['path']}>
      {oidDetails.map(({ oid, nombre }, position) => (
        <li key={oid} aria-current={position === oidDetails.length - 1 || undefined}>
          {position === oidDetails.length - 1 ? oid : link(oid)} - {nombre}
        </li>
      ))}
    </ol>
  );
}
