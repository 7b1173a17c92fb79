import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import type { SupuestoConFuente } from '../../contract/index.ts';
import { CODIGOS_SUPUESTO, SUPUESTOS_AHORRO, type SupuestoAhorro } from '../../contract/terms.ts';

interface FilaSupuesto {
  readonly codigo: SupuestoAhorro;
  readonly valor: SupuestoConFuente | undefined;
}

const presentRango = ({ valor }: FilaSupuesto) =>
  valor ? `${formatNumber(valor.bajo)} a ${formatNumber(valor.alto)}` : '—';

const COLUMNAS: readonly StackedColumn<FilaSupuesto>[] = [
  { label: 'Supuesto', cell: ({ codigo }) => SUPUESTOS_AHORRO[codigo].nombre },
  { label: 'Lo más probable', cell: ({ valor }) => (valor ? formatNumber(valor.central) : 'Sin fuente') },
  { label: 'Rango', cell: presentRango },
  { label: 'Unidad', cell: ({ codigo }) => SUPUESTOS_AHORRO[codigo].unidad },
  { label: 'Fuente', cell: ({ valor }) => (valor ? `${valor.fuente}, ${valor.anio}` : '—') },
];

interface TablaSupuestosProps {
  readonly supuestos: readonly SupuestoConFuente[];
  /** Who may write one gets a button in each row. */
  readonly onEdit?: ((codigo: SupuestoAhorro) => void) | undefined;
}

/** Every assumption of the formula, with where it comes from. */
export function TablaSupuestos({ supuestos, onEdit }: TablaSupuestosProps) {
  const accion: StackedColumn<FilaSupuesto> = {
    label: 'Acción',
    isAction: true,
    cell: ({ codigo }) => (
      <Button size="small" variant="neutral" onClick={() => onEdit?.(codigo)}>
        Cambiar <span className="sr">{SUPUESTOS_AHORRO[codigo].nombre}</span>
      </Button>
    ),
  };
  return (
    <StackedTable
      label="Supuestos de los ahorros"
      columns={onEdit ? [...COLUMNAS, accion] : COLUMNAS}
      rows={CODIGOS_SUPUESTO.map((codigo) => ({
        codigo,
        valor: supuestos.find((uno) => uno.codigo === codigo),
      }))}
      rowKey={({ codigo }) => codigo}
    />
  );
}
