import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import type { GestionMesa, Participante } from '../../contract/index.ts';
import { ROL_PARTICIPANTE, type RolElegible, TAMANOS_PESTANA } from '../../contract/terms.ts';
import { canRemoveParticipante } from '../../rules/mesas/participantes-mesa.ts';
import { AddEntidad, OPCIONES_ROL } from './add-entidad.tsx';
import styles from './participacion.module.css';
import { useParticipantes } from './use-participantes.ts';

/** Entities of a mesa with their rol: add, change, take out (MESA-11). */
export function ParticipantesPanel({ mesa }: { readonly mesa: GestionMesa }) {
  const participantes = useParticipantes(mesa.id);
  const modals = useModal();
  const { editar } = mesa.permisos;

  async function remove({ id, nombre }: Participante): Promise<void> {
    const entidad = presentEntidad(nombre);
    const isSure = await modals.ask({
      title: '¿Retirar la entidad?',
      message: `${entidad} dejará de participar en la mesa.`,
      confirmLabel: 'Retirar entidad',
    });
    if (isSure) await participantes.remove(id, `Se retiró la entidad ${entidad}.`);
  }

  const columnas: TableColumn<Participante>[] = [
    { key: 'nombre', label: 'Entidad', kind: 'main', text: ({ nombre }) => presentEntidad(nombre) },
    {
      key: 'rol',
      label: 'Rol',
      value: ({ rol }) => ROL_PARTICIPANTE[rol],
      cell: (fila) =>
        fila.rol === 'lider' || !editar.allowed ? (
          ROL_PARTICIPANTE[fila.rol]
        ) : (
          <Select
            small
            hideLabel
            label={`Rol de ${presentEntidad(fila.nombre)}`}
            options={OPCIONES_ROL}
            value={fila.rol}
            disabled={participantes.isSaving}
            onChange={(rol) =>
              void participantes.save(fila.id, rol as RolElegible, 'Se cambió el rol de la entidad.')
            }
          />
        ),
    },
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (fila) => (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Retirar ${presentEntidad(fila.nombre)}`}
          blocked={editar.allowed ? canRemoveParticipante(fila) : editar}
          onClick={() => void remove(fila)}
        >
          Retirar
        </Button>
      ),
    },
  ];

  return (
    <div className={styles['panel']}>
      {mesa.gestiona ? <AddEntidad mesa={mesa} /> : null}
      <DataTable
        caption="Entidades de la mesa"
        rows={mesa.entidades}
        columns={columnas}
        rowKey={({ id }) => id}
        optionsNumber={TAMANOS_PESTANA}
        messageEmpty="Aún no hay entidades participantes registradas."
      />
    </div>
  );
}
