import {
  listCellErrors,
  readRecords,
  type TableRow,
  type TitleMatching,
} from '@marco/contract-kit/table-records';
import { COLUMNAS_CAMPO, LIMITES_SOLICITUD, type SentidoCampo } from '../../contract/terms.ts';

/** What is wrong with one cell; row 0 and «—» where it is the file as a whole. */
export interface ErrorDeCelda {
  readonly fila: number;
  readonly columna: string;
  readonly mensaje: string;
}

/** A field as the file says it. */
export interface CampoLeido {
  readonly nombre: string;
  readonly descripcion: string;
  readonly tipoDato: string;
  readonly longitud: number | null;
  readonly obligatorio: boolean;
  readonly sentido: SentidoCampo;
  readonly valores: string;
  readonly fuente: string;
  readonly ejemplo: string;
  readonly sistemaOrigen: string;
  readonly operacion: string;
  readonly papel: 'error' | null;
  readonly padre: string;
  readonly repite: boolean;
  readonly datoPersonal: boolean;
  readonly base: null;
}

/** What a file does not say: its message follows from its sense, and the form asks for what allows a personal datum. */
const SIN_DECIR = { papel: null, base: null } as const;

export interface LecturaCampos {
  /** Fields of the rows without an error. */
  readonly campos: readonly CampoLeido[];
  readonly errores: readonly ErrorDeCelda[];
}

type Columna = keyof typeof COLUMNAS_CAMPO;

/** Headings a column may have: its own title and, folded, others. */
const ENCABEZADOS: TitleMatching<Columna> = {
  names: {
    nombre: [fold(COLUMNAS_CAMPO.nombre), 'nombre', 'campo'],
    descripcion: [fold(COLUMNAS_CAMPO.descripcion)],
    tipoDato: [fold(COLUMNAS_CAMPO.tipoDato), 'tipo de dato', 'tipo de datos'],
    longitud: [fold(COLUMNAS_CAMPO.longitud), 'largo', 'tamano'],
    obligatorio: [fold(COLUMNAS_CAMPO.obligatorio)],
    sentido: [fold(COLUMNAS_CAMPO.sentido)],
    valores: [fold(COLUMNAS_CAMPO.valores), 'valores permitidos', 'dominio de valores'],
    fuente: [fold(COLUMNAS_CAMPO.fuente)],
    ejemplo: [fold(COLUMNAS_CAMPO.ejemplo)],
    sistemaOrigen: [fold(COLUMNAS_CAMPO.sistemaOrigen), 'sistema origen', 'sistema'],
    operacion: [fold(COLUMNAS_CAMPO.operacion), 'operacion', 'codigo de operacion'],
    padre: [fold(COLUMNAS_CAMPO.padre), 'dentro de', 'padre', 'campo padre'],
    repite: [fold(COLUMNAS_CAMPO.repite), 'repite', 'repetible'],
    datoPersonal: [fold(COLUMNAS_CAMPO.datoPersonal), 'es un dato personal', 'datos personales'],
  },
  // The cells that hold one of a few words are folded alike.
  fold,
  takes: 'leftmost',
};

const SENTIDOS: Readonly<Record<string, SentidoCampo>> = {
  '': 'salida',
  entrada: 'entrada',
  salida: 'salida',
  ambos: 'ambos',
  'entrada y salida': 'ambos',
};
/** Accepted texts of a yes-or-no cell; a spreadsheet writes its checkboxes as true and false. */
const SI_NO: Readonly<Record<string, boolean>> = {
  si: true,
  s: true,
  x: true,
  '1': true,
  true: true,
  verdadero: true,
  no: false,
  n: false,
  '0': false,
  false: false,
  falso: false,
};
/** What each column takes: a field is obligatory where nothing is said, and neither repeats nor is personal. */
const RESPUESTAS: Readonly<
  Record<'obligatorio' | 'repite' | 'datoPersonal', Readonly<Record<string, boolean>>>
