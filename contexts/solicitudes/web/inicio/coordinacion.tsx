import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import type { SelectedRows } from '@marco/web-kit/data-table';
import { useState } from 'react';
import type { BloqueCarga, SolicitudEnCola } from '../../contract/index.ts';
import { type DialogoAbierto, DialogosDeAsignacion } from '../reparto/dialogos-de-asignacion.tsx';
import { PorAsignar } from './por-asignar.tsx';
import { TablaCarga } from './tabla-carga.tsx';

/** The queue of who assigns, one or several at a time, and under it what each consultor has (picture 20b). */
export function Coordinacion({ cupo, consultores, porAsignar }: BloqueCarga) {
  const { total, solicitudes } = porAsignar;
  const [abierto, setAbierto] = useState<DialogoAbierto | null>(null);
  const [selected, setSelected] = useState<SelectedRows<SolicitudEnCola>>(new Map());
  const assignTo = (consultorId: number) => {
    const elegidas = [...selected.values()];
    // Without a choice made above, it is made in the dialog.
    setAbierto(
      elegidas.length > 0
        ? { dialogo: 'asignar', solicitudes: elegidas, consultorId }
        : { dialogo: 'asignar', solicitudes, consultorId, porElegir: true },
    );
  };
  return (
    <CardStack>
      {total === 0 ? null : (
        <PorAsignar
          porAsignar={porAsignar}
          selected={selected}
          onSelect={setSelected}
          onAssign={(elegidas) => setAbierto({ dialogo: 'asignar', solicitudes: elegidas })}
        />
      )}
      <TablaCarga
        cupo={cupo}
        consultores={consultores}
        onAssign={total === 0 ? undefined : assignTo}
        aside={
          total === 0 ? null : (
            <Button size="small" variant="neutral" onClick={() => setAbierto({ dialogo: 'repartir' })}>
              Repartir por carga
            </Button>
          )
        }
      />
      <DialogosDeAsignacion
        abierto={abierto}
        onClose={() => setAbierto(null)}
        onDone={() => setSelected(new Map())}
      />
    </CardStack>
  );
}
