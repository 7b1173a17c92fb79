import { EntidadAutocomplete, useEntidad } from '@marco/entidades/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MAXIMO_TEXTO_BUSQUEDA } from '../../contract/terms.ts';
import type { BusquedaUsuarios } from '../../rules/index.ts';
import { useRolesAsignables } from './use-usuarios.ts';

export interface FiltroUsuariosFormProps {
  readonly busqueda: BusquedaUsuarios;
  /** Whether another entidad than one's own can be chosen. */
  readonly choosesEntidad: boolean;
  readonly isSearching: boolean;
  readonly onSearch: (filtro: Pick<BusquedaUsuarios, 'texto' | 'entidad' | 'rol'>) => void;
  readonly onClear: () => void;
}

const MUY_LARGO = `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.`;
const SIN_ELEGIR = 'Elija una entidad de la lista o borre el texto.';

/** Text, entidad and rol; the state is chosen over the table. Mounted anew when another search shows. */
export function FiltroUsuariosForm(props: FiltroUsuariosFormProps) {
  const { busqueda, choosesEntidad, isSearching, onSearch, onClear } = props;
  const modals = useModal();
  const roles = useRolesAsignables(null);
  const conocida = useEntidad(busqueda.entidad);
  const [texto, setTexto] = useState(busqueda.texto);
  const [rol, setRol] = useState(busqueda.rol);
  const [elegida, setElegida] = useState<{ id: number; nombre: string } | null>();
  const [entidadTexto, setEntidadTexto] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const entidad = elegida === undefined ? conocida : elegida;
  const errores = {
    texto: texto.trim().length > MAXIMO_TEXTO_BUSQUEDA ? [MUY_LARGO] : [],
    entidad: entidad === null && entidadTexto.trim() !== '' ? [SIN_ELEGIR] : [],
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    const mensajes = [...errores.texto, ...errores.entidad];
    if (mensajes.length > 0) void openValidationErrors(modals, mensajes);
    else
      onSearch({
        texto: texto.trim(),
        entidad: elegida === undefined ? busqueda.entidad : (elegida?.id ?? null),
        rol,
      });
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Buscar usuarios">
      <Card title="Buscar usuarios" aside="Todos los campos son opcionales">
        <FormGrid>
          <FormCell span={4}>
            <TextInput
              label="Nombre, documento o correo"
              autoComplete="off"
              value={texto}
              onChange={setTexto}
              errors={errores.texto}
              submitted={submitted}
            />
          </FormCell>
          {choosesEntidad ? (
            <FormCell span={4}>
              <EntidadAutocomplete
                label="Entidad"
                value={entidad}
                onSelectionChange={setElegida}
                onTextChange={setEntidadTexto}
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
              onChange={(value) => setRol(value === '' ? null : Number(value))}
            />
          </FormCell>
        </FormGrid>
        <FormActions>
          <Button type="submit" icon={<Search size={18} />} busy={isSearching && 'Consultando'}>
            Consultar
          </Button>
          <Button variant="ghost" onClick={onClear}>
            Limpiar
          </Button>
        </FormActions>
      </Card>
    </form>
  );
}
