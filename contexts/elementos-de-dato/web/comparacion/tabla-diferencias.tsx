import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { StackedTable } from '@marco/web-kit/stacked-table';
import type { Diferencia } from '../../contract/index.ts';
import { compareLineas } from '../../rules/comparacion/lineas.ts';
import styles from './comparacion.module.css';

interface TablaDiferenciasProps {
  readonly diferencias: readonly Diferencia[];
  /** Numbers of the versions. */
  readonly desde: string;
  readonly hasta: string;
}

interface TextoProps {
  readonly de: string;
  readonly frente: string;
  readonly marca: 'del' | 'ins';
}

/**
 * The value in one version, with marks on the parts that the other version does not have; equal lines of a list are
 * plain or folded.
 */
function Texto({ de, frente, marca: Marca }: TextoProps) {
  if (de === '') return '—';
  // Two lines of a list may say the same: their place tells them apart.
  const lines = compareLineas(de, frente).map((line, lugar) => ({ ...line, lugar }));
  return (
    <div className={styles['text']}>
      {lines.map((line) => {
        if ('iguales' in line) return <em key={line.lugar}>{`… ${formatNumber(line.iguales)} iguales …`}</em>;
        const { texto, isPropia, lugar } = line;
        return isPropia ? <Marca key={lugar}>{texto}</Marca> : <span key={lugar}>{texto}</span>;
      })}
    </div>
  );
}

/** Each field that differs: from → to, and what it means for the exchange of messages. */
export function TablaDiferencias({ diferencias, desde, hasta }: TablaDiferenciasProps) {
  if (diferencias.length === 0)
    return (
      <Card>
        <EmptyState title="Las dos versiones dicen lo mismo." />
      </Card>
    );
  return (
    <Card title="Diferencias" aside={`${diferencias.length} en total`} flush>
      <StackedTable
        label="Diferencias entre las dos versiones"
        isTop
        columns={[
          { label: 'Campo', cell: ({ etiqueta }) => etiqueta },
          {
            label: `Versión ${desde}`,
            cell: ({ antes, despues }) => <Texto de={antes} frente={despues} marca="del" />,
          },
          {
            label: `Versión ${hasta}`,
            cell: ({ antes, despues }) => <Texto de={despues} frente={antes} marca="ins" />,
          },
          { label: 'Efecto', cell: presentEfecto },
        ]}
        rows={diferencias}
        rowKey={({ campo }) => campo}
      />
    </Card>
  );
}

function presentEfecto({ cambio, razon }: Diferencia) {
  return (
    <>
      <Chip tone={cambio === 'mayor' ? 'red' : 'green'}>
        {cambio === 'mayor' ? 'Incompatible' : 'Compatible'}
      </Chip>
      <span className={styles['why']}>{razon}</span>
    </>
  );
}
