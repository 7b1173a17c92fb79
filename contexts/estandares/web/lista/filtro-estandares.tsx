import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
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
      <FilterSelect
        span={6}
        label="Categoría"
        placeholder="Todas las categorías"
        options={CATEGORIAS}
        value={borrador.categoria}
        onChange={(categoria) => edit({ categoria })}
      />
      <FilterSelect
        span={6}
        label="Sector"
        placeholder="Todos los sectores"
        options={toRowOptions(sectores)}
        value={borrador.sectorId}
        onChange={(sectorId) => edit({ sectorId })}
      />
    </FilterCard>
  );
}
