import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  findUnpicked,
  ListsFailure,
  toRowOptions,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import { useState } from 'react';
import { CLASE_ELEMENTO, LIMITES_ELEMENTO, TIPO_ELEMENTO } from '../../contract/terms.ts';
import type { FiltroElementos } from '../../rules/elementos/consulta-elementos.ts';
import { useCapasDeElementos } from './use-elementos.ts';

interface FiltroElementosProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroElementos;
  readonly onSearch: (filtro: FiltroElementos) => void;
}

const TIPOS = toOptions(TIPO_ELEMENTO);
const CLASES = toOptions(CLASE_ELEMENTO);

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroDeElementos({ filtro, onSearch, ...card }: FiltroElementosProps) {
  const opciones = useCapasDeElementos();
  const [borrador, edit, bind] = useFilterDraft(filtro);
  const [entidadTexto, setEntidadTexto] = useState('');
  const [problema, setProblema] = useState<string | null>(null);
  const errorEntidad = findUnpicked(borrador.entidad, entidadTexto, 'una entidad');
  const { isSubmitted, submit } = useFilterSubmit(
    [...errorEntidad, ...(problema === null ? [] : [problema])],
    () => onSearch({ ...borrador, texto: borrador.texto.trim() }),
  );

  return (
    <FilterCard
      title="Buscar elementos de dato"
      inForce={filtro}
      {...card}
      notice={<ListsFailure query={opciones} title="No fue posible cargar las capas y los dominios" />}
      onSubmit={submit}
    >
      <FilterText
        {...bind('texto')}
        label="Nombre, identificador o texto"
        placeholder="departamento"
        maxLength={LIMITES_ELEMENTO.texto}
      />
      <FilterSelect
        {...bind('capaId')}
        label="Capa de uso"
        placeholder="Todas las capas"
        options={toRowOptions(opciones.data?.capas)}
      />
      <FilterSelect
        {...bind('dominioId')}
        label="Dominio"
        placeholder="Todos los dominios"
        options={toRowOptions(opciones.data?.dominios)}
      />
      <FilterSelect {...bind('tipo')} label="Tipo" placeholder="Todos los tipos" options={TIPOS} />
      <FilterSelect {...bind('clase')} label="Clase" placeholder="Todas las clases" options={CLASES} />
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
          {...bind('fecha')}
          onProblem={setProblema}
          submitted={isSubmitted}
        />
      </FormCell>
    </FilterCard>
  );
}
