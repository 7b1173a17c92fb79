import type { ReactNode } from 'react';
import styles from './bloque.module.css';
import type { IdBloque } from './indice.ts';
import { type Pendiente, TextoPendiente } from './texto-pendiente.tsx';

interface BloqueProps {
  readonly id: IdBloque;
  readonly titulo: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly pendiente?: Pendiente | null;
  readonly children?: ReactNode;
}

/** A block of the page, which the index leads to; what it lacks stands in it, with who supplies it. */
export function Bloque({ id, titulo, aside, pendiente = null, children }: BloqueProps) {
  return (
    <section id={id} className={styles['bloque']} aria-labelledby={`${id}-titulo`}>
      <div className={styles['head']}>
        <h2 id={`${id}-titulo`} tabIndex={-1}>
          {titulo}
        </h2>
        {aside}
      </div>
      {children}
      {pendiente === null ? null : <TextoPendiente {...pendiente} />}
    </section>
  );
}
