import { Combobox } from '@marco/web-kit/combobox';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterCard, type FilterFormProps, FilterText, useFilterDraft } from '@marco/web-kit/list-search';
import { Select, toOptions } from '@marco/web-kit/select';
import { useState } from 'react';
import { MAXIMO_TEXTO_BUSQUEDA, TIPOS_POR_PALABRA } from '../../contract/terms.ts';
import type { ConsultaOntologia } from '../../rules/consulta-ontologia.ts';
import { useFicha } from '../use-ficha.ts';
import { useOpciones } from '../use-opciones.ts';

type Filtro = Pick<ConsultaOntologia, 'texto' | 'tipo' | 'clase'>;

export interface FiltroFichasProps extends FilterFormProps {
  readonly consulta: ConsultaOntologia;
  readonly onSearch: (filtro: Filtro) => void;
}

/** Filters of the list of a word; nothing is searched before Consultar. */
export function FiltroFichas({ consulta, onSearch, ...card }: FiltroFichasProps) {
  const { palabra, texto, tipo, clase } = consulta;
  const [borrador, edit, bind] = useFilterDraft<Filtro>({ texto, tipo, clase });
  const [elegida, setElegida] = useState<{ id: number; label: string } | null>(null);
  const opciones = useOpciones();
  const mostrada = useFicha(clase === null ? null : { palabra: 'definicion', id: clase }).data;
  const tipos = toOptions<string>(TIPOS_POR_PALABRA[palabra]);
  const known = [elegida, mostrada && { id: mostrada.id, label: mostrada.nombre }];
  const item = known.find((one) => one?.id === borrador.clase) ?? null;

  return (
    <FilterCard
      title="Buscar en la ontología"
      inForce={{ texto, tipo, clase }}
      {...card}
      onSubmit={() => onSearch({ ...borrador, texto: borrador.texto.trim() })}
    >
      <FilterText
        {...bind('texto')}
        label="Nombre, código o contenido"
        placeholder="persona"
        maxLength={MAXIMO_TEXTO_BUSQUEDA}
      />
      {tipos.length > 0 ? (
        <FormCell span={4}>
          <Select
            label="Tipo"
            placeholder="Todos los tipos"
            options={tipos}
            value={borrador.tipo ?? ''}
            onChange={(value) => edit({ tipo: value || null })}
          />
        </FormCell>
      ) : null}
      <FormCell span={4}>
        <Combobox
          label="Clase de la que trata"
          placeholder="Todas"
          value={item}
          load={(text) => opciones('clase', text)}
          onSelectionChange={(chosen) => {
            setElegida(chosen ? { id: Number(chosen.id), label: chosen.label } : null);
            edit({ clase: chosen ? Number(chosen.id) : null });
          }}
        />
      </FormCell>
    </FilterCard>
  );
}
