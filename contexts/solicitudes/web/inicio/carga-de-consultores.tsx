import { useBloque } from '@marco/usuarios/widgets';
import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { WhenSeen } from '@marco/web-kit/when-seen';
import { lazy } from 'react';
import type { BloqueCarga } from '../../contract/index.ts';

// Below what waits, and of who assigns alone.
const Coordinacion = lazy(async () => ({ default: (await import('./coordinacion.tsx')).Coordinacion }));

/** What waits for a consultor and how much each has in hand, in the home of who assigns; nothing for others. */
export function CargaDeConsultores() {
  const query = useBloque<BloqueCarga>('carga');
  if (!query.data && query.error)
    return (
      <Card flush>
        <QueryError title="No fue posible cargar la carga de los consultores" query={query} />
      </Card>
    );
  if (!query.data || query.data.consultores.length === 0) return null;
  return (
    <WhenSeen height={160} fallback={<Skeleton label="Cargando la carga de los consultores" rows={3} />}>
      <Coordinacion {...query.data} />
    </WhenSeen>
  );
}
