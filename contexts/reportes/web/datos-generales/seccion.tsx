import { toTitleId } from '@marco/web-kit/reading-page';
import type { ReactNode } from 'react';
import type { BloqueDatosGenerales } from '../../contract/datos-generales.terms.ts';
import styles from './datos-generales.module.css';

interface SeccionProps {
  /** Part of the address after '#'. */
  readonly id: BloqueDatosGenerales;
  readonly title: string;
  readonly lead?: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that the index and an address lead to. */
export function Seccion({ id, title, lead, aside, children }: SeccionProps) {
  return (
    <section id={id} className={styles['seccion']} aria-labelledby={toTitleId(id)}>
      <div className={styles['cabeza']}>
        <div>
          <h2 id={toTitleId(id)} tabIndex={-1}>
            {title}
          </h2>
          {lead ? <p>{lead}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
