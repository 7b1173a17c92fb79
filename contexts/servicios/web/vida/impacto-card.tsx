import { presentEntidad } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ImpactoVersion } from '../../contract/index.ts';
import { ORIGEN_CONSUMO } from '../../contract/vida.terms.ts';
import styles from './vida.module.css';

type Consumidor = ImpactoVersion['consumidores'][number];

/** What a consumer reads, with what it is of. */
function presentUso({ campos }: Consumidor, totalCampos: number): string {
  if (campos === null) return `Puede leer los ${formatNumber(totalCampos)} datos`;
  return `${formatNumber(campos.length)} de ${formatNumber(totalCampos)} datos: ${campos.join(', ')}`;
}

/** What breaks it, or that nothing does. */
function QueRompe({
  consumidor,
  hasSucesora,
}: {
  readonly consumidor: Consumidor;
  readonly hasSucesora: boolean;
}) {
  const { veredicto, roturas, totalRoturas } = consumidor;
  if (veredicto === 'compatible') return <Chip tone="green">No se le rompe nada</Chip>;
  const mas = totalRoturas - roturas.length;
  return (
    <div className={styles['roturas']}>
      <Chip tone="red">
        {!hasSucesora
          ? 'Lo pierde todo'
          : totalRoturas === 0
            ? 'Puede rompérsele: no se pudo comparar'
            : 'Se le rompe'}
      </Chip>
      {roturas.length === 0 ? null : (
        <ul>
          {roturas.map(({ operacion, papel, campo, frase }) => (
            <li key={`${operacion} ${papel} ${campo} ${frase}`}>{frase}</li>
          ))}
          {mas > 0 ? <li>Y {formatNumber(mas)} cambios más.</li> : null}
        </ul>
      )}
    </div>
  );
}

/** How many of them it breaks; nothing where none is known. */
function presentCuenta({ rompe, consumidores }: ImpactoVersion): string | null {
  const total = consumidores.length;
  if (total === 0) return null;
  return `${formatNumber(rompe)} de ${formatNumber(total)} ${total === 1 ? 'consumidor' : 'consumidores'}`;
}

/** Whom the end of a version breaks, one by one: only they are told. */
export function ImpactoCard({ impacto }: { readonly impacto: UseQueryResult<ImpactoVersion> }) {
  return (
    <LoadBlock query={impacto} subject="a quiénes rompe el retiro">
      {(data) => (
        <Card title="A quiénes rompe" aside={presentCuenta(data)} flush>
          {data.consumidores.length === 0 ? (
            <EmptyState
              title="No se conoce quién consume esta versión"
              text="Ninguna solicitud nombra a sus consumidores y no hay acuerdos de consumo sobre ella: no se avisará a nadie."
            />
          ) : (
            <StackedTable
              label="Consumidores de la versión"
              columns={toColumnas(data)}
              rows={data.consumidores}
              rowKey={({ entidad }) => entidad.id}
            />
          )}
        </Card>
      )}
    </LoadBlock>
  );
}

function toColumnas({ totalCampos, hasta }: ImpactoVersion): readonly StackedColumn<Consumidor>[] {
  return [
    {
      label: 'Entidad',
      cell: ({ entidad, origen, referencias }) => (
        <span className={styles['entidad']}>
          {presentEntidad(entidad.nombre)}
          <small>
            {ORIGEN_CONSUMO[origen]}
            {referencias.length === 0 ? '' : ` (${referencias.join(', ')})`}
          </small>
        </span>
      ),
    },
    { label: 'Qué usa', cell: (consumidor) => presentUso(consumidor, totalCampos) },
    {
      label: hasta === null ? 'Sin reemplazo' : `Con la versión ${hasta.numero}`,
      cell: (consumidor) => <QueRompe consumidor={consumidor} hasSucesora={hasta !== null} />,
    },
  ];
}
