import { EntidadAutocomplete, useEntidad } from '@marco/entidades/widgets';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import { MAXIMO_TEXTO_BUSQUEDA } from '../../contract/terms.ts';
import type { BusquedaUsuarios } from '../../rules/index.ts';
import { useRolesAsignables } from './use-usuarios.ts';

type Filtro = Pick<BusquedaUsuarios, 'texto' | 'entidad' | 'rol'>;

export interface FiltroUsuariosFormProps extends FilterFormProps {
  /** Filter of the search on show; the form follows it. */
  readonly filtro: Filtro;
  /** Whether another entidad than one's own can be chosen. */
  readonly choosesEntidad: boolean;
  readonly onSearch: (filtro: Filtro) => void;
}

const MUY_LARGO = `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.`;
const SIN_ELEGIR = 'Elija una entidad de la lista o borre el texto.';

/** Text, entidad and rol; the state is chosen over the table. */
export function FiltroUsuariosForm(props: FiltroUsuariosFormProps) {
  const { filtro, choosesEntidad, onSearch, ...card } = props;
  const roles = useRolesAsignables(null);
  const [borrador, edit] = useFilterDraft({ ...filtro, entidadTexto: '' });
  const [elegida, setElegida] = useState<{ id: number; nombre: string } | null>(null);
  const { texto, entidad: entidadId, rol, entidadTexto } = borrador;
  const isElegida = elegida !== null && elegida.id === entidadId;
  const conocida = useEntidad(isElegida ? null : entidadId);
  const entidad = isElegida ? elegida : conocida;
  const errores = {
    texto: texto.trim().length > MAXIMO_TEXTO_BUSQUEDA ? [MUY_LARGO] : [],
    entidad: entidadId === null && entidadTexto.trim() !== '' ? [SIN_ELEGIR] : [],
  };

  function choose(next: typeof elegida): void {
    setElegida(next);
    edit({ entidad: next?.id ?? null });
  }

  const { isSubmitted: submitted, submit } = useFilterSubmit([...errores.texto, ...errores.entidad], () =>
    onSearch({ texto: texto.trim(), entidad: entidadId, rol }),
  );

  return (
    <FilterCard title="Buscar usuarios" {...card} onSubmit={submit}>
      <FormCell span={4}>
        <TextInput
          label="Nombre, documento o correo"
          autoComplete="off"
          value={texto}
          onChange={(value) => edit({ texto: value })}
          errors={errores.texto}
          submitted={submitted}
        />
      </FormCell>
      {choosesEntidad ? (
        <FormCell span={4}>
          <EntidadAutocomplete
            label="Entidad"
            value={entidad}
            onSelectionChange={choose}
            onTextChange={(value) => edit({ entidadTexto: value })}
            errors={submitted ? errores.entidad : []}
            submitted={submitted}
          />
        </FormCell>
      ) : null}
      <FormCell span={4}>
        <Select
          label="Rol"
          placeholder="Seleccione un rol"
          clearable
          options={(roles.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={rol === null ? '' : String(rol)}
          onChange={(value) => edit({ rol: value === '' ? null : Number(value) })}
        />
      </FormCell>
    </FilterCard>
  );
}
