import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { Card } from '@marco/web-kit/card';
import { Identifier } from '@marco/web-kit/clipboard';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { Link } from 'react-router';
import type { CampoMensajeServicio, OperacionServicio, VersionServicio } from '../../contract/index.ts';
import { PAPEL_MENSAJE } from '../../contract/versiones.terms.ts';
import styles from './mensajes-version.module.css';
import { useOperaciones } from './use-servicio.ts';

/** How often a field comes, as people say it. */
function presentVeces({ minimo, maximo }: CampoMensajeServicio): string {
  if (maximo === null) return minimo === 0 ? 'Cero o más veces' : `${formatNumber(minimo)} o más veces`;
  if (minimo === maximo) return minimo === 1 ? 'Una vez' : `${formatNumber(minimo)} veces`;
  return maximo === 1 ? 'Cero o una vez' : `De ${formatNumber(minimo)} a ${formatNumber(maximo)} veces`;
}

const COLUMNAS: readonly StackedColumn<CampoMensajeServicio>[] = [
  {
    label: 'Campo',
    cell: ({ nombreLocal, nivel }) => (
      <span className={styles['campo']} data-nivel={nivel}>
        {nivel === 1 ? null : <span className="sr">Nivel {nivel}: </span>}
        <Identifier text={nombreLocal} />
      </span>
    ),
  },
  {
    label: 'Elemento de dato',
    cell: ({ elemento: { versionId, nombre, numero } }) => (
      <Link to={toVersionElemento(versionId)}>
        {nombre}, <span className={styles['version']}>versión {numero}</span>
      </Link>
    ),
  },
  { label: 'Cuántas veces', cell: presentVeces },
  {
    label: 'Obligatorio para el negocio',
    cell: ({ obligatorioDeNegocio }) => (obligatorioDeNegocio ? 'Sí' : 'No'),
  },
];

/** What a version exchanges: each operation with the tree of each of its messages. */
export function MensajesVersion({ version }: { readonly version: VersionServicio }) {
  const operaciones = useOperaciones(version.id);
  return (
    <LoadBlock query={operaciones} subject="las operaciones de la versión">
      {(data) =>
        data.length === 0 ? (
          <Card title="Operaciones">
            <EmptyState
              title={`La versión ${version.numero} aún no tiene operaciones.`}
              text="Las escribe la entidad en la solicitud de nivel 1 y quedan aquí cuando se certifica."
            />
          </Card>
        ) : (
          data.map((operacion) => <Operacion key={operacion.id} operacion={operacion} />)
        )
      }
    </LoadBlock>
  );
}

function Operacion({ operacion: { codigo, nombre, mensajes } }: { readonly operacion: OperacionServicio }) {
  return (
    <Card title={`Operación ${codigo}`} aside={nombre === codigo ? undefined : nombre} flush>
      <div className={styles['mensajes']}>
        {mensajes.map(({ papel, campos }) => (
          <section key={papel} aria-label={`${PAPEL_MENSAJE[papel]} de ${codigo}`}>
            <h3>
              {PAPEL_MENSAJE[papel]}{' '}
              <small>{campos.length === 1 ? '1 campo' : `${formatNumber(campos.length)} campos`}</small>
            </h3>
            <StackedTable
              label={`Campos de la ${PAPEL_MENSAJE[papel].toLowerCase()} de ${codigo}`}
              columns={COLUMNAS}
              rows={campos}
              rowKey={({ id }) => id}
            />
          </section>
        ))}
      </div>
    </Card>
  );
}
