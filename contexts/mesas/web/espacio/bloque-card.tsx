import { Card } from '@marco/web-kit/card';
import { LoadError } from '@marco/web-kit/load-error';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EspacioMesa } from '../../contract/index.ts';

type Bloques = EspacioMesa['bloques'];
type Leido<Nombre extends keyof Bloques> = Extract<
  NonNullable<Bloques[Nombre]>,
  { estado: 'listo' }
>['datos'];

interface BloqueProps<Nombre extends keyof Bloques> {
  readonly espacio: UseQueryResult<EspacioMesa>;
  readonly nombre: Nombre;
  /** Title of the card while it cannot be shown, and what it is of: 'los compromisos'. */
  readonly titulo: string;
  readonly subject: string;
  readonly children: (datos: Leido<Nombre>) => ReactNode;
}

/** A block of the workspace, or why it could not be read; nothing where it is not for the person. */
export function Bloque<Nombre extends keyof Bloques>(props: BloqueProps<Nombre>) {
  const { espacio, nombre, titulo, subject, children } = props;
  const bloque = espacio.data?.bloques[nombre];
  if (bloque?.estado === 'listo') return children(bloque.datos as Leido<Nombre>);
  if (bloque?.estado !== 'fallo') return null;
  return (
    <Card title={titulo} flush>
      <LoadError
        title={`No fue posible cargar ${subject}`}
        reason={bloque.mensaje}
        onRetry={() => void espacio.refetch()}
        isRetrying={espacio.isFetching}
      />
    </Card>
  );
}
