import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import type { ReactNode } from 'react';

/** Read-only facts of a record, two in a row. */
export const Ficha = FactSheet;

interface DatoProps {
  readonly titulo: string;
  /** Long text: the whole width, with its line breaks. */
  readonly ancho?: boolean;
  readonly children: ReactNode;
}

/** One fact; a dash where there is nothing. */
export function Dato({ titulo, ancho, children }: DatoProps) {
  return (
    <Fact name={titulo} wide={ancho}>
      {children}
    </Fact>
  );
}
