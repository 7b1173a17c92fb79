import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BloqueCarga } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { type DialogoAbierto, DialogosDeAsignacion } from '../reparto/dialogos-de-asignacion.tsx';
import { countSolicitudes } from '../reparto/present-carga.ts';
import { PorAsignar } from './por-asignar.tsx';
import { TablaCarga } from './tabla-carga.tsx';

const LISTA = `${solicitudesPaths.consulta}?estado=radicada`;

/** The queue of who assigns, several at a time, and beside it what each consultor has (picture 20b). */
export function Coordinacion({ cupo, consultores, porAsignar: { total, solicitudes } }: BloqueCarga) {
  const [abierto, setAbierto] = useState<DialogoAbierto | null>(null);
  // Another key leaves the boxes of the queue empty once something was assigned.
  const [vez, setVez] = useState(0);
  return (
    <CardStack>
      {total === 0 ? null : (
        <Card
          title="Solicitudes por asignar"
          aside={
            <Link to={LISTA}>
              {total === 1 ? 'Verla en la lista' : `Ver las ${countSolicitudes(total)} en la lista`}
            </Link>
          }
          flush
        >
          <PorAsignar key={vez} solicitudes={solicitudes} onOpen={setAbierto} />
        </Card>
      )}
      <Card
        title="Carga de los consultores"
        aside={
          total === 0 ? null : (
            <Button size="small" variant="neutral" onClick={() => setAbierto({ dialogo: 'repartir' })}>
              Repartir por carga
            </Button>
          )
        }
        flush
      >
        <TablaCarga cupo={cupo} consultores={consultores} />
      </Card>
      <DialogosDeAsignacion
        abierto={abierto}
        onClose={() => setAbierto(null)}
        onDone={() => setVez((veces) => veces + 1)}
      />
    </CardStack>
  );
}
