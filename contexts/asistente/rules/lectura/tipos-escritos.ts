import type { TipoDetectado } from '../../contract/terms.ts';
import { type TipoSql, toTipoSql } from './tipos-sql.ts';

/** Types as people write them in a dictionary of data. */
const EN_PALABRAS: readonly (readonly [RegExp, TipoDetectado])[] = [
  [/^(?:fecha y hora|fecha hora|fechahora|date ?time|timestamp|marca de tiempo)\b/, 'fecha-hora'],
  [/^(?:fecha|date)\b/, 'fecha'],
  [/^(?:hora|time)\b/, 'hora'],
  [/^(?:booleano|boolean|bool|logico|si ?\/ ?no|si o no|verdadero|indicador)/, 'logico'],
  [/^(?:entero|integer|int|numero entero)\b/, 'entero'],
  [/^(?:decimal|moneda|valor|real|doble|double|float|numero decimal|porcentaje)\b/, 'decimal'],
  [/^(?:binario|archivo|imagen|base ?64|blob|adjunto)\b/, 'binario'],
  [/^(?:uri|url|enlace|direccion web)\b/, 'uri'],
  [/^(?:estructura|objeto|compuesto|grupo|complex|object)\b/, 'compuesto'],
  [
    /^(?:texto|alfanumerico|alfabetico|cadena|caracter(?:es)?|string|char|lista|catalogo|codigo|an?|varchar)\b/,
    'texto',
  ],
];
/** Words for a number that do not say whether it has decimals. */
const NUMERO = /^(?:numerico|numero|num|n|number|numeric)\b/;

export function toPlano(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The type in a cell of a dictionary: «Alfanumérico (20)», «VARCHAR2(20)», «Numérico 10,2». */
export function toTipoEscrito(escrito: string, longitud: number | null, decimales: number | null): TipoSql {
  const plano = toPlano(escrito.slice(0, 100));
  const [, primero, segundo] = /[(\s](\d{1,6})(?:\s*[,.]\s*(\d{1,3}))?/.exec(plano) ?? [];
  const largo = longitud ?? toNumero(primero);
  const suyos = decimales ?? toNumero(segundo);
  if (NUMERO.test(plano)) return toNumerico(largo, suyos);
  const hallado = EN_PALABRAS.find(([forma]) => forma.test(plano))?.[1];
  if (hallado) return { tipo: hallado, ...keepLargo(hallado, largo, suyos) };
  const palabras = (plano.toUpperCase().match(/[A-Z_]\w*/g) ?? []).slice(0, 4);
  const deSql = toTipoSql(
    palabras,
    [largo, suyos].filter((numero) => numero !== null),
  );
  return deSql.tipo === 'desconocido' ? { ...deSql, longitud: largo } : deSql;
}

const toNumero = (texto: string | undefined) => (texto === undefined ? null : Number(texto));

function toNumerico(longitud: number | null, decimales: number | null): TipoSql {
  const esEntero = decimales === 0 || (decimales === null && longitud !== null);
  return { tipo: esEntero ? 'entero' : 'decimal', longitud, decimales: esEntero ? 0 : decimales };
}

function keepLargo(tipo: TipoDetectado, longitud: number | null, decimales: number | null) {
  if (tipo === 'texto') return { longitud, decimales: null };
  if (tipo === 'entero') return { longitud, decimales: 0 };
  return tipo === 'decimal' ? { longitud, decimales } : { longitud: null, decimales: null };
}

/** Codes of a cell that lists them: «A=Activo; I=Inactivo», «1: Sí, 2: No», «CC, CE, TI». */
export function listCodigos(escrito: string): string[] {
  const partes = escrito
    .slice(0, 5000)
    .split(/[;|\n\r]+/)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '');
  const separadas = partes.length > 1 ? partes : escrito.split(',').map((parte) => parte.trim());
  const codigos = separadas.flatMap((parte) => {
    const conNombre = /^["']?([^\s=:–]{1,30}?)["']?\s*(?:[=:–]|\s-|-\s)\s*\S/.exec(parte)?.[1];
    if (conNombre !== undefined) return [conNombre];
    return parte !== '' && parte.length <= 40 && !/\s\S+\s\S+\s/.test(parte) ? [parte] : [];
  });
  // A text that names a catalogue lists nothing.
  return codigos.length > 1 && codigos.length >= separadas.length / 2 ? [...new Set(codigos)] : [];
}
