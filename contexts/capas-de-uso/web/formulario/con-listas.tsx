import { LoadBlock } from '@marco/web-kit/load-block';
import type { ReactNode } from 'react';
import type { ListasCapas, OpcionesCapas } from '../../contract/index.ts';
import { useListas } from '../use-capa.ts';
import { useOpcionesCapas } from './use-opciones-capas.ts';

interface ConListasProps {
  readonly children: (opciones: OpcionesCapas, listas: ListasCapas) => ReactNode;
}

/** What a form of a layer is filled in with, once it has come. */
export function ConListas({ children }: ConListasProps) {
  const opciones = useOpcionesCapas();
  const listas = useListas();
  return (
    <LoadBlock query={opciones} subject="las listas del formulario">
      {(capas) => (
        <LoadBlock query={listas} subject="las listas del formulario">
          {(otras) => children(capas, otras)}
        </LoadBlock>
      )}
    </LoadBlock>
  );
}
