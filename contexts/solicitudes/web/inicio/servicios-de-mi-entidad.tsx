import { useBloque } from '@marco/usuarios/widgets';
import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Skeleton } from '@marco/web-kit/skeleton';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { BloqueServicios } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';

// Below what waits, and of who works for an entidad alone.
const EnMarcha = lazy(async () => ({
  default: (await import('./servicios-en-marcha.tsx')).ServiciosEnMarcha,
}));

/** The servicios of the entidad of the person; nothing for who has none. */
export function ServiciosDeMiEntidad() {
  return (
    <LoadBlock query={useBloque<BloqueServicios>('servicios')} subject="los servicios de su entidad">
      {(bloque) =>
        bloque === null || bloque.total === 0 ? null : (
          <Card
            title="Servicios de mi entidad"
            aside={<Link to={solicitudesPaths.servicios}>Ver los {formatNumber(bloque.total)}</Link>}
          >
            <Suspense fallback={<Skeleton label="Cargando los servicios de su entidad" rows={3} />}>
              <EnMarcha bloque={bloque} />
            </Suspense>
          </Card>
        )
      }
    </LoadBlock>
  );
}
