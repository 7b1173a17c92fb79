import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BloqueAsuntos } from '../../contract/index.ts';
import styles from './asuntos.module.css';

/** Who is named while the block is closed. */
const NOMBRADOS = 3;

/** What others must do for the person, closed at first; nothing while there is none. */
export function OtrosAsuntos({ query }: { readonly query: UseQueryResult<BloqueAsuntos | null> }) {
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    return (
      <p className={styles['more']} role="alert">
        No fue posible cargar lo que está en manos de otros.{' '}
        <Button
          variant="ghost"
          size="small"
          busy={isFetching && 'Reintentando'}
          onClick={() => void refetch()}
        >
          Reintentar
        </Button>
      </p>
    );
  }
  const total = data?.grupos.reduce((sum, grupo) => sum + grupo.total, 0) ?? 0;
  if (!data || total === 0) return null;
  const asuntos = data.grupos.flatMap((grupo) => grupo.asuntos);
  const quienes = data.porQuien
    .slice(0, NOMBRADOS)
    .map(({ quien, total: suyos }) => `${formatNumber(suyos)} ${quien.replace(/^En manos /, '')}`);
  return (
    <details className={styles['others']}>
      <summary>
        En manos de otros <span className={styles['count']}>{formatNumber(total)}</span>
        <small>{quienes.join(', ')}</small>
      </summary>
      <ul className={styles['waiting']}>
        {asuntos.map(({ tipo, id, titulo, detalle, enManosDe, url }) => (
          <li key={`${tipo}-${id}`}>
            <Link to={url}>{titulo}</Link>
            <small>
              {detalle}. {enManosDe}.
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
