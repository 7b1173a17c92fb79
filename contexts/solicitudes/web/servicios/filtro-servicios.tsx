import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  ListsFailure,
  useFilterDraft,
} from '@marco/web-kit/list-search';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import type { ConsultaServicios } from '../../rules/consulta-servicios.ts';
import { useEstadosServicio } from './use-servicios-nivel.ts';

type Filtro = Pick<ConsultaServicios, 'texto' | 'estadoServicioId'>;

interface FiltroServiciosProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: Filtro;
  readonly onSearch: (filtro: Filtro) => void;
}

/** Filters of the services by level; nothing is searched before Consultar. */
export function FiltroServicios({ filtro, onSearch, ...card }: FiltroServiciosProps) {
  const [{ texto, estadoServicioId }, , bind] = useFilterDraft(filtro);
  const estados = useEstadosServicio();
  return (
    <FilterCard
      title="Buscar servicios"
      inForce={filtro}
      {...card}
      notice={<ListsFailure query={estados} />}
      onSubmit={() => onSearch({ texto: texto.trim(), estadoServicioId })}
    >
      <FilterText
        span={8}
        label="Nombre del servicio"
        maxLength={LIMITES_SOLICITUD.texto}
        {...bind('texto')}
      />
      <FilterSelect
        label="Estado del servicio"
        placeholder="Todos los estados"
        options={(estados.data ?? []).map((estado) => ({
          value: estado.estadoServicioId,
          label: estado.nombre,
        }))}
        {...bind('estadoServicioId')}
      />
    </FilterCard>
  );
}
