import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { errorMessage } from '@marco/web-kit/api-client';
import { DatePicker } from '@marco/web-kit/date-picker';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterCard, type FilterFormProps, useFilterDraft } from '@marco/web-kit/list-search';
import { LoadError } from '@marco/web-kit/load-error';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import {
  CLASE_ELEMENTO,
  type ClaseElemento,
  LIMITES_ELEMENTO,
  TIPO_ELEMENTO,
  type TipoElemento,
} from '../../contract/terms.ts';
import { toOpciones } from '../edicion/campos.tsx';
import type { FiltroElementos } from './consulta-elementos.ts';
import { useCapasDeElementos } from './use-elementos.ts';

interface FiltroElementosProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroElementos;
  readonly onSearch: (filtro: FiltroElementos) => void;
}

const TIPOS = toOpciones(TIPO_ELEMENTO);
const CLASES = toOpciones(CLASE_ELEMENTO);
const SIN_ENTIDAD = 'Seleccione una entidad de la lista o borre el texto.';

const toText = (value: number | null) => (value === null ? '' : String(value));
const toNumber = (value: string) => (value === '' ? null : Number(value));

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroDeElementos({ filtro, onSearch, ...card }: FiltroElementosProps) {
  const modals = useModal();
  const opciones = useCapasDeElementos();
  const [borrador, edit] = useFilterDraft(filtro);
  const [entidadTexto, setEntidadTexto] = useState('');
  const [problema, setProblema] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const errorEntidad = borrador.entidad === null && entidadTexto.trim() !== '' ? [SIN_ENTIDAD] : [];
  const named = (rows: readonly { id: number; nombre: string }[] | undefined) =>
    (rows ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));

  function submit(focusInvalid: () => void): void {
    setSubmitted(true);
    const mensajes = [...errorEntidad, ...(problema === null ? [] : [problema])];
    if (mensajes.length === 0) onSearch({ ...borrador, texto: borrador.texto.trim() });
    else void openValidationErrors(modals, mensajes).then(focusInvalid);
  }

  return (
    <FilterCard
      title="Buscar elementos de dato"
      {...card}
      notice={
        opciones.error ? (
          <LoadError
            title="No fue posible cargar las capas y los dominios"
            reason={errorMessage(opciones.error)}
            onRetry={() => void opciones.refetch()}
            isRetrying={opciones.isFetching}
          />
        ) : null
      }
      onSubmit={submit}
    >
      <FormCell span={4}>
        <TextInput
          label="Nombre, identificador, sinónimo o definición"
          placeholder="departamento"
          autoComplete="off"
          maxLength={LIMITES_ELEMENTO.texto}
          value={borrador.texto}
          onChange={(texto) => edit({ texto })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Capa de uso"
          placeholder="Todas las capas"
          options={named(opciones.data?.capas)}
          value={toText(borrador.capaId)}
          onChange={(value) => edit({ capaId: toNumber(value) })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Dominio"
          placeholder="Todos los dominios"
          options={named(opciones.data?.dominios)}
          value={toText(borrador.dominioId)}
          onChange={(value) => edit({ dominioId: toNumber(value) })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Tipo"
          placeholder="Todos los tipos"
          options={TIPOS}
          value={borrador.tipo ?? ''}
          onChange={(value) => edit({ tipo: value === '' ? null : (value as TipoElemento) })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Clase"
          placeholder="Todas las clases"
          options={CLASES}
          value={borrador.clase ?? ''}
          onChange={(value) => edit({ clase: value === '' ? null : (value as ClaseElemento) })}
        />
      </FormCell>
      <FormCell span={4}>
        <EntidadAutocomplete
          label="Entidad responsable"
          value={borrador.entidad}
          onSelectionChange={(entidad) => edit({ entidad })}
          onTextChange={setEntidadTexto}
          errors={isSubmitted ? errorEntidad : []}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={4}>
        <DatePicker
          label="Estado del registro a la fecha"
          hint="Muestra las versiones que regían ese día."
          value={borrador.fecha}
          onChange={(fecha) => edit({ fecha })}
          onProblem={setProblema}
          submitted={isSubmitted}
        />
      </FormCell>
    </FilterCard>
  );
}
