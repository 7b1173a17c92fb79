import { ReadingBlock } from '@marco/web-kit/reading-page';
import type { ReactNode } from 'react';
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

/** Who takes the legal basis along takes it on one sheet. */
const EN_UNA_HOJA: readonly IdBloque[] = ['base-legal', 'contacto', 'niveles'];

/** A block of the page; what it lacks stands in it, with who supplies it. */
export function Bloque({ id, titulo, aside, pendiente = null, children }: BloqueProps) {
  return (
    <ReadingBlock id={id} title={titulo} aside={aside} isOneSheet={EN_UNA_HOJA.includes(id)}>
      {children}
      {pendiente === null ? null : <TextoPendiente {...pendiente} />}
    </ReadingBlock>
  );
}
