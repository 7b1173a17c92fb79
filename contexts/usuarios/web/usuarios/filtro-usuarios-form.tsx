import { FiltroEntidad } from '@marco/entidades/widgets';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterText,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { Select } from '@marco/web-kit/select';
import { MAXIMO_TEXTO_BUSQUEDA } from '../../contract/terms.ts';
import type { BusquedaUsuarios } from '../../rules/usuarios/busqueda-usuarios.ts';
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
  const [borrador, edit, bind] = useFilterDraft({ ...filtro, entidadTexto: '' });
  const { texto, entidad: entidadId, rol, entidadTexto } = borrador;
  const errores = {
    texto: texto.trim().length > MAXIMO_TEXTO_BUSQUEDA ? [MUY_LARGO] : [],
    entidad: entidadId === null && entidadTexto.trim() !== '' ? [SIN_ELEGIR] : [],
  };

  const { isSubmitted: submitted, submit } = useFilterSubmit([...errores.texto, ...errores.entidad], () =>
    onSearch({ texto: texto.trim(), entidad: entidadId, rol }),
  );

  return (
    <FilterCard title="Buscar usuarios" inForce={filtro} {...card} onSubmit={submit}>
      <FilterText
        {...bind('texto')}
        label="Nombre, documento o correo"
        errors={errores.texto}
        submitted={submitted}
      />
      {choosesEntidad ? (
        <FiltroEntidad
          {...bind('entidad')}
          label="Entidad"
          onTextChange={(value) => edit({ entidadTexto: value })}
          errors={submitted ? errores.entidad : []}
          submitted={submitted}
        />
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
