import { EntidadAutocomplete, useEntidad } from '@marco/entidades/widgets';
import { errorMessage } from '@marco/web-kit/api-client';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterCard, type FilterFormProps, useFilterDraft } from '@marco/web-kit/list-search';
import { LoadError } from '@marco/web-kit/load-error';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import {
  ESTADOS_CAPA,
  type EstadoCapa,
  LIMITES_CAPA,
  TIPOS_CAPA,
  type TipoCapa,
} from '../../contract/terms.ts';
import type { FiltroConsulta } from '../../rules/consulta-capas.ts';
import { useListas } from '../use-capa.ts';

/** The state stands beside the filters of the search. */
type FiltroConEstado = FiltroConsulta & { readonly estado: EstadoCapa | null };

export interface FiltroCapasProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroConEstado;
  readonly onSearch: (filtro: FiltroConEstado) => void;
}

const toOptions = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  (Object.keys(names) as Key[]).map((value) => ({ value, label: names[value] }));
const TIPOS = toOptions(TIPOS_CAPA);
const ESTADOS = toOptions(ESTADOS_CAPA);
const SIN_ELEGIR = 'Seleccione una entidad de la lista o borre el texto.';

const toText = (value: number | string | null) => (value === null ? '' : String(value));

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroCapas({ filtro, onSearch, ...card }: FiltroCapasProps) {
  const modals = useModal();
  const [{ entidadTexto, ...borrador }, edit] = useFilterDraft({ ...filtro, entidadTexto: '' });
  const [elegida, setElegida] = useState<{ readonly id: number; readonly nombre: string } | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const listas = useListas();
  const compartida = useEntidad(borrador.entidadId);
  const entidad = elegida?.id === borrador.entidadId ? elegida : compartida;
  const errores = borrador.entidadId === null && entidadTexto.trim() !== '' ? [SIN_ELEGIR] : [];

  function submit(focusInvalid: () => void): void {
    setSubmitted(true);
    if (errores.length === 0) onSearch({ ...borrador, nombre: borrador.nombre.trim() });
    else void openValidationErrors(modals, errores).then(focusInvalid);
  }

  return (
    <FilterCard
      title="Buscar capas de uso"
      {...card}
      notice={
        listas.error ? (
          <LoadError
            title="No fue posible cargar las listas de la búsqueda"
            reason={errorMessage(listas.error)}
            onRetry={() => void listas.refetch()}
            isRetrying={listas.isFetching}
          />
        ) : null
      }
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
      <FormCell span={4}>
        <Select
          label="Tipo"
          placeholder="Todos los tipos"
          options={TIPOS}
          value={toText(borrador.tipo)}
          onChange={(value) => edit({ tipo: value === '' ? null : (value as TipoCapa) })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Estado"
          placeholder="Todos los estados"
          options={ESTADOS}
          value={toText(borrador.estado)}
          onChange={(value) => edit({ estado: value === '' ? null : (value as EstadoCapa) })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Sector"
          placeholder="Todos los sectores"
          options={(listas.data?.sectores ?? []).map(({ id, nombre }) => ({
            value: String(id),
            label: nombre,
          }))}
          value={toText(borrador.sectorId)}
          onChange={(value) => edit({ sectorId: value === '' ? null : Number(value) })}
        />
      </FormCell>
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
