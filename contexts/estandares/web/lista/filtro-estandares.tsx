import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterCard, type FilterFormProps, useFilterDraft } from '@marco/web-kit/list-search';
import { Select } from '@marco/web-kit/select';
import { CATEGORIAS_ESTANDAR, type CategoriaEstandar, MAXIMO_TEXTO_BUSQUEDA } from '../../contract/terms.ts';
import type { FiltroEstandares } from '../../rules/consulta-estandares.ts';
import { toOptions } from '../to-options.ts';
import { useOpciones } from '../use-estandares.ts';

export interface FiltroEstandaresFormProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroEstandares;
  readonly onSearch: (filtro: FiltroEstandares) => void;
}

/** Filters of the list of standards; nothing is searched before Consultar. */
export function FiltroEstandaresForm({ filtro, onSearch, ...card }: FiltroEstandaresFormProps) {
  const [borrador, edit] = useFilterDraft(filtro);
  const { organismos = [], sectores = [] } = useOpciones().data ?? {};
  return (
    <FilterCard
      title="Buscar estándares"
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FormCell span={6}>
        <TextInput
          label="Nombre, sigla o código"
          placeholder="países"
          autoComplete="off"
          maxLength={MAXIMO_TEXTO_BUSQUEDA}
          value={borrador.texto}
          onChange={(texto) => edit({ texto })}
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          label="Organismo"
          placeholder="Todos los organismos"
          options={organismos.map((organismo) => ({ value: organismo, label: organismo }))}
          value={borrador.organismo}
          onChange={(organismo) => edit({ organismo })}
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          label="Categoría"
          placeholder="Todas las categorías"
          options={toOptions(CATEGORIAS_ESTANDAR)}
          value={borrador.categoria ?? ''}
          onChange={(value) => edit({ categoria: value === '' ? null : (value as CategoriaEstandar) })}
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          label="Sector"
          placeholder="Todos los sectores"
          options={sectores.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={borrador.sectorId === null ? '' : String(borrador.sectorId)}
          onChange={(value) => edit({ sectorId: value === '' ? null : Number(value) })}
        />
      </FormCell>
    </FilterCard>
  );
}
