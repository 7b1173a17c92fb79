import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ImpactoVersion } from '../../contract/index.ts';
import { ImpactoTabla } from './impacto-tabla.tsx';

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
            <ImpactoTabla impacto={data} />
          )}
        </Card>
      )}
    </LoadBlock>
  );
}
