import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  toRowOptions,
  useFilterDraft,
} from '@marco/web-kit/list-search';
import { Select, toOptions } from '@marco/web-kit/select';
import { CATEGORIAS_ESTANDAR, MAXIMO_TEXTO_BUSQUEDA } from '../../contract/terms.ts';
import type { FiltroEstandares } from '../../rules/consulta-estandares.ts';
import { useOpciones } from '../use-estandares.ts';

export interface FiltroEstandaresFormProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroEstandares;
  readonly onSearch: (filtro: FiltroEstandares) => void;
}

const CATEGORIAS = toOptions(CATEGORIAS_ESTANDAR);

/** Filters of the list of standards; nothing is searched before Consultar. */
export function FiltroEstandaresForm({ filtro, onSearch, ...card }: FiltroEstandaresFormProps) {
  const [borrador, , bind] = useFilterDraft(filtro);
  const { organismos = [], sectores = [] } = useOpciones().data ?? {};
  return (
    <FilterCard
      title="Buscar estándares"
      inForce={filtro}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        span={6}
        {...bind('texto')}
        label="Nombre, sigla o código"
        placeholder="países"
        maxLength={MAXIMO_TEXTO_BUSQUEDA}
      />
      <FormCell span={6}>
        <Select
          label="Organismo"
          placeholder="Todos los organismos"
          options={organismos.map((organismo) => ({ value: organismo, label: organismo }))}
          {...bind('organismo')}
        />
      </FormCell>
      <FilterSelect
        span={6}
        {...bind('categoria')}
        label="Categoría"
        placeholder="Todas las categorías"
        options={CATEGORIAS}
      />
      <FilterSelect
        span={6}
        {...bind('sectorId')}
        label="Sector"
        placeholder="Todos los sectores"
        options={toRowOptions(sectores)}
      />
    </FilterCard>
  );
}
