import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterCard, type FilterFormProps, FilterSelect, useFilterDraft } from '@marco/web-kit/list-search';
import { ESTADOS_CORREO, MAXIMO_TEXTO_SALIENTES } from '../../contract/terms.ts';
import type { FiltroSalientes } from '../../rules/index.ts';
import { NOMBRES_ESTADO } from './estado-correo-chip.tsx';

export interface FiltroSalientesFormProps extends FilterFormProps {
  /** Filter of the search on show; the form follows it. */
  readonly filtro: FiltroSalientes;
  readonly onSearch: (filtro: FiltroSalientes) => void;
}

const ESTADOS = ESTADOS_CORREO.map((value) => ({ value, label: NOMBRES_ESTADO[value] }));

/** Text and state of the mails to be listed. */
export function FiltroSalientesForm({ filtro, onSearch, ...card }: FiltroSalientesFormProps) {
  const [borrador, edit] = useFilterDraft(filtro);
  return (
    <FilterCard
      title="Buscar correos"
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FormCell span={8}>
        <TextInput
          label="Asunto o destinatario"
          autoComplete="off"
          maxLength={MAXIMO_TEXTO_SALIENTES}
          value={borrador.texto}
          onChange={(texto) => edit({ texto })}
        />
      </FormCell>
      <FilterSelect
        label="Estado"
        placeholder="Todos los estados"
        options={ESTADOS}
        value={borrador.estado}
        onChange={(estado) => edit({ estado })}
      />
    </FilterCard>
  );
}
