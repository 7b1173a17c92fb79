import { presentEntidad } from '@marco/entidades/terms';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Button } from '@marco/web-kit/button';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import type {
  closeParticipanteEndpoint,
  GestionMesa,
  Participante,
  updateParticipanteEndpoint,
} from '../../contract/index.ts';
import {
  ROL_PARTICIPANTE,
  ROLES_ELEGIBLES,
  type RolElegible,
  TAMANOS_PESTANA,
} from '../../contract/terms.ts';
import { canRemoveParticipante } from '../../rules/mesas/participantes-mesa.ts';
import { NuevoVinculo } from './nuevo-vinculo.tsx';
import styles from './participacion.module.css';
import { useCambioMesa } from './use-gestion.ts';

const OPCIONES = ROLES_ELEGIBLES.map((value) => ({ value, label: ROL_PARTICIPANTE[value] }));
const PATH = '/mdi-minteroperabilidad-entidads-mesa/{idMesa}/{idEntidad}';

/** Entities of a mesa with their rol: add, change, take out (MESA-11). */
export function ParticipantesPanel({ mesa }: { readonly mesa: GestionMesa }) {
  const { send, isSaving } = useCambioMesa(mesa.id);
  const modals = useModal();
  const [rol, setRol] = useState<RolElegible>('proveedora');
  const { editar } = mesa.permisos;
  const toParams = (idEntidad: number) => ({ idMesa: String(mesa.id), idEntidad: String(idEntidad) });

  const save = (idEntidad: number, rol: RolElegible, done: string) =>
    send(
      (api, options) =>
        api.call<typeof updateParticipanteEndpoint>(
          { method: 'PUT', path: PATH },
          { params: toParams(idEntidad), body: { rol } },
          options,
        ),
      done,
    );

  async function remove({ id, nombre }: Participante): Promise<void> {
    const entidad = presentEntidad(nombre);
    const isSure = await modals.ask({
      title: '¿Retirar la entidad?',
      message: `${entidad} dejará de participar en la mesa.`,
      confirmLabel: 'Retirar entidad',
    });
    if (!isSure) return;
    await send(
      (api, options) =>
        api.call<typeof closeParticipanteEndpoint>(
          { method: 'DELETE', path: PATH },
          { params: toParams(id) },
          options,
        ),
      `Se retiró la entidad ${entidad}.`,
    );
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
            options={OPCIONES}
            value={fila.rol}
            disabled={isSaving}
            onChange={(rol) => void save(fila.id, rol as RolElegible, 'Se cambió el rol de la entidad.')}
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
      <NuevoVinculo
        accion="Agregar entidad"
        label="Entidad participante"
        Autocomplete={EntidadAutocomplete}
        editar={editar}
        isSaving={isSaving}
        findError={(entidad) => {
          if (entidad === null) return 'Elija una entidad de la lista.';
          return mesa.entidades.some(({ id }) => id === entidad.id) ? 'Ya participa en la mesa.' : null;
        }}
        onAdd={({ id, nombre }) => save(id, rol, `Se agregó la entidad ${presentEntidad(nombre)}.`)}
      >
        <Select
          label="Rol"
          options={OPCIONES}
          value={rol}
          onChange={(value) => setRol(value as RolElegible)}
        />
      </NuevoVinculo>
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
