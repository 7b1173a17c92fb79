import { FilterCard, type FilterFormProps, FilterSelect, FilterText } from '@marco/web-kit/list-search';
import { useState } from 'react';
import {
  LIMITES_ACUERDO,
  VISTA_ACUERDOS,
  VISTAS_ACUERDOS,
  type VistaAcuerdos,
} from '../../contract/terms.ts';

interface FiltroAcuerdosProps extends FilterFormProps {
  readonly texto: string;
  readonly vista: VistaAcuerdos | null;
  readonly onSearch: (filtro: { readonly texto: string; readonly vista: VistaAcuerdos | null }) => void;
}

const VISTAS = VISTAS_ACUERDOS.map((value) => ({ value, label: VISTA_ACUERDOS[value] }));

/** The filter of the list: words, and the side of the entidad of the person. */
export function FiltroAcuerdos({ texto, vista, onSearch, ...card }: FiltroAcuerdosProps) {
  const [borrador, setBorrador] = useState({ texto, vista });
  return (
    <FilterCard
      title="Buscar acuerdos"
      inForce={{ texto, vista }}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        label="Número, servicio o entidad"
        placeholder="LCI-AC-2026-000001"
        maxLength={LIMITES_ACUERDO.texto}
        value={borrador.texto}
        onChange={(nuevo) => setBorrador({ ...borrador, texto: nuevo })}
        span={6}
      />
      <FilterSelect
        span={6}
        label="Lado"
        placeholder="Todos los acuerdos"
        options={VISTAS}
        value={borrador.vista}
        onChange={(nueva) => setBorrador({ ...borrador, vista: nueva })}
      />
    </FilterCard>
  );
}
