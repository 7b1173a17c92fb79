import { formatLongDay } from '@marco/country/day-text';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { VidaVersion } from '../../contract/index.ts';
import { toVidaVersion } from '../../contract/servicios.paths.ts';
import { useVida } from './use-vida.ts';
import styles from './vida.module.css';

/** How a version ends, in words. */
function presentFin({
  numero,
  estado,
  obsoletaDesde,
  fechaRetiro,
  retiradaEn,
  sucesora,
}: VidaVersion): string {
  const reemplazo = sucesora === null ? '' : ` La reemplaza la versión ${sucesora.numero}.`;
  if (estado === 'retirada')
    return `La versión ${numero} se retiró${retiradaEn === null ? '' : ` el ${formatLongDate(retiradaEn)}`} y ya no responde.${reemplazo}`;
  if (obsoletaDesde === null) return `La versión ${numero} está publicada y no se ha anunciado su retiro.`;
  const dia =
    fechaRetiro === null
      ? 'aún no se ha dicho cuándo se retira'
      : `se retira el ${formatLongDay(fechaRetiro)}`;
  return `La versión ${numero} es obsoleta desde el ${formatLongDate(obsoletaDesde)}; ${dia}.${reemplazo}`;
}

/** What the page of a servicio says of the end of the version on show, and the way there for who decides it. */
export function FinDeVersion({ versionId }: { readonly versionId: number }) {
  const vida = useVida(versionId);
  return (
    <LoadBlock query={vida} subject="cómo termina la versión">
      {(data) => (
        <Card title="Retiro de la versión">
          <div className={styles['fin']}>
            <p>{presentFin(data)}</p>
            {Object.values(data.acciones).some(({ allowed }) => allowed) ? (
              <ButtonLink variant="neutral" to={toVidaVersion(data.id)}>
                Ver a quiénes rompe y decidir
              </ButtonLink>
            ) : null}
          </div>
        </Card>
      )}
    </LoadBlock>
  );
}
