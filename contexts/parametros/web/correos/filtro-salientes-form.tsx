import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  useFilterDraft,
} from '@marco/web-kit/list-search';
import { ESTADOS_CORREO, MAXIMO_TEXTO_SALIENTES } from '../../contract/terms.ts';
import type { FiltroSalientes } from '../../rules/busqueda-salientes.ts';
import { NOMBRES_ESTADO } from './estado-correo-chip.tsx';

export interface FiltroSalientesFormProps extends FilterFormProps {
  /** Filter of the search on show; the form follows it. */
  readonly filtro: FiltroSalientes;
  readonly onSearch: (filtro: FiltroSalientes) => void;
}

const ESTADOS = ESTADOS_CORREO.map((value) => ({ value, label: NOMBRES_ESTADO[value] }));

/** Text and state of the mails to be listed. */
export function FiltroSalientesForm({ filtro, onSearch, ...card }: FiltroSalientesFormProps) {
  const [borrador, , bind] = useFilterDraft(filtro);
  return (
    <FilterCard
      title="Buscar correos"
      inForce={filtro}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        span={8}
        {...bind('texto')}
        label="Asunto o destinatario"
        maxLength={MAXIMO_TEXTO_SALIENTES}
      />
      <FilterSelect {...bind('estado')} label="Estado" placeholder="Todos los estados" options={ESTADOS} />
    </FilterCard>
  );
}
