import { presentEntidad } from '@marco/entidades/terms';
import { Chip } from '@marco/web-kit/chip';
import { formatNumber } from '@marco/web-kit/format';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import type { ImpactoVersion } from '../../contract/index.ts';
import { ORIGEN_CONSUMO } from '../../contract/vida.terms.ts';
import styles from './impacto-tabla.module.css';

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

/** The consumers of a version one by one, with what each uses and what breaks it. */
export function ImpactoTabla({ impacto }: { readonly impacto: ImpactoVersion }) {
  return (
    <StackedTable
      label="Consumidores de la versión"
      columns={toColumnas(impacto)}
      rows={impacto.consumidores}
      rowKey={({ entidad }) => entidad.id}
    />
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
