import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { Link } from 'react-router';
import type { DetalleServicio, VersionServicio } from '../../contract/index.ts';
import { toVersionServicio } from '../../contract/servicios.paths.ts';
import { EstadoVersionChip } from './estado-version-chip.tsx';

interface VersionesCardProps {
  readonly servicio: DetalleServicio;
  /** The one on show. */
  readonly actual: VersionServicio | undefined;
}

/** Versions of a servicio, each a way to what it exchanges. */
export function VersionesCard({ servicio: { servicioId, versiones }, actual }: VersionesCardProps) {
  const columnas: readonly StackedColumn<VersionServicio>[] = [
    {
      label: 'Versión',
      cell: ({ id, numero }) => (
        <Link
          to={toVersionServicio(servicioId, id)}
          replace
          aria-current={id === actual?.id ? 'true' : undefined}
        >
          Versión {numero}
        </Link>
      ),
    },
    { label: 'Estado', cell: ({ estado }) => <EstadoVersionChip estado={estado} /> },
    {
      label: 'Estandarizada',
      cell: ({ estandarizadaEn }) => (estandarizadaEn === null ? '—' : formatDate(estandarizadaEn)),
    },
  ];
  return (
    <Card title="Versiones" aside={formatNumber(versiones.length)} flush>
      {versiones.length === 0 ? (
        <EmptyState title="El servicio aún no tiene versiones." />
      ) : (
        <StackedTable
          label="Versiones del servicio"
          columns={columnas}
          rows={versiones}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
