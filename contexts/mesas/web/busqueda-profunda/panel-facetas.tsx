import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { Facetas } from '../../contract/index.ts';
import type { EstadoProfunda } from '../../rules/busqueda-profunda/direccion.ts';
import { chooseFaceta, type FacetaVisible, listFacetas } from './facetas.ts';
import styles from './panel-facetas.module.css';

/** Values on show before 'Ver más'. */
const A_LA_VISTA = 6;

interface PanelFacetasProps {
  readonly estado: EstadoProfunda;
  readonly facetas: Facetas;
  readonly onChange: (estado: EstadoProfunda) => void;
}

/** What the results can be narrowed by, with how many mesas each choice would leave. */
export function PanelFacetas({ estado, facetas, onChange }: PanelFacetasProps) {
  return (
    <div className={styles['panel']}>
      {listFacetas(estado, facetas).map((visible) => (
        <GrupoFaceta
          key={visible.faceta}
          {...visible}
          onChoose={(valor) => onChange(chooseFaceta(estado, visible.faceta, valor))}
        />
      ))}
    </div>
  );
}

interface GrupoFacetaProps extends FacetaVisible {
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
                  {formatNumber(cantidad)} <span className="sr">{cantidad === 1 ? 'mesa' : 'mesas'}</span>
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
