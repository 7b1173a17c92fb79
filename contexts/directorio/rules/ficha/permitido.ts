import { LOCALE } from '@marco/country/zone';
import { TIPO_DATO, type TipoDato } from '@marco/elementos-de-dato/terms';

/** What a version of an element says of its values. */
export interface RestriccionesDeCampo {
  readonly tipoDato: TipoDato | null;
  readonly longitudMinima: number | null;
  readonly longitudMaxima: number | null;
  readonly totalDigitos: number | null;
  readonly decimales: number | null;
  readonly valorMinimo: string | null;
  readonly valorMaximo: string | null;
  readonly patron: string | null;
  readonly unidadMedida: string | null;
  /** Values of a list; null where the element is none. */
  readonly valores: number | null;
}

const NUMERO = new Intl.NumberFormat(LOCALE);

const countOf = (cantidad: number, uno: string, varios: string) =>
  `${NUMERO.format(cantidad)} ${cantidad === 1 ? uno : varios}`;

function presentLongitud({ longitudMinima, longitudMaxima }: RestriccionesDeCampo): string | null {
  const [least, most] = [longitudMinima ?? 0, longitudMaxima];
  if (most === null) return least > 0 ? `de ${countOf(least, 'carácter', 'caracteres')} o más` : null;
  if (least === most) return `de ${countOf(most, 'carácter', 'caracteres')}`;
  const until = countOf(most, 'carácter', 'caracteres');
  return least > 0 ? `de ${NUMERO.format(least)} a ${until}` : `hasta ${until}`;
}

function presentLimites({ valorMinimo, valorMaximo }: RestriccionesDeCampo): string | null {
  if (valorMinimo !== null && valorMaximo !== null) return `de ${valorMinimo} a ${valorMaximo}`;
  if (valorMinimo !== null) return `desde ${valorMinimo}`;
  return valorMaximo === null ? null : `hasta ${valorMaximo}`;
}

/** What a field permits in a few words: «Cadena de texto, de 1 a 60 caracteres». */
export function presentPermitido(restricciones: RestriccionesDeCampo): string {
  const { tipoDato, totalDigitos, decimales, patron, unidadMedida, valores } = restricciones;
  if (valores !== null) return `Lista de ${countOf(valores, 'valor', 'valores')}`;
  if (tipoDato === null) return 'Grupo de datos';
  return [
    TIPO_DATO[tipoDato],
    presentLongitud(restricciones),
    totalDigitos === null ? null : countOf(totalDigitos, 'dígito', 'dígitos'),
    decimales === null || decimales === 0 ? null : countOf(decimales, 'decimal', 'decimales'),
    presentLimites(restricciones),
    unidadMedida === null || unidadMedida === '' ? null : `en ${unidadMedida}`,
    patron === null || patron === '' ? null : 'con una forma fija',
  ]
    .filter((parte) => parte !== null)
    .join(', ');
}
