const MINUTO = 60_000n;
const DIA = 1440n * MINUTO;
/** A value without a zone may be of any, fourteen hours to either side (XML Schema 1.0 part 2 §3.2.7.4). */
const ZONA_DESCONOCIDA = 14n * 60n * MINUTO;

/** Where a date or time stands, in nanoseconds of the proleptic calendar; a span if its zone is not known. */
export interface Momento {
  readonly desde: bigint;
  readonly hasta: bigint;
}

const ZONA = '(Z|[+-](?:0\\d|1[0-3]):[0-5]\\d|[+-]14:00)?';
const FECHA = '(-?(?:[1-9]\\d{4,8}|\\d{4}))-(\\d\\d)-(\\d\\d)';
const HORA = '([01]\\d|2[0-4]):([0-5]\\d):([0-5]\\d)(?:\\.(\\d{1,9})\\d*)?';
/** Forms of the product itself, not of a person. */
const FORMAS = {
  fecha: new RegExp(`^${FECHA}${ZONA}$`),
  'fecha-hora': new RegExp(`^${FECHA}T${HORA}${ZONA}$`),
  hora: new RegExp(`^${HORA}${ZONA}$`),
} as const;
export type TipoMomento = keyof typeof FORMAS;

/** Days since 1970-01-01 of a day that exists; undefined for the others. There is no year zero. */
function findDia(anio: number, mes: number, dia: number): bigint | undefined {
  if (anio === 0 || mes < 1 || mes > 12 || dia < 1) return undefined;
  // Years before the first one: -1 is the one before 1.
  const year = BigInt(anio < 0 ? anio + 1 : anio);
  const isLeap = (year % 4n === 0n && year % 100n !== 0n) || year % 400n === 0n;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][mes - 1] ?? 0;
  if (dia > days) return undefined;
  const shifted = mes <= 2 ? year - 1n : year;
  const era = (shifted >= 0n ? shifted : shifted - 399n) / 400n;
  const ofEra = shifted - era * 400n;
  const ofYear = BigInt(Math.floor((153 * (mes + (mes > 2 ? -3 : 9)) + 2) / 5) + dia - 1);
  return era * 146_097n + ofEra * 365n + ofEra / 4n - ofEra / 100n + ofYear - 719_468n;
}

function findHora([hora, minuto, segundo, fraccion]: readonly (string | undefined)[]): bigint | undefined {
  const total = BigInt(hora ?? 0) * 3600n + BigInt(minuto ?? 0) * 60n + BigInt(segundo ?? 0);
  const nanos = BigInt((fraccion ?? '').padEnd(9, '0'));
  // 24:00:00 is the end of the day and nothing after it.
  if (hora === '24' && (total > 86_400n || nanos > 0n)) return undefined;
  return total * 1_000_000_000n + nanos;
}

function toMomento(local: bigint, zona: string | undefined): Momento {
  if (zona === undefined) {
    const span = ZONA_DESCONOCIDA * 1_000_000n;
    return { desde: local - span, hasta: local + span };
  }
  if (zona === 'Z') return { desde: local, hasta: local };
  const minutes = BigInt(zona.slice(1, 3)) * 60n + BigInt(zona.slice(4, 6));
  const offset = (zona.startsWith('-') ? -minutes : minutes) * MINUTO * 1_000_000n;
  return { desde: local - offset, hasta: local - offset };
}

/** Reads a date, a time or both as XML Schema writes them; undefined when it is none that exists. */
export function parseMomento(tipo: TipoMomento, text: string): Momento | undefined {
  const parts = FORMAS[tipo].exec(text)?.slice(1);
  if (!parts) return undefined;
  const zona = parts.at(-1);
  if (tipo === 'hora') {
    const hora = findHora(parts);
    return hora === undefined ? undefined : toMomento(hora % (DIA * 1_000_000n), zona);
  }
  const dia = findDia(Number(parts[0]), Number(parts[1]), Number(parts[2]));
  const hora = tipo === 'fecha' ? 0n : findHora(parts.slice(3));
  if (dia === undefined || hora === undefined) return undefined;
  return toMomento(dia * DIA * 1_000_000n + hora, zona);
}

/** Whether one is certainly not after another; of two without a zone, both are of the same one. */
export function isNoPosterior(one: Momento, other: Momento): boolean {
  const oneKnown = one.desde === one.hasta;
  const otherKnown = other.desde === other.hasta;
  return oneKnown === otherKnown ? one.desde <= other.desde : one.hasta < other.desde;
}
