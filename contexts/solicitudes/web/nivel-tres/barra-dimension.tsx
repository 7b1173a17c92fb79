import { StackedBar } from '@marco/web-kit/stacked-bar';
import { VEREDICTO_ITEM, VEREDICTOS_ITEM } from '../../contract/terms.ts';
import { type CuentaDeDimension, TONO_VEREDICTO } from './verificacion.ts';

/** With which verdicts the items of a dimension stand, as a bar. */
export function BarraDeDimension({ cuenta }: { readonly cuenta: CuentaDeDimension }) {
  const { items, decididos, porVeredicto } = cuenta;
  return (
    <StackedBar
      hideLegend
      segments={[
        ...VEREDICTOS_ITEM.map((veredicto) => ({
          label: VEREDICTO_ITEM[veredicto],
          value: porVeredicto[veredicto],
          tone: TONO_VEREDICTO[veredicto],
        })),
        { label: 'Sin decidir', value: items.length - decididos, tone: 'gray-ring' as const },
      ]}
    />
  );
}
