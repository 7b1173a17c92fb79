import { Button, reachedLimit } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Identifier } from '@marco/web-kit/clipboard';
import { formatNumber } from '@marco/web-kit/format';
import { OrderedTable, type StackedColumn } from '@marco/web-kit/stacked-table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DatosOperacion } from '../../contract/index.ts';
import { LIMITES_SOLICITUD, TIPO_INTERCAMBIO } from '../../contract/terms.ts';
import { updateOperacion } from '../../rules/mensajes/posicion-campos.ts';
import styles from './campos.module.css';
import { OperacionDialog } from './operacion-dialog.tsx';
import type { ValoresSolicitud } from './valores.ts';

interface OperacionesCardProps {
  readonly valores: ValoresSolicitud;
  readonly onChange: (part: Partial<ValoresSolicitud>) => void;
}

const COLUMNAS: readonly StackedColumn<DatosOperacion>[] = [
  { label: 'Código', cell: ({ codigo }) => <Identifier text={codigo} /> },
  { label: 'Nombre', cell: ({ nombre }) => nombre },
  {
    label: 'Tipo de intercambio',
    cell: ({ tipoIntercambio }) =>
      tipoIntercambio === null ? 'El del servicio' : TIPO_INTERCAMBIO[tipoIntercambio],
  },
];

/** What may be called of the servicio; without one the fields are of a single operation, named as the servicio. */
export function OperacionesCard({ valores, onChange }: OperacionesCardProps) {
  const { operaciones, campos } = valores;
  const [editing, setEditing] = useState<DatosOperacion | 'nueva' | null>(null);

  /** The fields of an operation that is gone are of the first one. */
  function order(next: readonly DatosOperacion[]): void {
    const kept = new Set(next.map(({ codigo }) => codigo));
    onChange({
      operaciones: next,
      campos: campos.map((campo) => (kept.has(campo.operacion) ? campo : { ...campo, operacion: '' })),
    });
  }

  function keep(operacion: DatosOperacion): void {
    if (editing === 'nueva' || editing === null) onChange({ operaciones: [...operaciones, operacion] });
    else
      onChange({
        operaciones: operaciones.map((otra) => (otra === editing ? operacion : otra)),
        campos: updateOperacion(campos, { antes: editing.codigo, despues: operacion.codigo }),
      });
    setEditing(null);
  }

  const { maximoOperaciones } = LIMITES_SOLICITUD;
  return (
    <Card title="Operaciones" aside={formatNumber(operaciones.length)} flush>
      <div className={styles['tools']}>
        <p>
          Lo que otros sistemas le pedirán al servicio. Si no agrega ninguna, todos los campos son de una sola
          operación con el nombre del servicio.
        </p>
        <div className={styles['actions']}>
          <Button
            variant="secondary"
            size="small"
            icon={<Plus size={16} />}
            blocked={
              operaciones.length >= maximoOperaciones
                ? reachedLimit(`Una solicitud tiene máximo ${maximoOperaciones} operaciones.`)
                : undefined
            }
            onClick={() => setEditing('nueva')}
          >
            Agregar operación
          </Button>
        </div>
      </div>
      {operaciones.length === 0 ? null : (
        <OrderedTable
          label="Operaciones del servicio"
          columns={COLUMNAS}
          rows={operaciones}
          nameOf={({ codigo }) => codigo}
          onChange={order}
          onEdit={setEditing}
        />
      )}
      {editing === null ? null : (
        <OperacionDialog
          operacion={editing === 'nueva' ? null : editing}
          otros={operaciones.filter((otra) => otra !== editing).map(({ codigo }) => codigo)}
          onKeep={keep}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  );
}
