import { classNames } from '@marco/web-kit/class-names';
import { formatDate, formatPeriod } from '@marco/web-kit/format';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DetalleElemento } from '../../contract/index.ts';
import { listVeredictosVersion, type VeredictoVersion } from '../../rules/ciclo/veredicto-version.ts';
import { useEntornoDetalle } from '../detalle/enlaces.tsx';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';
import styles from './pagina.module.css';
import { SECCIONES } from './secciones.ts';

type Version = DetalleElemento['versiones'][number] & { readonly veredicto: VeredictoVersion };

interface VersionesSeccionProps {
  readonly detalle: DetalleElemento;
  /** At the right of the title: how to compare two. */
  readonly aside?: ReactNode;
  /** Over the versions: the number this one should have. */
  readonly children?: ReactNode;
}

/** Every version of the element, the latest first, with what it changed and whether that breaks who uses the one before. */
export function VersionesSeccion({ detalle, aside, children }: VersionesSeccionProps) {
  const { toVersion } = useEntornoDetalle();
  const { versiones, identificador, capa, dominio, versionId } = detalle;
  const veredictos = listVeredictosVersion(versiones);
  const rows = versiones.map(
    (version, at): Version => ({ ...version, veredicto: veredictos[at] ?? 'por-definir' }),
  );
  const columns: readonly StackedColumn<Version>[] = [
    {
      label: 'Versión',
      cell: ({ id, numero, estado }) => (
        <span className={styles['version']}>
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
          <EstadoVersionChip estado={estado} isListed />
        </span>
      ),
    },
    { label: 'Qué cambió', cell: ({ resumenCambio }) => resumenCambio || '—' },
    { label: 'Veredicto', cell: ({ veredicto }) => <Veredicto veredicto={veredicto} /> },
    { label: 'Rige', cell: presentVigencia },
  ];
  return (
    <ReadingBlock id="versiones" title={SECCIONES.versiones} aside={aside}>
      {children}
      <StackedTable label="Versiones del elemento" columns={columns} rows={rows} rowKey={({ id }) => id} />
      {rows.length > 1 ? (
        <p className={styles['note']}>Compatible: quien usa la versión anterior no tiene que cambiar nada.</p>
      ) : null}
    </ReadingBlock>
  );
}

const PALABRAS: Readonly<Record<VeredictoVersion, string>> = {
  primera: 'Primera versión',
  compatible: 'Compatible',
  incompatible: 'Incompatible',
  'por-definir': 'Sin definir',
};

function Veredicto({ veredicto }: { readonly veredicto: VeredictoVersion }) {
  return (
    <span className={classNames(styles['verdict'], styles[veredicto])}>
      {veredicto === 'compatible' ? <CircleCheck size={16} /> : null}
      {veredicto === 'incompatible' ? <CircleX size={16} /> : null}
      {PALABRAS[veredicto]}
    </span>
  );
}

function presentVigencia({ rigeDesde, rigeHasta }: Version): string {
  if (rigeDesde === null) return '—';
  return rigeHasta === null ? `Desde el ${formatDate(rigeDesde)}` : formatPeriod(rigeDesde, rigeHasta);
}
