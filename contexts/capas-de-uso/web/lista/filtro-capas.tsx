import { EntidadAutocomplete, useEntidad } from '@marco/entidades/widgets';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  findUnpicked,
  ListsFailure,
  toRowOptions,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import { useState } from 'react';
import { ESTADOS_CAPA, type EstadoCapa, LIMITES_CAPA, TIPOS_CAPA } from '../../contract/terms.ts';
import type { FiltroConsulta } from '../../rules/consulta-capas.ts';
import { useListas } from '../use-capa.ts';

/** The state stands beside the filters of the search. */
type FiltroConEstado = FiltroConsulta & { readonly estado: EstadoCapa | null };

export interface FiltroCapasProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroConEstado;
  readonly onSearch: (filtro: FiltroConEstado) => void;
}

const TIPOS = toOptions(TIPOS_CAPA);
const ESTADOS = toOptions(ESTADOS_CAPA);

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroCapas({ filtro, onSearch, ...card }: FiltroCapasProps) {
  const [{ entidadTexto, ...borrador }, edit] = useFilterDraft({ ...filtro, entidadTexto: '' });
  const [elegida, setElegida] = useState<{ readonly id: number; readonly nombre: string } | null>(null);
  const listas = useListas();
  const compartida = useEntidad(borrador.entidadId);
  const entidad = elegida?.id === borrador.entidadId ? elegida : compartida;
  const errores = findUnpicked(borrador.entidadId, entidadTexto, 'una entidad');
  const { isSubmitted, submit } = useFilterSubmit(errores, () =>
    onSearch({ ...borrador, nombre: borrador.nombre.trim() }),
  );

  return (
    <FilterCard
      title="Buscar capas de uso"
      {...card}
      notice={<ListsFailure query={listas} />}
      onSubmit={submit}
    >
      <FormCell span={4}>
        <TextInput
          label="Nombre o código"
          autoComplete="off"
          maxLength={LIMITES_CAPA.nombre}
          value={borrador.nombre}
          onChange={(nombre) => edit({ nombre })}
        />
      </FormCell>
      <FilterSelect
        label="Tipo"
        placeholder="Todos los tipos"
        options={TIPOS}
        value={borrador.tipo}
        onChange={(tipo) => edit({ tipo })}
      />
      <FilterSelect
        label="Estado"
        placeholder="Todos los estados"
        options={ESTADOS}
        value={borrador.estado}
        onChange={(estado) => edit({ estado })}
      />
      <FilterSelect
        label="Sector"
        placeholder="Todos los sectores"
        options={toRowOptions(listas.data?.sectores)}
        value={borrador.sectorId}
        onChange={(sectorId) => edit({ sectorId })}
      />
      <FormCell span={4}>
        <EntidadAutocomplete
          label="Entidad"
          value={entidad}
          onSelectionChange={(next) => {
            setElegida(next);
            edit({ entidadId: next?.id ?? null });
          }}
          onTextChange={(text) => edit({ entidadTexto: text })}
          errors={isSubmitted ? errores : []}
          submitted={isSubmitted}
        />
      </FormCell>
    </FilterCard>
  );
}
