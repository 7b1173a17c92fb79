import { capitalizeNombre } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Select } from '@marco/web-kit/select';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { MAXIMO_TEXTO_FILTRO, RESULTADOS } from '../contract/terms.ts';
import { presentAccion, presentResultado, presentTipoObjeto } from '../rules/acciones.ts';
import { type FiltroBusqueda, findErrorDias } from '../rules/busqueda-eventos.ts';
import { NombradoCombobox } from './nombrado-combobox.tsx';
import { useBorrador } from './use-borrador.ts';
import type { FiltrosEventos } from './use-eventos.ts';

export interface FiltrosFormProps {
  /** Filter of the search on show; the form follows it. */
  readonly filtro: FiltroBusqueda;
  /** What can be chosen; undefined while it comes or could not be loaded. */
  readonly filtros: FiltrosEventos | undefined;
  readonly isSearching: boolean;
  readonly onSearch: (filtro: FiltroBusqueda) => void;
  readonly onClear: () => void;
}

const TEXTOS = [
  { name: 'idObjeto', label: 'Id del objeto', placeholder: '125' },
  { name: 'correlacion', label: 'Id de correlación', placeholder: '' },
  { name: 'texto', label: 'Texto', placeholder: 'Persona, dirección o detalle' },
] as const;

/** The filters of the trail. */
export function FiltrosForm({ filtro, filtros, isSearching, onSearch, onClear }: FiltrosFormProps) {
  const { borrador, edit, textos, type } = useBorrador(filtro);
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errorDias = findErrorDias(borrador);
  const unpicked = (id: number | null, text: string, what: string) =>
    isSubmitted && id === null && text.trim() !== ''
      ? [`Seleccione una ${what} de la lista o borre el texto.`]
      : [];
  const errorPersona = unpicked(borrador.usuario, textos.usuario, 'persona');
  const errorEntidad = unpicked(borrador.entidad, textos.entidad, 'entidad');

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    const isUnpicked =
      (borrador.usuario === null && textos.usuario.trim() !== '') ||
      (borrador.entidad === null && textos.entidad.trim() !== '');
    if (!errorDias && !isUnpicked) onSearch(borrador);
    // The fields draw their errors first; the first of them then takes the focus.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Filtrar eventos">
      <Card title="Filtrar eventos" aside="Todos los campos son opcionales">
        <FormGrid>
          <FormCell span={3}>
            <TextInput
              type="date"
              label="Desde"
              value={borrador.desde}
              onChange={(desde) => edit({ desde })}
              errors={errorDias ? [errorDias] : []}
              submitted={isSubmitted}
            />
          </FormCell>
          <FormCell span={3}>
            <TextInput
              type="date"
              label="Hasta"
              value={borrador.hasta}
              onChange={(hasta) => edit({ hasta })}
            />
          </FormCell>
          <FormCell span={3}>
            <Select
              label="Acción"
              placeholder="Seleccione una acción"
              clearable
              options={toOptions(filtros?.acciones, borrador.accion, presentAccion)}
              value={borrador.accion}
              onChange={(accion) => edit({ accion })}
            />
          </FormCell>
          <FormCell span={3}>
            <Select
              label="Resultado"
              placeholder="Seleccione un resultado"
              clearable
              options={toOptions(RESULTADOS, '', presentResultado)}
              value={borrador.resultado ?? ''}
              onChange={(value) => edit({ resultado: RESULTADOS.find((known) => known === value) ?? null })}
            />
          </FormCell>
          <FormCell span={6}>
            <NombradoCombobox
              label="Persona"
              placeholder="Buscar persona"
              options={filtros?.usuarios}
              value={borrador.usuario}
              onChange={(usuario) => edit({ usuario })}
              onTextChange={(text) => type('usuario', text)}
              errors={errorPersona}
              submitted={isSubmitted}
            />
          </FormCell>
          <FormCell span={6}>
            <NombradoCombobox
              label="Entidad"
              placeholder="Buscar entidad"
              options={filtros?.entidades}
              present={capitalizeNombre}
              value={borrador.entidad}
              onChange={(entidad) => edit({ entidad })}
              onTextChange={(text) => type('entidad', text)}
              errors={errorEntidad}
              submitted={isSubmitted}
            />
          </FormCell>
          <FormCell span={3}>
            <Select
              label="Tipo de objeto"
              placeholder="Seleccione un tipo"
              clearable
              options={toOptions(filtros?.tiposObjeto, borrador.tipoObjeto, presentTipoObjeto)}
              value={borrador.tipoObjeto}
              onChange={(tipoObjeto) => edit({ tipoObjeto })}
            />
          </FormCell>
          {TEXTOS.map(({ name, label, placeholder }) => (
            <FormCell key={name} span={3}>
              <TextInput
                label={label}
                placeholder={placeholder}
                autoComplete="off"
                maxLength={MAXIMO_TEXTO_FILTRO}
                value={borrador[name]}
                onChange={(text) => edit({ [name]: text })}
              />
            </FormCell>
          ))}
        </FormGrid>
        <FormActions>
          <Button type="submit" icon={<Search size={18} />} busy={isSearching && 'Consultando'}>
            Consultar
          </Button>
          <Button variant="ghost" onClick={onClear}>
            Limpiar
          </Button>
        </FormActions>
      </Card>
    </form>
  );
}

/** Options by code; the chosen one is there even before the others come. */
function toOptions(codes: readonly string[] = [], chosen: string, present: (code: string) => string) {
  const all = chosen === '' || codes.includes(chosen) ? codes : [chosen, ...codes];
  return all.map((value) => ({ value, label: present(value) }));
}
