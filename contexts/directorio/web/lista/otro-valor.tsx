import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Combobox } from '@marco/web-kit/combobox';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { presentEntregan, presentPiden, useSugerenciasDato } from '../use-sugerencias-dato.ts';

/** The facets with more values than a panel can list. */
export type FacetaExtensa = 'entidad' | 'entrega' | 'pide';

interface OtroValorProps {
  readonly faceta: FacetaExtensa;
  readonly onPick: (id: number) => void;
}

/** Finds a value of a facet that is not among the most frequent ones. */
export function OtroValor({ faceta, onPick }: OtroValorProps) {
  // What was picked stands in the list from now on: the field begins again.
  const [picked, setPicked] = useState(0);
  function pick(id: number): void {
    setPicked((before) => before + 1);
    onPick(id);
  }
  if (faceta === 'entidad')
    return (
      <EntidadAutocomplete
        key={picked}
        label="Otra entidad"
        value={null}
        onSelectionChange={(entidad) => {
          if (entidad) pick(entidad.id);
        }}
      />
    );
  return <OtroDato key={picked} faceta={faceta} onPick={pick} />;
}

function OtroDato({ faceta, onPick }: OtroValorProps) {
  const load = useSugerenciasDato(faceta === 'entrega' ? presentEntregan : presentPiden);
  return (
    <Combobox
      label="Otro dato"
      placeholder="Buscar dato"
      value={null}
      load={load}
      emptyText="Ningún dato del lenguaje común se llama así."
      itemIcon={<Braces size={16} />}
      onSelectionChange={(item) => {
        if (item) onPick(Number(item.id));
      }}
    />
  );
}
