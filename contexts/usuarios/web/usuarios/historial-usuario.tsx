import { presentEntidad } from '@marco/entidades/terms';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatMoment } from '@marco/web-kit/format';
import type { CambioHistorico } from '../../contract/index.ts';

/** Names of the audit trail as people read them. */
const ACCIONES: Readonly<Record<string, string>> = {
  'registrar-usuario': 'Registro',
  'aprobar-usuario': 'Aprobación',
  'rechazar-usuario': 'Rechazo',
  'activar-usuario': 'Activación',
  'inactivar-usuario': 'Inactivación',
  'trasladar-usuario': 'Traslado',
  'asignar-rol': 'Asignación de rol',
};

const COLUMNAS: readonly TableColumn<CambioHistorico>[] = [
  {
    key: 'fecha',
    label: 'Fecha',
    nowrap: true,
    text: ({ fecha }) => formatMoment(fecha),
    value: ({ fecha }) => fecha,
  },
  { key: 'accion', label: 'Cambio', kind: 'main', text: ({ accion }) => ACCIONES[accion] ?? accion },
  { key: 'entidad', label: 'Entidad', priority: 3, text: ({ entidad }) => presentEntidad(entidad) },
  { key: 'quien', label: 'Quién', priority: 2, text: ({ quien }) => quien ?? 'La persona' },
  { key: 'antes', label: 'Antes', text: ({ antes }) => antes ?? '—' },
  { key: 'ahora', label: 'Después', text: ({ ahora }) => ahora ?? '—' },
];

/** What was decided about a user, latest first. */
export function HistorialUsuario({ historial }: { readonly historial: readonly CambioHistorico[] }) {
  return (
    <DataTable
      caption="Historial de cambios del usuario"
      title="Historial"
      rows={historial}
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={[5, 10, 25]}
      pageSizeTable={5}
      messageEmpty="Aún no hay cambios registrados."
    />
  );
}
