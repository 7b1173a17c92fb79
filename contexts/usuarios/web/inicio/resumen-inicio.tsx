import { formatNumber, formatWeekdayDate } from '@marco/web-kit/format';
import { useAddressParams } from '@marco/web-kit/page';
import type { GrupoAsunto } from '../../contract/asunto.terms.ts';
import { parseInicio } from '../../rules/actividades/consulta-inicio.ts';
import styles from './inicio-lists.module.css';
import { useAsuntos } from './use-asuntos.ts';

/** Groups the title counts, with their words for one and for several. */
const CONTADOS: readonly (readonly [grupo: GrupoAsunto, uno: string, varios: string])[] = [
  ['vencido', 'asunto vencido', 'asuntos vencidos'],
  ['hoy', 'vence hoy', 'vencen hoy'],
  ['semana', 'vence esta semana', 'vencen esta semana'],
];

/** The day, and how much of what is listed is due. */
export function ResumenInicio({ now }: { readonly now: Date }) {
  const { data } = useAsuntos(parseInicio(useAddressParams().params));
  return (
    <span className={styles['summary']}>
      <span>Hoy es {formatWeekdayDate(now)}.</span>
      {CONTADOS.map(([grupo, uno, varios]) => {
        const total = data?.grupos.find((one) => one.grupo === grupo)?.total ?? 0;
        return total === 0 ? null : (
          <span key={grupo} className={grupo === 'vencido' ? styles['late'] : undefined}>
            <b>{formatNumber(total)}</b> {total === 1 ? uno : varios}
          </span>
        );
      })}
    </span>
  );
}
