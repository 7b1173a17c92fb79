import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import { StackedTable } from '@marco/web-kit/stacked-table';
import type { Diferencia } from '../../contract/index.ts';
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

/** What one version says, marked where the other does not say it: lines of a list both have stand plain. */
function Texto({ de, frente, marca: Marca }: TextoProps) {
  if (de === '') return '—';
  const other = frente.split('\n');
  const lines = de.split('\n');
  const own = lines.filter((line) => !other.includes(line));
  // Where only their order changed no line is new: all of them are marked.
  const isMarked = (line: string) =>
    (own.length === 0 && lines.length === other.length) || own.includes(line);
  return (
    <div className={styles['text']}>
      {lines.map((line) =>
        isMarked(line) ? <Marca key={line}>{line}</Marca> : <span key={line}>{line}</span>,
      )}
    </div>
  );
}

/** Each field that differs: from → to, and what it means for whoever exchanges messages. */
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
