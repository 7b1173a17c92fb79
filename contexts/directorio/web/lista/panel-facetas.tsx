import { toTonoEstado } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { FacetPanel } from '@marco/web-kit/faceted-search';
import { lazy, Suspense } from 'react';
import type { FacetasDirectorio } from '../../contract/index.ts';
import {
  ESTADO_DIRECTORIO,
  FACETA_DIRECTORIO,
  FACETAS_DIRECTORIO,
  type FacetaDirectorio,
  MAXIMO_VALORES_FACETA,
} from '../../contract/terms.ts';
import {
  type ConsultaDirectorio,
  chooseFaceta,
  clearFacetas,
  countFacetas,
  listElegidos,
} from '../../rules/consulta-directorio.ts';
import type { FacetaExtensa } from './otro-valor.tsx';
import styles from './panel-facetas.module.css';

// Only a long facet needs it.
const OtroValor = lazy(async () => ({ default: (await import('./otro-valor.tsx')).OtroValor }));

/** The facets that stand open; the others say what is chosen in them. */
const ABIERTAS: readonly FacetaDirectorio[] = ['estado', 'entidad', 'acceso'];

/** The facets whose values are found by writing, where there are more than a panel lists. */
const EXTENSAS: readonly FacetaDirectorio[] = ['entidad', 'entrega', 'pide'] satisfies FacetaExtensa[];
const isExtensa = (faceta: FacetaDirectorio): faceta is FacetaExtensa => EXTENSAS.includes(faceta);

interface PanelFacetasProps {
  readonly consulta: ConsultaDirectorio;
  readonly facetas: FacetasDirectorio;
  readonly onChange: (consulta: ConsultaDirectorio) => void;
}

/** What the directory can be narrowed by, with how many servicios each choice would leave. */
export function PanelFacetas({ consulta, facetas, onChange }: PanelFacetasProps) {
  const renderOtro = (faceta: FacetaExtensa) => (
    <div className={styles['otro']}>
      <Suspense fallback={null}>
        <OtroValor
          faceta={faceta}
          onPick={(id) => {
            if (!listElegidos(consulta, faceta).includes(String(id)))
              onChange(chooseFaceta(consulta, faceta, String(id)));
          }}
        />
      </Suspense>
    </div>
  );
  const visibles = FACETAS_DIRECTORIO.filter((faceta) => facetas[faceta].length > 0);
  return (
    <FacetPanel
      facets={visibles.map((id) => ({
        id,
        title: FACETA_DIRECTORIO[id],
        values: facetas[id],
        chosen: listElegidos(consulta, id),
        ...(id === 'estado' ? { mark: renderColor } : {}),
        ...(isExtensa(id) && facetas[id].length >= MAXIMO_VALORES_FACETA ? { more: renderOtro(id) } : {}),
        ...(ABIERTAS.includes(id) ? {} : { folded: id === 'actualizado' ? 'cualquier fecha' : 'todos' }),
      }))}
      one="servicio"
      many="servicios"
      onChoose={(faceta, valor) => {
        if (valor !== null) onChange(chooseFaceta(consulta, faceta, valor));
      }}
    >
      {countFacetas(consulta) === 0 ? undefined : (
        <Button variant="ghost" size="small" onClick={() => onChange(clearFacetas(consulta))}>
          Limpiar filtros
        </Button>
      )}
    </FacetPanel>
  );
}

/** The colour a state has everywhere, before its name. */
function renderColor(valor: string) {
  const nombre = Object.entries(ESTADO_DIRECTORIO).find(([codigo]) => codigo === valor)?.[1] ?? '';
  return <span className={styles['color']} data-tone={toTonoEstado(nombre)} aria-hidden="true" />;
}
