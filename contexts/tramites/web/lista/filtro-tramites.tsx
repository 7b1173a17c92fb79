import { FiltroEntidad } from '@marco/entidades/widgets';
import { FilterCard, type FilterFormProps, FilterText, useFilterDraft } from '@marco/web-kit/list-search';
import { LIMITES_TRAMITE } from '../../contract/terms.ts';
import type { FiltroTramites } from '../../rules/consulta-tramites.ts';

interface FiltroTramitesFormProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroTramites;
  readonly onSearch: (filtro: FiltroTramites) => void;
}

/** What narrows the list of trámites. */
export function FiltroTramitesForm({ filtro, onSearch, ...card }: FiltroTramitesFormProps) {
  const [borrador, change, bind] = useFilterDraft(filtro);
  return (
    <FilterCard
      title="Buscar trámites"
      inForce={filtro}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        span={8}
        {...bind('texto')}
        label="Nombre o código"
        placeholder="pensión"
        maxLength={LIMITES_TRAMITE.busqueda}
      />
      <FiltroEntidad label="Entidad" value={borrador.entidad} onChange={(entidad) => change({ entidad })} />
    </FilterCard>
  );
}
