import { COLUMNAS_CAMPO, LIMITES_SOLICITUD, type SentidoCampo } from '../../contract/terms.ts';

/** A row of a file: its number as a spreadsheet shows it, and the text of its cells. */
export interface FilaDeArchivo {
  readonly numero: number;
  readonly celdas: readonly string[];
}

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
}

export interface LecturaCampos {
  /** Fields of the rows without an error. */
  readonly campos: readonly CampoLeido[];
  readonly errores: readonly ErrorDeCelda[];
}

type Columna = keyof typeof COLUMNAS_CAMPO;
const COLUMNAS = Object.keys(COLUMNAS_CAMPO) as Columna[];

/** Other headings a column may have, folded; its own title is one. */
const OTROS_TITULOS: Readonly<Partial<Record<Columna, readonly string[]>>> = {
  nombre: ['nombre', 'campo'],
  tipoDato: ['tipo de dato', 'tipo de datos'],
  longitud: ['largo', 'tamano'],
  valores: ['valores permitidos', 'dominio de valores'],
  sistemaOrigen: ['sistema origen', 'sistema'],
};

const SENTIDOS: Readonly<Record<string, SentidoCampo>> = {
  '': 'salida',
  entrada: 'entrada',
  salida: 'salida',
  ambos: 'ambos',
  'entrada y salida': 'ambos',
};
/** What a cell of yes or no may say; a spreadsheet turns its own boxes into true and false. */
const RESPUESTAS: Readonly<Record<string, boolean>> = {
  ...{ '': true, si: true, s: true, x: true, '1': true, true: true, verdadero: true, obligatorio: true },
  ...{ no: false, n: false, '0': false, false: false, falso: false, opcional: false },
};
const MAXIMA_LONGITUD = 1_000_000;

/** The file as a whole is wrong. */
export function refuseArchivo(mensaje: string): LecturaCampos {
  return { campos: [], errores: [{ fila: 0, columna: '—', mensaje }] };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

function findColumnas(encabezado: readonly string[]): ReadonlyMap<Columna, number> {
  const folded = encabezado.map(fold);
  const places = COLUMNAS.map((columna) => {
    const titulos = [fold(COLUMNAS_CAMPO[columna]), ...(OTROS_TITULOS[columna] ?? [])];
    return [columna, folded.findIndex((title) => titulos.includes(title))] as const;
  });
  return new Map(places.filter(([, place]) => place >= 0));
}

/** Why the text of a cell is none of its column; undefined when it is one. */
function findError(columna: Columna, text: string): string | undefined {
  switch (columna) {
    case 'longitud':
      return text === '' || parseLongitud(text) !== null
        ? undefined
        : `Escriba un número entero entre 0 y ${MAXIMA_LONGITUD}.`;
    case 'obligatorio':
      return Object.hasOwn(RESPUESTAS, fold(text)) ? undefined : 'Escriba sí o no.';
    case 'sentido':
      return Object.hasOwn(SENTIDOS, fold(text)) ? undefined : 'Escriba entrada, salida o ambos.';
    default: {
      if (columna === 'nombre' && text === '') return 'Escriba el nombre del campo.';
      const maximo = LIMITES_SOLICITUD.campo[columna];
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

function toCampo(read: (columna: Columna) => string): CampoLeido {
  return {
    nombre: read('nombre'),
    descripcion: read('descripcion'),
    tipoDato: read('tipoDato'),
    longitud: parseLongitud(read('longitud')),
    obligatorio: RESPUESTAS[fold(read('obligatorio'))] ?? true,
    sentido: SENTIDOS[fold(read('sentido'))] ?? 'salida',
    valores: read('valores'),
    fuente: read('fuente'),
    ejemplo: read('ejemplo'),
    sistemaOrigen: read('sistemaOrigen'),
  };
}

/** Fields of a file with the columns of the template, in any order, with what is wrong cell by cell (domain §5.5). */
export function readCampos(filas: readonly FilaDeArchivo[]): LecturaCampos {
  const [encabezado, ...rest] = filas;
  const columnas = findColumnas(encabezado?.celdas ?? []);
  if (!columnas.has('nombre'))
    return refuseArchivo(`La primera fila debe tener la columna «${COLUMNAS_CAMPO.nombre}».`);
  const escritas = rest.filter(({ celdas }) => celdas.some((celda) => celda.trim() !== ''));
  if (escritas.length === 0) return refuseArchivo('El archivo no tiene campos.');
  if (escritas.length > LIMITES_SOLICITUD.maximoCampos)
    return refuseArchivo(`El archivo tiene más de ${LIMITES_SOLICITUD.maximoCampos} campos.`);
  const campos: CampoLeido[] = [];
  const errores: ErrorDeCelda[] = [];
  for (const { numero, celdas } of escritas) {
    const read = (columna: Columna) => (celdas[columnas.get(columna) ?? -1] ?? '').trim();
    const found = COLUMNAS.flatMap((columna): ErrorDeCelda[] => {
      const mensaje = findError(columna, read(columna));
      return mensaje === undefined ? [] : [{ fila: numero, columna: COLUMNAS_CAMPO[columna], mensaje }];
    });
    if (found.length === 0) campos.push(toCampo(read));
    errores.push(...found);
  }
  return { campos, errores };
}
