import { FiltroEntidad } from '@marco/entidades/widgets';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  useFilterDraft,
} from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import { LIMITES_TRAMITE, MARCAS_MAPA } from '../../contract/terms.ts';
import type { FiltroMapa } from '../../rules/mapa/consulta-mapa.ts';

const MARCAS = toOptions(MARCAS_MAPA);

interface FiltroMapaFormProps extends FilterFormProps {
  readonly filtro: FiltroMapa;
  readonly onSearch: (filtro: FiltroMapa) => void;
}

/** What narrows the map: an element, an entidad, and what it has to do with it. */
export function FiltroMapaForm({ filtro, onSearch, ...card }: FiltroMapaFormProps) {
  const [borrador, change, bind] = useFilterDraft(filtro);
  return (
    <FilterCard
      title="Buscar en el mapa"
      inForce={filtro}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        {...bind('texto')}
        label="Elemento de dato"
        placeholder="fecha de nacimiento"
        maxLength={LIMITES_TRAMITE.busqueda}
      />
      <FiltroEntidad label="Entidad" value={borrador.entidad} onChange={(entidad) => change({ entidad })} />
      <FilterSelect
        span={4}
        {...bind('marca')}
        label="Qué tiene que ver"
        placeholder="Cualquier cosa"
        options={MARCAS}
      />
    </FilterCard>
  );
}
