import { Card } from '@marco/web-kit/card';
import { formatPeriod } from '@marco/web-kit/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DetalleElemento } from '../../contract/index.ts';
import { useEntornoDetalle } from './enlaces.tsx';
import { EstadoVersionChip } from './estado-version-chip.tsx';
import styles from './versiones-panel.module.css';

interface VersionesPanelProps {
  readonly detalle: DetalleElemento;
  /** At the right of the title: how to compare two. */
  readonly aside?: ReactNode;
}

/** Every version of the element, the latest first. */
export function VersionesPanel({ detalle, aside }: VersionesPanelProps) {
  const { toVersion } = useEntornoDetalle();
  const { identificador, capa, dominio, versiones, versionId } = detalle;
  return (
    <Card title="Versiones" aside={aside}>
      <ol className={styles['versions']}>
        {versiones.map(({ id, numero, estado, rigeDesde, rigeHasta, resumenCambio }) => (
          <li key={id} data-current={id === versionId || undefined}>
            <div className={styles['head']}>
              <Link
                to={toVersion({
                  identificador,
                  capa: capa.codigo,
                  dominio: dominio.codigo,
                  numero,
                  versionId: id,
                })}
                aria-current={id === versionId ? 'true' : undefined}
              >
                Versión {numero}
              </Link>
              <EstadoVersionChip estado={estado} />
              <span className={styles['date']}>{presentVigencia(rigeDesde, rigeHasta)}</span>
            </div>
            {resumenCambio === '' ? null : <p>{resumenCambio}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function presentVigencia(desde: string | null, hasta: string | null): string {
  return desde === null ? '' : formatPeriod(desde, hasta);
}
