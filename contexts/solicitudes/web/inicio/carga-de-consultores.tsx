import { useBloque } from '@marco/usuarios/widgets';
import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { WhenSeen } from '@marco/web-kit/when-seen';
import { lazy } from 'react';
import { Link } from 'react-router';
import type { BloqueCarga } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';

// Below what waits, and of who assigns alone.
const Tabla = lazy(async () => ({ default: (await import('./tabla-carga.tsx')).TablaCarga }));

/** How much each consultor has in hand, in the home of who assigns; nothing for others. */
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
    <Card
      title="Carga de los consultores"
      aside={<Link to={`${solicitudesPaths.consulta}?estado=radicada`}>Asignar solicitudes</Link>}
      flush
    >
      <WhenSeen height={160} fallback={<Skeleton label="Cargando la carga de los consultores" rows={3} />}>
        <Tabla consultores={query.data.consultores} />
      </WhenSeen>
    </Card>
  );
}
