import { ZONE } from '@marco/country/zone';

/** What a value of a built-in type of XML Schema looks like, for the author of a message (XML Schema part 2, §3). */
const TIPOS: Readonly<Record<string, string>> = {
  date: 'una fecha como 2026-11-21',
  dateTime: `una fecha con hora como 2026-11-21T08:30:00${ZONE.offset}`,
  time: 'una hora como 08:30:00',
  gYear: 'un año como 2026',
  gYearMonth: 'un año y mes como 2026-11',
  gMonth: 'un mes como --11',
  gMonthDay: 'un mes y día como --11-21',
  gDay: 'un día como ---21',
  duration: 'una duración como P1Y6M o PT30M',
  boolean: 'true o false',
  decimal: 'un número como 12.5, con punto decimal y sin separador de miles',
  double: 'un número como 12.5 o 1.25E3',
  float: 'un número como 12.5 o 1.25E3',
  integer: 'un número entero como 25',
  int: 'un número entero como 25, entre -2147483648 y 2147483647',
  long: 'un número entero como 25, de hasta 19 dígitos',
  short: 'un número entero entre -32768 y 32767',
  byte: 'un número entero entre -128 y 127',
  nonNegativeInteger: 'un número entero, cero o mayor',
  positiveInteger: 'un número entero mayor que cero',
  nonPositiveInteger: 'un número entero, cero o menor',
  negativeInteger: 'un número entero menor que cero',
  unsignedLong: 'un número entero, cero o mayor',
  unsignedInt: 'un número entero entre 0 y 4294967295',
  unsignedShort: 'un número entero entre 0 y 65535',
  unsignedByte: 'un número entero entre 0 y 255',
  anyURI: 'una dirección como https://www.gov.co',
  base64Binary: 'contenido en base64, como TWFyY28=',
  hexBinary: 'contenido hexadecimal, como 0FB7',
  language: 'un código de idioma como es o es-CO',
  string: 'un texto',
  normalizedString: 'un texto sin saltos de línea ni tabulaciones',
  token: 'un texto sin espacios al comienzo ni al final',
  Name: 'un nombre sin espacios que empieza por letra',
  NCName: 'un nombre sin espacios ni dos puntos que empieza por letra',
  NMTOKEN: 'una palabra sin espacios',
  ID: 'un identificador sin espacios que no se repite en el documento',
  IDREF: 'el identificador de otro nodo del documento',
  QName: 'un nombre con el prefijo de un espacio de nombres declarado',
};

/** What a value of a built-in type looks like; null for a type that is none. */
export function presentTipo(tipo: string): string | null {
  return Object.hasOwn(TIPOS, tipo) ? (TIPOS[tipo] ?? null) : null;
}

const ENTEROS = /(?:[iI]nteger|^int|^long|^short|^byte|^unsigned\w+)$/;

/** The same value as its type writes it, where what was meant is plain; null otherwise. */
export function findSugerido(tipo: string, encontrado: string): string | null {
  const valor = encontrado.trim();
  if (tipo === 'date') return toFecha(valor);
  if (tipo === 'dateTime') return toFechaHora(valor);
  if (tipo === 'boolean') return toBooleano(valor);
  if (ENTEROS.test(tipo))
    return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(valor) ? valor.replaceAll(/[.,]/g, '') : null;
  if (tipo === 'decimal' || tipo === 'double' || tipo === 'float') return toDecimal(valor);
  return null;
}

/** Days are written before months in Colombia. */
function toFecha(valor: string): string | null {
  const [, dia = '', mes = '', ano = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(valor) ?? [];
  const [, otroAno = '', otroMes = '', otroDia = ''] = /^(\d{4})[/.]?(\d{2})[/.]?(\d{2})$/.exec(valor) ?? [];
  return ano === '' ? toDia(otroAno, otroMes, otroDia) : toDia(ano, mes, dia);
}

function toDia(ano: string, mes: string, dia: string): string | null {
  if (ano === '' || Number(mes) < 1 || Number(mes) > 12) return null;
  const ultimo = new Date(Date.UTC(Number(ano), Number(mes), 0)).getUTCDate();
  if (Number(dia) < 1 || Number(dia) > ultimo) return null;
  return `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
}

function toFechaHora(valor: string): string | null {
  const [, dia = '', hora = ''] = /^(\S{8,10})[T ]+(\d{2}:\d{2}(?::\d{2})?)$/.exec(valor) ?? [];
  const fecha = /^\d{4}-\d{2}-\d{2}$/.test(dia) ? dia : toFecha(dia);
  if (fecha === null || hora === '') return null;
  return `${fecha}T${hora.length === 5 ? `${hora}:00` : hora}`;
}

function toBooleano(valor: string): string | null {
  if (/^(?:s[ií]?|verdadero|yes|true)$/i.test(valor)) return 'true';
  return /^(?:no?|falso|false)$/i.test(valor) ? 'false' : null;
}

function toDecimal(valor: string): string | null {
  if (/^-?\d+,\d+$/.test(valor)) return valor.replace(',', '.');
  return /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(valor) ? valor.replaceAll('.', '').replace(',', '.') : null;
}
