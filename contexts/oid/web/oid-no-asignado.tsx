import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import type { ReactNode } from 'react';

/** An identifier that identifies nothing. */
export function OidNoAsignado({ oid, children }: { readonly oid: string; readonly children?: ReactNode }) {
  return (
    <Card>
      <EmptyState
        drawing="search"
        title="Este OID no está asignado: no identifica nada en el registro."
        text={`Revise el identificador que consultó: ${oid}.`}
      >
        {children}
      </EmptyState>
    </Card>
  );
}
