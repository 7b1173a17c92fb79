import { ListaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import type { Solicitud } from '../../contract/index.ts';

/** The proof that a request was filed; nothing for a draft. */
export function ConstanciaCard({ solicitud: { radicado, constancia } }: { readonly solicitud: Solicitud }) {
  if (radicado === null) return null;
  return (
    <Card title="Constancia de radicación" flush>
      {constancia === null ? (
        <EmptyState title="En preparación, lista en unos minutos." />
      ) : (
        <ListaArchivos archivos={[constancia]} />
      )}
    </Card>
  );
}
