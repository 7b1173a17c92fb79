import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import { type ReactNode, useState } from 'react';
import type { DetalleElemento } from '../../contract/index.ts';
import { EnlaceVersion } from '../detalle/enlaces.tsx';
import { GrafoRelaciones } from './grafo-relaciones.tsx';
import type { Relacion } from './relacion.ts';
import styles from './relaciones.module.css';
import { SECCIONES } from './secciones.ts';

/** Relations in sight before somebody asks for all. */
const A_LA_VISTA = 8;

interface RelacionesSeccionProps {
  readonly detalle: DetalleElemento;
  readonly relaciones: readonly Relacion[];
  readonly isHidden: boolean;
  /** What later contexts know of it. */
  readonly children: ReactNode;
}

/** What an element is to others: a drawing where there is room, and the list, which says the same. */
export function RelacionesSeccion({ detalle, relaciones, isHidden, children }: RelacionesSeccionProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? relaciones : relaciones.slice(0, A_LA_VISTA);
  return (
    <ReadingBlock id="relaciones" title={SECCIONES.relaciones} isHidden={isHidden}>
      {relaciones.length === 0 ? null : (
        <div className={styles['both']}>
          <GrafoRelaciones nombre={detalle.nombre} numero={detalle.numero} relaciones={relaciones} />
          <div className={styles['side']}>
            <ul className={styles['list']}>
              {shown.map(({ etiqueta, nombre, clase, referencia, nota }) => (
                <li key={`${etiqueta} ${nombre} ${referencia?.versionId ?? ''}`}>
                  <span className={styles['what']}>
                    <small>{etiqueta}</small>
                    {referencia ? <EnlaceVersion referencia={referencia} /> : <strong>{nombre}</strong>}
                    {nota === '' ? null : <small>{nota}</small>}
                  </span>
                  <span className={styles['kind']}>
                    {referencia && referencia.estado !== 'incorporado' ? 'No vigente' : clase}
                  </span>
                </li>
              ))}
            </ul>
            {relaciones.length > A_LA_VISTA ? (
              <div className={styles['more']} data-print="hide">
                <Button
                  variant="ghost"
                  size="small"
                  aria-expanded={isWhole}
                  onClick={() => setWhole(!isWhole)}
                >
                  {isWhole ? 'Ver menos' : `Ver las ${formatNumber(relaciones.length)}`}
                </Button>
              </div>
            ) : null}
          </div>
        </div>
      )}
      {children}
    </ReadingBlock>
  );
}
