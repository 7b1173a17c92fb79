import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterCard, type FilterFormProps, useFilterDraft } from '@marco/web-kit/list-search';
import { useState } from 'react';
import { MAXIMO_TEXTO_BUSQUEDA } from '../../contract/terms.ts';

interface FiltroTexto {
  readonly texto: string;
  readonly entidad: number | null;
}

interface FiltroCompromisosFormProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroTexto;
  /** Whether the board is of several entities. */
  readonly choosesEntidad: boolean;
  readonly onSearch: (filtro: FiltroTexto) => void;
}

/** Text and entity of the commitments to be listed. */
export function FiltroCompromisosForm({
  filtro,
  choosesEntidad,
  onSearch,
  ...card
}: FiltroCompromisosFormProps) {
  const [borrador, edit] = useFilterDraft(filtro);
  const [picked, setPicked] = useState<{ readonly id: number; readonly nombre: string } | null>(null);
  return (
    <FilterCard
      title="Buscar compromisos"
      inForce={filtro}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FormCell span={choosesEntidad ? 6 : 12}>
        <TextInput
          label="Compromiso, responsable o mesa"
          autoComplete="off"
          maxLength={MAXIMO_TEXTO_BUSQUEDA}
          value={borrador.texto}
          onChange={(texto) => edit({ texto })}
        />
      </FormCell>
      {choosesEntidad ? (
        <FormCell span={6}>
          <EntidadAutocomplete
            label="Entidad responsable"
            value={picked?.id === borrador.entidad ? picked : null}
            onSelectionChange={(entidad) => {
              setPicked(entidad);
              edit({ entidad: entidad?.id ?? null });
            }}
          />
        </FormCell>
      ) : null}
    </FilterCard>
  );
}
