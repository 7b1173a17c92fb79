import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { ListCombobox } from '@marco/web-kit/list-combobox';
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
import { MAXIMO_TEXTO_BUSQUEDA, TIPOS_ENTIDAD } from '../../contract/terms.ts';
import type { FiltroConsulta } from '../../rules/consulta-entidades.ts';
import { toAyudaMunicipio } from '../ayuda-municipio.ts';
import { useMunicipios, useOpciones } from '../use-opciones.ts';

export interface FiltroEntidadesProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroConsulta;
  readonly onSearch: (filtro: FiltroConsulta) => void;
}

const TIPOS = toOptions(TIPOS_ENTIDAD);

/** What was typed into the fields that pick from a list, picked or not. */
const SIN_TEXTOS = { departamentoTexto: '', municipioTexto: '' };

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroEntidades({ filtro, onSearch, ...card }: FiltroEntidadesProps) {
  const [{ departamentoTexto, municipioTexto, ...borrador }, edit] = useFilterDraft({
    ...filtro,
    ...SIN_TEXTOS,
  });
  const opciones = useOpciones();
  const municipios = useMunicipios(borrador.departamentoCodigo);
  const coded = (rows: readonly { codigo: string; nombre: string }[] | undefined) =>
    (rows ?? []).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  const errores = {
    departamento: findUnpicked(borrador.departamentoCodigo, departamentoTexto, 'un departamento'),
    municipio: findUnpicked(borrador.municipioCodigo, municipioTexto, 'un municipio'),
  };

  const { isSubmitted, submit } = useFilterSubmit([...errores.departamento, ...errores.municipio], () =>
    onSearch({ ...borrador, texto: borrador.texto.trim() }),
  );

  return (
    <FilterCard
      title="Buscar entidades"
      {...card}
      notice={<ListsFailure query={opciones} />}
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
      <FilterSelect
        label="Tipo de entidad"
        placeholder="Todos los tipos"
        options={TIPOS}
        value={borrador.tipo}
        onChange={(tipo) => edit({ tipo })}
      />
      <FilterSelect
        label="Sector"
        placeholder="Todos los sectores"
        options={toRowOptions(opciones.data?.sectores)}
        value={borrador.sectorId}
        onChange={(sectorId) => edit({ sectorId })}
      />
      <FilterSelect
        label="Orden"
        placeholder="Todos los órdenes"
        options={toRowOptions(opciones.data?.ordenes)}
        value={borrador.ordenId}
        onChange={(ordenId) => edit({ ordenId })}
      />
      <FormCell span={4}>
        <ListCombobox
          label="Departamento"
          placeholder="Todos"
          options={opciones.isLoading ? undefined : coded(opciones.data?.departamentos)}
          value={borrador.departamentoCodigo ?? ''}
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
          value={borrador.municipioCodigo ?? ''}
          onChange={(value) => edit({ municipioCodigo: value || null })}
          onTextChange={(municipioTexto) => edit({ municipioTexto })}
          errors={isSubmitted ? errores.municipio : []}
          submitted={isSubmitted}
          emptyText={toAyudaMunicipio(borrador.departamentoCodigo ?? '', municipios).emptyText}
        />
      </FormCell>
    </FilterCard>
  );
}
