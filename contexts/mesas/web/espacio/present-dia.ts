import { formatLongDate, type Moment } from '@marco/web-kit/format';

/** '17 jul'; with its year where it is another than the one of `hoy`. */
export function presentDiaCorto(moment: Moment, hoy: Moment = Date.now()): string {
  const [dia = '', , mes = '', , ano = ''] = formatLongDate(moment).split(' ');
  const corto = `${dia} ${mes.slice(0, 3)}`;
  return formatLongDate(hoy).endsWith(ano) ? corto : `${corto} ${ano}`;
}
