import { EstadoServicioChip, ServicioAutocomplete } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type {
  closeServicioMesa,
  createServicioMesa,
  GestionMesa,
  ServicioVinculado,
} from '../../contract/index.ts';
import { TAMANOS_PESTANA } from '../../contract/terms.ts';
import styles from './participacion.module.css';
import { useCambioMesa } from './use-cambio-mesa.ts';

/** Services of a mesa: link and unlink (MESA-11). */
export function ServiciosPanel({ mesa }: { readonly mesa: GestionMesa }) {
  const { send, isSaving } = useCambioMesa(mesa.id);
  const modals = useModal();
  const { editar } = mesa.permisos;

  const link = (idServicio: number) =>
    send(
      (api, options) =>
        api.call<typeof createServicioMesa>(
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
    });
    if (!isSure) return;
    await send(
      (api, options) =>
        api.call<typeof closeServicioMesa>(
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
      sortable: false,
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
      <NuevoServicio mesa={mesa} isSaving={isSaving} onLink={link} />
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

interface NuevoServicioProps {
  readonly mesa: GestionMesa;
  readonly isSaving: boolean;
  readonly onLink: (idServicio: number) => Promise<boolean>;
}

function NuevoServicio({ mesa, isSaving, onLink }: NuevoServicioProps) {
  const [servicio, setServicio] = useState<{ readonly id: number; readonly nombre: string } | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const [times, setTimes] = useState(0);
  const isLinked = mesa.servicios.some(({ id }) => id === servicio?.id);
  const error =
    servicio === null ? 'Elija un servicio de la lista.' : isLinked ? 'Ya está vinculado a la mesa.' : null;

  async function add(): Promise<void> {
    setSubmitted(true);
    if (servicio === null || error !== null || !(await onLink(servicio.id))) return;
    setServicio(null);
    setSubmitted(false);
    setTimes((count) => count + 1);
  }

  return (
    <Card title="Vincular servicio">
      <FormGrid>
        <FormCell span={9}>
          <ServicioAutocomplete
            key={times}
            label="Servicio"
            value={servicio}
            onSelectionChange={setServicio}
            errors={error === null ? [] : [error]}
            submitted={submitted}
          />
        </FormCell>
        <FormCell span={3}>
          <div className={styles['action']}>
            <Button blocked={mesa.permisos.editar} busy={isSaving && 'Guardando'} onClick={() => void add()}>
              Vincular servicio
            </Button>
          </div>
        </FormCell>
      </FormGrid>
    </Card>
  );
}
