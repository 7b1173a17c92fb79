import { FormCell } from '@marco/web-kit/form-grid';
import { ListCombobox } from '@marco/web-kit/list-combobox';
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
import { MAXIMO_TEXTO_BUSQUEDA, TIPOS_ENTIDAD } from '../../contract/terms.ts';
import type { FiltroConsulta } from '../../rules/entidades/consulta-entidades.ts';
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
  const [{ departamentoTexto, municipioTexto, ...borrador }, edit, bind] = useFilterDraft({
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
      inForce={filtro}
      {...card}
      notice={<ListsFailure query={opciones} />}
      onSubmit={submit}
    >
      <FilterText
        {...bind('texto')}
        label="Nombre, sigla o NIT"
        placeholder="ministerio"
        maxLength={MAXIMO_TEXTO_BUSQUEDA}
      />
      <FilterSelect {...bind('tipo')} label="Tipo de entidad" placeholder="Todos los tipos" options={TIPOS} />
      <FilterSelect
        {...bind('sectorId')}
        label="Sector"
        placeholder="Todos los sectores"
        options={toRowOptions(opciones.data?.sectores)}
      />
      <FilterSelect
        {...bind('ordenId')}
        label="Orden"
        placeholder="Todos los órdenes"
        options={toRowOptions(opciones.data?.ordenes)}
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
