import type { TipoDetectado } from '../../contract/terms.ts';

/** A type as a column says it, without what makes it short or long. */
export interface TipoSql {
  readonly tipo: TipoDetectado;
  readonly longitud: number | null;
  readonly decimales: number | null;
}

const EN_PALABRAS: Readonly<Record<Exclude<TipoDetectado, 'compuesto' | 'uri' | 'desconocido'>, string>> = {
  texto:
    'CHAR CHARACTER NCHAR VARCHAR VARCHAR2 NVARCHAR NVARCHAR2 BPCHAR TEXT NTEXT TINYTEXT MEDIUMTEXT LONGTEXT CLOB NCLOB DBCLOB LONG STRING CITEXT GRAPHIC VARGRAPHIC UUID UNIQUEIDENTIFIER NAME ENUM SET ROWID UROWID INET CIDR MACADDR SYSNAME',
  entero:
    'INT INTEGER BIGINT SMALLINT TINYINT MEDIUMINT INT2 INT4 INT8 SERIAL BIGSERIAL SMALLSERIAL YEAR PLS_INTEGER BINARY_INTEGER OID',
  decimal:
    'NUMERIC DECIMAL DEC NUMBER FLOAT REAL DOUBLE MONEY SMALLMONEY DECFLOAT BINARY_FLOAT BINARY_DOUBLE FIXED FLOAT4 FLOAT8',
  logico: 'BOOLEAN BOOL',
  fecha: 'DATE',
  'fecha-hora': 'DATETIME DATETIME2 SMALLDATETIME TIMESTAMP TIMESTAMPTZ DATETIMEOFFSET',
  hora: 'TIME TIMETZ',
  binario: 'BLOB TINYBLOB MEDIUMBLOB LONGBLOB BYTEA RAW BINARY VARBINARY IMAGE BFILE ROWVERSION VARBIT',
};
const POR_PALABRA = new Map<string, TipoDetectado>(
  Object.entries(EN_PALABRAS).flatMap(([tipo, palabras]) =>
    palabras.split(' ').map((palabra) => [palabra, tipo as TipoDetectado] as const),
  ),
);
const ESTRUCTURADOS = new Set(['JSON', 'JSONB', 'XML', 'XMLTYPE', 'HSTORE']);
/** Characters of a written UUID. */
const LARGO_UUID = 36;
const FORMAS_UUID = ['UUID', 'UNIQUEIDENTIFIER'];
/** More is written where a type has no end. */
const SIN_FIN = 1_000_000;

/** What the types of PostgreSQL, Oracle, SQL Server, MySQL and DB2 are; `argumentos` are the numbers in their brackets. */
export function toTipoSql(palabras: readonly string[], argumentos: readonly number[]): TipoSql {
  const [primera = ''] = palabras;
  const [primero = null, segundo = null] = argumentos;
  if (ESTRUCTURADOS.has(primera)) return { tipo: 'compuesto', longitud: null, decimales: null };
  if (primera === 'BIT') return toBit(primero);
  if (palabras.includes('RAW') || (primera === 'LONG' && palabras.includes('VARBINARY')))
    return { tipo: 'binario', longitud: null, decimales: null };
  if (primera === 'TINYINT' && primero === 1) return { tipo: 'logico', longitud: null, decimales: null };
  const tipo = findTipo(primera, palabras);
  if (tipo === 'texto') return { tipo, longitud: toLargo(primera, primero), decimales: null };
  if (tipo === 'decimal') return toNumero(primera, primero, segundo);
  return { tipo, longitud: null, decimales: null };
}

function findTipo(primera: string, palabras: readonly string[]): TipoDetectado {
  if (primera === 'NATIONAL') return 'texto';
  // «TIME WITH TIME ZONE» is a time, «CHARACTER LARGE OBJECT» a text, «BINARY LARGE OBJECT» bytes.
  if (palabras.includes('LARGE')) return primera === 'BINARY' ? 'binario' : 'texto';
  return POR_PALABRA.get(primera) ?? 'desconocido';
}

/** One bit is true or false; several are a text of zeros and ones. */
function toBit(largo: number | null): TipoSql {
  const esLogico = largo === null || largo === 1;
  return { tipo: esLogico ? 'logico' : 'texto', longitud: esLogico ? null : largo, decimales: null };
}

function toLargo(primera: string, largo: number | null): number | null {
  if (FORMAS_UUID.includes(primera)) return LARGO_UUID;
  if (largo !== null) return largo > SIN_FIN ? null : largo;
  return primera === 'CHAR' || primera === 'NCHAR' ? 1 : null;
}

/** A number that says its digits and no decimals has none. */
function toNumero(primera: string, digitos: number | null, decimales: number | null): TipoSql {
  const exacto = ['NUMERIC', 'DECIMAL', 'DEC', 'NUMBER', 'FIXED'].includes(primera);
  if (!exacto || digitos === null) return { tipo: 'decimal', longitud: null, decimales: null };
  if ((decimales ?? 0) <= 0) return { tipo: 'entero', longitud: digitos, decimales: 0 };
  return { tipo: 'decimal', longitud: digitos, decimales };
}
