import { EstadoServicioChip, ServicioAutocomplete } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { useModal } from '@marco/web-kit/modal';
import type {
  closeServicioMesaEndpoint,
  createServicioMesaEndpoint,
  GestionMesa,
  ServicioVinculado,
} from '../../contract/index.ts';
import { TAMANOS_PESTANA } from '../../contract/terms.ts';
import { NuevoVinculo } from './nuevo-vinculo.tsx';
import styles from './participacion.module.css';
import { useCambioMesa } from './use-gestion.ts';

/** Services of a mesa: link and unlink (MESA-11). */
export function ServiciosPanel({ mesa }: { readonly mesa: GestionMesa }) {
  const { send, isSaving } = useCambioMesa(mesa.id);
  const modals = useModal();
  const { editar } = mesa.permisos;

  const link = (idServicio: number) =>
    send(
      (api, options) =>
        api.call<typeof createServicioMesaEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/servicio-mesa' },
          { body: { idMesa: mesa.id, idServicio } },
          options,
        ),
      'Se vinculó el servicio a la mesa.',
    );

  async function unlink({ id, nombre }: ServicioVinculado): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Desvincular el servicio?',
      message: `${nombre} dejará de ser un servicio de la mesa; el servicio se conserva.`,
      confirmLabel: 'Desvincular servicio',
    });
    if (!isSure) return;
    await send(
      (api, options) =>
        api.call<typeof closeServicioMesaEndpoint>(
          { method: 'DELETE', path: '/mesaInteroperabilidad/servicio-mesa/{idMesa}/{idServicio}' },
          { params: { idMesa: String(mesa.id), idServicio: String(id) } },
          options,
        ),
      'Se desvinculó el servicio de la mesa.',
    );
  }

  const columnas: TableColumn<ServicioVinculado>[] = [
    {
      key: 'estado',
      label: 'Estado del servicio',
      cardLabel: 'Estado',
      cell: ({ estado }) => <EstadoServicioChip nombre={estado} />,
    },
    { key: 'nombre', label: 'Nombre del servicio', cardLabel: 'Nombre', kind: 'main' },
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (fila) => (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Desvincular ${fila.nombre}`}
          blocked={editar}
          onClick={() => void unlink(fila)}
        >
          Desvincular
        </Button>
      ),
    },
  ];

  return (
    <div className={styles['panel']}>
      <NuevoVinculo
        accion="Vincular servicio"
        label="Servicio"
        Autocomplete={ServicioAutocomplete}
        editar={editar}
        isSaving={isSaving}
        findError={(servicio) => {
          if (servicio === null) return 'Elija un servicio de la lista.';
          return mesa.servicios.some(({ id }) => id === servicio.id) ? 'Ya está vinculado a la mesa.' : null;
        }}
        onAdd={({ id }) => link(id)}
      />
      <DataTable
        caption="Servicios vinculados"
        rows={mesa.servicios}
        columns={columnas}
        rowKey={({ id }) => id}
        optionsNumber={TAMANOS_PESTANA}
        messageEmpty="Aún no hay servicios de la mesa registrados."
      />
    </div>
  );
}
