import { presentEntidad } from '@marco/entidades/terms';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterText,
  findUnpicked,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import { MAXIMO_TEXTO_FILTRO, RESULTADOS } from '../contract/terms.ts';
import { type FiltroBusqueda, findErrorDias } from '../rules/busqueda-eventos.ts';
import { presentCodigo, presentResultado } from '../rules/codigos.ts';
import { ActorAutocomplete } from './actor-autocomplete.tsx';
import type { FiltrosEventos } from './use-eventos.ts';

export interface FiltrosFormProps extends FilterFormProps {
  /** Filter of the search on show; the form follows it. */
  readonly filtro: FiltroBusqueda;
  /** What can be chosen; undefined while it comes or could not be loaded. */
  readonly filtros: FiltrosEventos | undefined;
  readonly onSearch: (filtro: FiltroBusqueda) => void;
}

/** What was typed into the fields that pick from a list, picked or not. */
const SIN_TEXTOS = { personaTexto: '', entidadTexto: '' };

/** What was typed wrong into the days, half a day included. */
interface ProblemasDias {
  readonly desde: string | null;
  readonly hasta: string | null;
}

const IDS = [
  { name: 'idObjeto', label: 'Id del objeto', placeholder: '125' },
  { name: 'correlacion', label: 'Id de correlación', placeholder: '' },
] as const;

/** The filters of the trail. */
export function FiltrosForm({ filtro, filtros, onSearch, ...card }: FiltrosFormProps) {
  const [{ personaTexto, entidadTexto, ...borrador }, edit, bind] = useFilterDraft({
    ...filtro,
    ...SIN_TEXTOS,
  });
  const [problemas, noteProblemas] = useState<ProblemasDias>({ desde: null, hasta: null });
  const errorDias = findErrorDias(borrador);
  const errorPersona = findUnpicked(borrador.usuario, personaTexto, 'una persona');
  const errorEntidad = findUnpicked(borrador.entidad, entidadTexto, 'una entidad');

  const mensajes = [problemas.desde, problemas.hasta, errorDias, ...errorPersona, ...errorEntidad].filter(
    (mensaje) => typeof mensaje === 'string',
  );
  const { isSubmitted, submit } = useFilterSubmit(mensajes, () => onSearch(borrador));

  return (
    <FilterCard title="Filtrar eventos" inForce={filtro} {...card} onSubmit={submit}>
      <FormCell span={3}>
        <DatePicker
          label="Desde"
          value={borrador.desde}
          onChange={(desde) => edit({ desde })}
          onProblem={(problem) => noteProblemas({ ...problemas, desde: problem })}
          errors={errorDias ? [errorDias] : []}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={3}>
        <DatePicker
          label="Hasta"
          value={borrador.hasta}
          onChange={(hasta) => edit({ hasta })}
          onProblem={(problem) => noteProblemas({ ...problemas, hasta: problem })}
        />
      </FormCell>
      <FilterText
        {...bind('texto')}
        span={6}
        label="Texto"
        placeholder="Persona, dirección o detalle"
        maxLength={MAXIMO_TEXTO_FILTRO}
      />
      <FormCell span={4}>
        <Select
          label="Acción"
          placeholder="Seleccione una acción"
          clearable
          options={toOptions(filtros?.acciones, borrador.accion, (codigo) =>
            presentCodigo(filtros?.nombres.acciones ?? {}, codigo),
          )}
          {...bind('accion')}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Resultado"
          placeholder="Seleccione un resultado"
          clearable
          options={toOptions(RESULTADOS, '', presentResultado)}
          value={borrador.resultado ?? ''}
          onChange={(value) => edit({ resultado: RESULTADOS.find((known) => known === value) ?? null })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Tipo de objeto"
          placeholder="Seleccione un tipo"
          clearable
          options={toOptions(filtros?.tiposObjeto, borrador.tipoObjeto, (codigo) =>
            presentCodigo(filtros?.nombres.tiposObjeto ?? {}, codigo),
          )}
          {...bind('tipoObjeto')}
        />
      </FormCell>
      <FormCell span={3}>
        <ActorAutocomplete
          clase="persona"
          label="Persona"
          placeholder="Buscar persona"
          {...bind('usuario')}
          onTextChange={(personaTexto) => edit({ personaTexto })}
          errors={isSubmitted ? errorPersona : []}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={3}>
        <ActorAutocomplete
          clase="entidad"
          label="Entidad"
          placeholder="Buscar entidad"
          present={presentEntidad}
          {...bind('entidad')}
          onTextChange={(entidadTexto) => edit({ entidadTexto })}
          errors={isSubmitted ? errorEntidad : []}
          submitted={isSubmitted}
        />
      </FormCell>
      {IDS.map(({ name, label, placeholder }) => (
        <FilterText
          key={name}
          {...bind(name)}
          span={3}
          label={label}
          placeholder={placeholder}
          maxLength={MAXIMO_TEXTO_FILTRO}
        />
      ))}
    </FilterCard>
  );
}

/** Options by code; the chosen one is there even before the others come. */
function toOptions(codes: readonly string[] = [], chosen: string, present: (code: string) => string) {
  const all = chosen === '' || codes.includes(chosen) ? codes : [chosen, ...codes];
  return all.map((value) => ({ value, label: present(value) }));
}
