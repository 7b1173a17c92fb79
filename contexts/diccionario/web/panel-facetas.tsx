import { FacetPanel } from '@marco/web-kit/faceted-search';
import type { FacetasDiccionario } from '../contract/index.ts';
import { FACETAS_DICCIONARIO, type FacetaDiccionario } from '../contract/terms.ts';
import { chooseFaceta, type EstadoDiccionario, findElegido } from '../rules/direccion.ts';
import { MasFiltros } from './mas-filtros.tsx';

const TITULOS: Readonly<Record<FacetaDiccionario, string>> = {
  estado: 'Estado',
  capa: 'Capa de uso',
  dominio: 'Dominio',
  clase: 'Tipo',
  tipoDato: 'Tipo de dato',
  entidad: 'Entidad responsable',
  sector: 'Sector',
  estandar: 'Estándar asociado',
};

/** What no choice means in those that wait folded, so that all of them are in sight at once. */
const PLEGADAS: Readonly<Partial<Record<FacetaDiccionario, string>>> = {
  dominio: 'Todos',
  tipoDato: 'Todos',
  entidad: 'Todas',
  sector: 'Todos',
  estandar: 'Todos',
};

interface PanelFacetasProps {
  readonly estado: EstadoDiccionario;
  readonly facetas: FacetasDiccionario;
  readonly onChange: (estado: EstadoDiccionario) => void;
}

/** What the results can be narrowed by, with how many elements each choice would leave. */
export function PanelFacetas({ estado, facetas, onChange }: PanelFacetasProps) {
  const visibles = FACETAS_DICCIONARIO.filter((faceta) => facetas[faceta].length > 0);
  return (
    <FacetPanel
      facets={visibles.map((id) => ({
        id,
        title: TITULOS[id],
        values: facetas[id],
        chosen: findElegido(estado, id),
        ...(PLEGADAS[id] === undefined ? {} : { folded: PLEGADAS[id] }),
      }))}
      one="elemento"
      many="elementos"
      onChoose={(faceta, valor) => onChange(chooseFaceta(estado, faceta, valor))}
    >
      <MasFiltros estado={estado} onChange={onChange} />
    </FacetPanel>
  );
}
