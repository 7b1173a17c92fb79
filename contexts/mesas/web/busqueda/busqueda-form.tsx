import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { ServicioAutocomplete } from '@marco/servicios/widgets';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterCard, type FilterFormProps, useFilterSubmit } from '@marco/web-kit/list-search';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Select } from '@marco/web-kit/select';
import { FILTRO_ESTADO_MESA } from '../../contract/estado-mesa.terms.ts';
import type { FiltroBusqueda } from '../../rules/busqueda/busqueda-mesas.ts';
import { SentenceCase } from '../sentence-case.tsx';
import { ListaFallida } from './lista-fallida.tsx';
import { type Elecciones, findErrores, toFiltro, useBusquedaDigitada } from './use-busqueda-digitada.ts';
import type { Listas } from './use-listas-busqueda.ts';

export interface BusquedaFormProps extends FilterFormProps {
  /** Filter of the search on show; the form follows it. */
  readonly filtro: FiltroBusqueda;
  /** Its results are on show. */
  readonly consultada: boolean;
  readonly elecciones: Elecciones;
  readonly listas: Listas;
  readonly onSearch: (filtro: FiltroBusqueda, elecciones: Elecciones) => void;
}

const ESTADOS = [
  { value: 'activa', label: FILTRO_ESTADO_MESA.activa },
  { value: 'cerrada', label: FILTRO_ESTADO_MESA.cerrada },
] as const;

/** The six filters of the home (MESA-01). */
export function BusquedaForm(props: BusquedaFormProps) {
  const { filtro, consultada, elecciones, listas, onSearch, ...card } = props;
  const [digitada, edit] = useBusquedaDigitada(filtro, elecciones);
  const errores = findErrores(digitada);
  const mensajes = Object.values(errores).filter((mensaje) => mensaje !== undefined);
  const { isSubmitted, submit } = useFilterSubmit(mensajes, () => onSearch(toFiltro(digitada), digitada));
  // An incomplete pick is not an error while a person types, only when it would be searched.
  const unpicked = (error: string | undefined) => (isSubmitted && error ? [error] : []);
  const { estado } = digitada;

  return (
    <FilterCard
      title="Buscar mesas"
      {...(consultada ? { inForce: { ...filtro, estado: filtro.estado !== null } } : {})}
      {...card}
      clearLabel={<SentenceCase>LIMPIAR</SentenceCase>}
      onSubmit={submit}
    >
      <FormCell span={4}>
        <TextInput
          label="Nombre de la mesa"
          placeholder="pasaportes"
          autoComplete="off"
          value={digitada.nombre}
          onChange={(nombre) => edit({ nombre })}
          errors={errores.nombre ? [errores.nombre] : []}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={4}>
        <RadioGroup
          label="Estado de la mesa"
          equal
          options={ESTADOS}
          value={estado === null ? null : estado ? 'activa' : 'cerrada'}
          onChange={(value) => edit({ estado: value === 'activa' })}
        />
      </FormCell>
      <FormCell span={4}>
        <EntidadAutocomplete
          label="Entidad Líder"
          value={digitada.entidad}
          onSelectionChange={(entidad) => edit({ entidad })}
          onTextChange={(entidadTexto) => edit({ entidadTexto })}
          errors={unpicked(errores.entidad)}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Consultor principal de apoyo"
          placeholder="Seleccione un consultor"
          clearable
          options={(listas.usuarios.data ?? []).map(({ id, nombre }) => ({
            value: String(id),
            label: nombre,
          }))}
          value={toValue(digitada.consultor)}
          onChange={(value) => edit({ consultor: fromValue(value) })}
        />
        <ListaFallida nombre="los consultores" lista={listas.usuarios} />
      </FormCell>
      <FormCell span={4}>
        <ServicioAutocomplete
          label="Servicio de la mesa"
          value={digitada.servicio}
          onSelectionChange={(servicio) => edit({ servicio })}
          onTextChange={(servicioTexto) => edit({ servicioTexto })}
          errors={unpicked(errores.servicio)}
          submitted={isSubmitted}
        />
        <ListaFallida nombre="los servicios" lista={listas.servicios} />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Estado del servicio"
          placeholder="Seleccione un estado"
          clearable
          options={(listas.estadosServicio.data ?? []).map(({ estadoServicioId, nombre }) => ({
            value: String(estadoServicioId),
            label: nombre,
          }))}
          value={toValue(digitada.estadoServicio)}
          onChange={(value) => edit({ estadoServicio: fromValue(value) })}
        />
        <ListaFallida nombre="los estados" lista={listas.estadosServicio} />
      </FormCell>
    </FilterCard>
  );
}

function toValue(id: number | null): string {
  return id === null ? '' : String(id);
}

function fromValue(value: string): number | null {
  return value === '' ? null : Number(value);
}
