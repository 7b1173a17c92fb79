import { errorMessage } from '@marco/web-kit/api-client';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { FilterCard, type FilterFormProps, useFilterDraft } from '@marco/web-kit/list-search';
import { LoadError } from '@marco/web-kit/load-error';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import { MAXIMO_TEXTO_BUSQUEDA, TIPOS_ENTIDAD, type TipoEntidad } from '../../contract/terms.ts';
import type { FiltroConsulta } from '../../rules/consulta-entidades.ts';
import { toAyudaMunicipio } from '../ayuda-municipio.ts';
import { useMunicipios, useOpciones } from '../use-opciones.ts';

export interface FiltroEntidadesProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroConsulta;
  readonly onSearch: (filtro: FiltroConsulta) => void;
}

const TIPOS = (Object.keys(TIPOS_ENTIDAD) as TipoEntidad[]).map((value) => ({
  value,
  label: TIPOS_ENTIDAD[value],
}));

/** What was typed into the fields that pick from a list, picked or not. */
const SIN_TEXTOS = { departamentoTexto: '', municipioTexto: '' };

const toText = (value: number | string | null) => (value === null ? '' : String(value));
const toNumber = (value: string) => (value === '' ? null : Number(value));

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroEntidades({ filtro, onSearch, ...card }: FiltroEntidadesProps) {
  const modals = useModal();
  const [{ departamentoTexto, municipioTexto, ...borrador }, edit] = useFilterDraft({
    ...filtro,
    ...SIN_TEXTOS,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const opciones = useOpciones();
  const municipios = useMunicipios(borrador.departamentoCodigo);
  const coded = (rows: readonly { codigo: string; nombre: string }[] | undefined) =>
    (rows ?? []).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  const numbered = (rows: readonly { id: number; nombre: string }[] | undefined) =>
    (rows ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  const errores = {
    departamento: findUnpicked(borrador.departamentoCodigo, departamentoTexto, 'departamento'),
    municipio: findUnpicked(borrador.municipioCodigo, municipioTexto, 'municipio'),
  };

  function submit(focusInvalid: () => void): void {
    setSubmitted(true);
    const mensajes = [...errores.departamento, ...errores.municipio];
    if (mensajes.length === 0) onSearch({ ...borrador, texto: borrador.texto.trim() });
    else void openValidationErrors(modals, mensajes).then(focusInvalid);
  }

  return (
    <FilterCard
      title="Buscar entidades"
      {...card}
      notice={
        opciones.error ? (
          <LoadError
            title="No fue posible cargar las listas de la búsqueda"
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
          label="Nombre, sigla o NIT"
          placeholder="ministerio"
          autoComplete="off"
          maxLength={MAXIMO_TEXTO_BUSQUEDA}
          value={borrador.texto}
          onChange={(texto) => edit({ texto })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Tipo de entidad"
          placeholder="Todos los tipos"
          options={TIPOS}
          value={toText(borrador.tipo)}
          onChange={(value) => edit({ tipo: value === '' ? null : (value as TipoEntidad) })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Sector"
          placeholder="Todos los sectores"
          options={numbered(opciones.data?.sectores)}
          value={toText(borrador.sectorId)}
          onChange={(value) => edit({ sectorId: toNumber(value) })}
        />
      </FormCell>
      <FormCell span={4}>
        <Select
          label="Orden"
          placeholder="Todos los órdenes"
          options={numbered(opciones.data?.ordenes)}
          value={toText(borrador.ordenId)}
          onChange={(value) => edit({ ordenId: toNumber(value) })}
        />
      </FormCell>
      <FormCell span={4}>
        <ListCombobox
          label="Departamento"
          placeholder="Todos"
          options={opciones.isLoading ? undefined : coded(opciones.data?.departamentos)}
          value={toText(borrador.departamentoCodigo)}
          onChange={(value) =>
            edit({ departamentoCodigo: value || null, municipioCodigo: null, municipioTexto: '' })
          }
          onTextChange={(departamentoTexto) => edit({ departamentoTexto })}
          errors={isSubmitted ? errores.departamento : []}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={4}>
        <ListCombobox
          key={borrador.departamentoCodigo}
          label="Municipio"
          placeholder={borrador.departamentoCodigo === null ? 'Elija antes el departamento' : 'Todos'}
          options={municipios.isLoading ? undefined : coded(municipios.data)}
          value={toText(borrador.municipioCodigo)}
          onChange={(value) => edit({ municipioCodigo: value || null })}
          onTextChange={(municipioTexto) => edit({ municipioTexto })}
          errors={isSubmitted ? errores.municipio : []}
          submitted={isSubmitted}
          emptyText={toAyudaMunicipio(toText(borrador.departamentoCodigo), municipios).emptyText}
        />
      </FormCell>
    </FilterCard>
  );
}

/** Text that picks nothing would be left out of the search in silence. */
function findUnpicked(code: string | null, text: string, what: string): string[] {
  return code === null && text.trim() !== '' ? [`Seleccione un ${what} de la lista o borre el texto.`] : [];
}