> = {
  obligatorio: { ...SI_NO, '': true, obligatorio: true, opcional: false },
  repite: { ...SI_NO, '': false },
  datoPersonal: { ...SI_NO, '': false },
};
/** Most characters of a text of a column. */
const MAXIMOS = {
  ...LIMITES_SOLICITUD.campo,
  operacion: LIMITES_SOLICITUD.operacion.codigo,
  padre: LIMITES_SOLICITUD.campo.nombre,
} as const;
const MAXIMA_LONGITUD = 1_000_000;

/** The file as a whole is wrong. */
function refuseArchivo(mensaje: string): LecturaCampos {
  return { campos: [], errores: [{ fila: 0, columna: '—', mensaje }] };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Why the text of a cell is not valid in its column; undefined if it is. */
function findError(columna: Columna, text: string): string | undefined {
  switch (columna) {
    case 'longitud':
      return text === '' || parseLongitud(text) !== null
        ? undefined
        : `Escriba un número entero entre 0 y ${MAXIMA_LONGITUD}.`;
    case 'obligatorio':
    case 'repite':
    case 'datoPersonal':
      return Object.hasOwn(RESPUESTAS[columna], fold(text)) ? undefined : 'Escriba sí o no.';
    case 'sentido':
      return Object.hasOwn(SENTIDOS, fold(text)) ? undefined : 'Escriba entrada, salida o ambos.';
    default: {
      if (columna === 'nombre' && text === '') return 'Escriba el nombre del campo.';
      const maximo = MAXIMOS[columna];
      return text.length > maximo ? `Escriba máximo ${maximo} caracteres.` : undefined;
    }
  }
}

/** A whole number as people and spreadsheets write it; null when it is none. */
function parseLongitud(text: string): number | null {
  if (!/^\d{1,7}$/.test(text)) return null;
  const longitud = Number(text);
  return longitud <= MAXIMA_LONGITUD ? longitud : null;
}

function toCampo(textos: Readonly<Record<Columna, string>>): CampoLeido {
  return {
    nombre: textos.nombre,
    descripcion: textos.descripcion,
    tipoDato: textos.tipoDato,
    longitud: parseLongitud(textos.longitud),
    obligatorio: RESPUESTAS.obligatorio[fold(textos.obligatorio)] ?? true,
    sentido: SENTIDOS[fold(textos.sentido)] ?? 'salida',
    valores: textos.valores,
    fuente: textos.fuente,
    ejemplo: textos.ejemplo,
    sistemaOrigen: textos.sistemaOrigen,
    operacion: textos.operacion,
    padre: textos.padre,
    repite: RESPUESTAS.repite[fold(textos.repite)] ?? false,
    datoPersonal: RESPUESTAS.datoPersonal[fold(textos.datoPersonal)] ?? false,
    ...SIN_DECIR,
  };
}

/** Whether a table is made with the template: it names the fields as that does, and says in which message each travels. */
export function isPlantilla([encabezado]: readonly TableRow[]): boolean {
  const titulos = new Set(encabezado?.cells.map(fold));
  return titulos.has(fold(COLUMNAS_CAMPO.nombre)) && titulos.has(fold(COLUMNAS_CAMPO.sentido));
}

/** Fields of a file with the columns of the template, in any order, with what is wrong cell by cell (domain §5.5). */
export function readCampos(filas: readonly TableRow[]): LecturaCampos {
  const { found, records } = readRecords(filas, ENCABEZADOS);
  if (!found.has('nombre'))
    return refuseArchivo(`La primera fila debe tener la columna «${COLUMNAS_CAMPO.nombre}».`);
  if (records.length === 0) return refuseArchivo('El archivo no tiene campos.');
  if (records.length > LIMITES_SOLICITUD.maximoCampos)
    return refuseArchivo(`El archivo tiene más de ${LIMITES_SOLICITUD.maximoCampos} campos.`);
  const campos: CampoLeido[] = [];
  const errores: ErrorDeCelda[] = [];
  for (const fila of records) {
    const propios = listCellErrors(fila, COLUMNAS_CAMPO, findError);
    if (propios.length === 0) campos.push(toCampo(fila.texts));
    errores.push(
      ...propios.map(({ number, title, message }) => ({ fila: number, columna: title, mensaje: message })),
    );
  }
  return { campos, errores };
}
