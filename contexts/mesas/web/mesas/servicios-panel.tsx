import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { useModal } from '@marco/web-kit/modal';
import type { closeServicioMesaEndpoint, GestionMesa, ServicioVinculado } from '../../contract/index.ts';
import { TAMANOS_PESTANA } from '../../contract/terms.ts';
import { AddServicio } from './add-servicio.tsx';
import styles from './participacion.module.css';
import { useCambioMesa } from './use-gestion.ts';

/** Services of a mesa: link and unlink (MESA-11). */
export function ServiciosPanel({ mesa }: { readonly mesa: GestionMesa }) {
  const { send } = useCambioMesa(mesa.id);
  const modals = useModal();
  const { editar } = mesa.permisos;

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
      {mesa.gestiona ? <AddServicio mesa={mesa} /> : null}
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
