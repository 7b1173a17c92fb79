import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  useFilterDraft,
} from '@marco/web-kit/list-search';
import { LIMITES_CERTIFICADO, PENDIENTE_CERTIFICADO, PENDIENTES_CERTIFICADO } from '../../contract/terms.ts';
import type { ConsultaCertificados } from '../../rules/consulta-certificados.ts';

type Filtro = ConsultaCertificados['filtro'];

const PENDIENTES = PENDIENTES_CERTIFICADO.map((value) => ({ value, label: PENDIENTE_CERTIFICADO[value] }));

interface FiltroCertificadosProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: Filtro;
  readonly onSearch: (filtro: Filtro) => void;
}

/** The filter of the list. */
export function FiltroCertificados({ filtro, onSearch, ...card }: FiltroCertificadosProps) {
  const [borrador, , bind] = useFilterDraft(filtro);
  return (
    <FilterCard
      title="Buscar certificados"
      inForce={filtro}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        {...bind('texto')}
        label="Número, radicado o servicio"
        placeholder="LCI-C1-2026-000001"
        maxLength={LIMITES_CERTIFICADO.texto}
        span={6}
      />
      <FilterSelect {...bind('pendiente')} label="Por decidir" placeholder="Todo" options={PENDIENTES} />
    </FilterCard>
  );
}
