import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { useModal } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { Skeleton } from '@marco/web-kit/skeleton';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { NOMBRES_SENTIDO } from '../../contract/elementos-servicio.terms.ts';
import type { closeElementoServicioEndpoint, ServicioDeElemento } from '../../contract/index.ts';
import { EstadoServicioChip } from './estado-servicio-chip.tsx';
import { NuevoUso } from './nuevo-uso.tsx';
import styles from './servicios-elemento.module.css';
import { toTonoEstado } from './tono-estado.ts';
import { SERVICIOS_DE_ELEMENTO, useServiciosElemento } from './use-servicios-elemento.ts';

const COLUMNAS: readonly TableColumn<ServicioDeElemento>[] = [
  { key: 'nombre', label: 'Servicio', kind: 'main', sortable: false },
  { key: 'entidad', label: 'Entidad', sortable: false },
  {
    key: 'sentido',
    label: 'En los mensajes de',
    sortable: false,
    cell: ({ sentido }) => NOMBRES_SENTIDO[sentido],
  },
  { key: 'version', label: 'Versión', sortable: false, cell: ({ version }) => `Versión ${version}` },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    cell: ({ estado, importado }) => <EstadoServicioChip nombre={estado} importado={importado} />,
  },
];

export interface ServiciosDeElementoProps {
  readonly elementoId: number;
  /** Whether who edits elements links services here; a public page only reads. */
  readonly editable?: boolean;
}

/** Services whose messages carry an element, by their state, and who may link more of them. */
export function ServiciosDeElemento({ elementoId, editable = false }: ServiciosDeElementoProps) {
  const { data, error, refetch, isFetching, isPlaceholderData, state, setState } =
    useServiciosElemento(elementoId);
  const modals = useModal();
  const { send } = useSavedChange<ServicioDeElemento>({
    show: () => undefined,
    refresh: SERVICIOS_DE_ELEMENTO,
  });

  async function unlink({ servicioId, idVersion, nombre, version }: ServicioDeElemento): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Desvincular el servicio?',
      message: `${nombre} dejará de figurar entre los servicios que usan la versión ${version}.`,
      confirmLabel: 'Desvincular servicio',
    });
    if (!isSure) return;
    await send(
      (api, options) =>
        api.call<typeof closeElementoServicioEndpoint>(
          { method: 'DELETE', path: '/servicios/elementos/{idServicio}/{idVersion}' },
          { params: { idServicio: String(servicioId), idVersion: String(idVersion) } },
          options,
        ),
      'Se desvinculó el servicio del elemento.',
    );
  }

  if (!data)
    return (
      <Card title="Servicios que lo usan">
        {error ? (
          <QueryError
            title="No fue posible cargar los servicios que lo usan"
            query={{ error, isFetching, refetch }}
          />
        ) : (
          <Skeleton label="Cargando servicios" shape="text" rows={3} />
        )}
      </Card>
    );

  const canEdit = editable && data.editable;
  const accion: TableColumn<ServicioDeElemento> = {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (fila) =>
      fila.editable ? (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Desvincular ${fila.nombre}, versión ${fila.version}`}
          onClick={() => void unlink(fila)}
        >
          Desvincular
        </Button>
      ) : null,
  };
  const servicios = data.porEstado.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return (
    <Card
      title="Servicios que lo usan"
      aside={<span className={styles['total']}>{formatNumber(servicios)}</span>}
    >
      <div className={styles['body']}>
        {servicios > 0 ? (
          <StackedBar
            segments={data.porEstado.map(({ nombre, color, cantidad }) => ({
              label: nombre,
              value: cantidad,
              tone: toTonoEstado(nombre, color),
            }))}
          />
        ) : null}
        {canEdit ? <NuevoUso elementoId={elementoId} /> : null}
        <DataTable
          mode="server"
          caption="Servicios que usan el elemento"
          rows={data.servicios}
          total={data.total}
          columns={canEdit ? [...COLUMNAS, accion] : COLUMNAS}
          rowKey={({ servicioId, idVersion }) => `${servicioId}-${idVersion}`}
          isBusy={isPlaceholderData}
          state={state}
          onStateChange={setState}
          messageEmpty="Ningún servicio usa este elemento todavía."
        />
      </div>
    </Card>
  );
}
