import { FilterCard, type FilterFormProps, FilterText } from '@marco/web-kit/list-search';
import { useState } from 'react';
import { LIMITES_CERTIFICADO } from '../../contract/terms.ts';

interface FiltroCertificadosProps extends FilterFormProps {
  readonly texto: string;
  readonly onSearch: (texto: string) => void;
}

/** The filter of the list. */
export function FiltroCertificados({ texto, onSearch, ...card }: FiltroCertificadosProps) {
  const [borrador, setBorrador] = useState(texto);
  return (
    <FilterCard
      title="Buscar certificados"
      inForce={{ texto }}
      {...card}
      onSubmit={() => onSearch(borrador.trim())}
    >
      <FilterText
        label="Número, radicado o servicio"
        placeholder="LCI-C1-2026-000001"
        maxLength={LIMITES_CERTIFICADO.texto}
        value={borrador}
        onChange={setBorrador}
        span={6}
      />
    </FilterCard>
  );
}
