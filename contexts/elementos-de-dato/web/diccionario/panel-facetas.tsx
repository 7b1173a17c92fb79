import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { FACETAS_DICCIONARIO, type FacetaDiccionario } from '../../contract/diccionario.terms.ts';
import type { FacetasDiccionario } from '../../contract/index.ts';
import { chooseFaceta, type EstadoDiccionario, findElegido } from '../../rules/diccionario/direccion.ts';
import { MasFiltros } from './mas-filtros.tsx';
import styles from './panel-facetas.module.css';

/** Values on show before 'Ver más'. */
const A_LA_VISTA = 6;

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

export interface PanelFacetasProps {
  readonly estado: EstadoDiccionario;
  readonly facetas: FacetasDiccionario;
  readonly onChange: (estado: EstadoDiccionario) => void;
}

/** What the results can be narrowed by, with how many elements each choice would leave. */
export function PanelFacetas({ estado, facetas, onChange }: PanelFacetasProps) {
  const visibles = FACETAS_DICCIONARIO.filter((faceta) => facetas[faceta].length > 0);
  return (
    <div className={styles['panel']}>
      {visibles.map((faceta) => (
        <GrupoFaceta
          key={faceta}
          titulo={TITULOS[faceta]}
          valores={facetas[faceta]}
          elegido={findElegido(estado, faceta)}
          onChoose={(valor) => onChange(chooseFaceta(estado, faceta, valor))}
        />
      ))}
      <MasFiltros estado={estado} onChange={onChange} />
    </div>
  );
}

interface GrupoFacetaProps {
  readonly titulo: string;
  readonly valores: FacetasDiccionario[FacetaDiccionario];
  readonly elegido: string | null;
  readonly onChoose: (valor: string | null) => void;
}

function GrupoFaceta({ titulo, valores, elegido, onChoose }: GrupoFacetaProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole
    ? valores
    : valores.filter(({ valor }, place) => place < A_LA_VISTA || valor === elegido);
  const hidden = valores.length - shown.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend apart; the title names the group
    <div role="group" aria-labelledby={titleId} className={styles['group']}>
      <h3 id={titleId}>{titulo}</h3>
      <ul>
        {shown.map(({ valor, nombre, cantidad }) => {
          const isChosen = valor === elegido;
          return (
            <li key={valor}>
              <button
                type="button"
                className={styles['value']}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : valor)}
              >
                <span className={styles['box']}>{isChosen ? <Check size={13} strokeWidth={3} /> : null}</span>
                <span className={styles['name']}>{nombre}</span>
                <span className={styles['count']}>
                  {formatNumber(cantidad)}{' '}
                  <span className="sr">{cantidad === 1 ? 'elemento' : 'elementos'}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 || isWhole ? (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : `Ver ${hidden} más`} <span className="sr">en {titulo}</span>
        </Button>
      ) : null}
    </div>
  );
}
