import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  useFilterDraft,
} from '@marco/web-kit/list-search';
import { AMBIENTE, AMBIENTES, type Ambiente } from '../../contract/terms.ts';

/** What narrows the services of the platform; empty and null leave nothing out. */
export interface FiltroServicios {
  readonly texto: string;
  readonly ambiente: Ambiente | null;
}

const OPCIONES = AMBIENTES.map((value) => ({ value, label: AMBIENTE[value] }));
const LARGO = 100;

interface FiltroServiciosFormProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroServicios;
  readonly onSearch: (filtro: FiltroServicios) => void;
}

/** Finds services of the platform by their identifier, the name of their servicio, and where they stand. */
export function FiltroServiciosForm({ filtro, onSearch, ...card }: FiltroServiciosFormProps) {
  const [borrador, , bind] = useFilterDraft(filtro);
  return (
    <FilterCard
      title="Buscar servicios"
      inForce={filtro}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        span={8}
        {...bind('texto')}
        label="Identificador o nombre"
        placeholder="CO/GOB/SNR-0027"
        maxLength={LARGO}
      />
      <FilterSelect
        {...bind('ambiente')}
        label="Ambiente"
        placeholder="Todos los ambientes"
        options={OPCIONES}
      />
    </FilterCard>
  );
}
