import { presentEntidad } from '@marco/entidades/terms';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import type { GestionMesa } from '../../contract/index.ts';
import { ROL_PARTICIPANTE, ROLES_ELEGIBLES, type RolElegible } from '../../contract/terms.ts';
import { NuevoVinculo } from './nuevo-vinculo.tsx';
import { useParticipantes } from './use-participantes.ts';

export const OPCIONES_ROL = ROLES_ELEGIBLES.map((value) => ({ value, label: ROL_PARTICIPANTE[value] }));

/** Adds an entity to a mesa with its rol (MESA-11). */
export function AddEntidad({ mesa }: { readonly mesa: GestionMesa }) {
  const { save } = useParticipantes(mesa.id);
  const [rol, setRol] = useState<RolElegible>('proveedora');
  return (
    <NuevoVinculo
      accion="Agregar entidad"
      label="Entidad participante"
      Autocomplete={EntidadAutocomplete}
      editar={mesa.permisos.editar}
      findError={(entidad) => {
        if (entidad === null) return 'Elija una entidad de la lista.';
        return mesa.entidades.some(({ id }) => id === entidad.id) ? 'Ya participa en la mesa.' : null;
      }}
      onAdd={({ id, nombre }) => save(id, rol, `Se agregó la entidad ${presentEntidad(nombre)}.`)}
    >
      <Select
        label="Rol"
        options={OPCIONES_ROL}
        value={rol}
        onChange={(value) => setRol(value as RolElegible)}
      />
    </NuevoVinculo>
  );
}
