import { ESTADO_PUBLICADO } from './cifras.ts';

/** What changed in words, with some by name. */
interface CambioContado {
  readonly codigo: string;
  readonly cantidad: number;
  readonly texto: string;
  readonly nombres: string[];
}

/** A part of the explanation of an indicador. */
interface ParteDicha {
  readonly tipo: string;
  readonly hasta: string | null;
  readonly cantidad: number;
  readonly nombres: readonly string[];
}

/** What a part of an explanation means to somebody who knows no indicador. */
interface Lectura {
  readonly codigo: string;
  readonly isTold: (parte: ParteDicha) => boolean;
  /** One and many. */
  readonly textos: readonly [string, string];
}

const LECTURAS: readonly Lectura[] = [
  {
    codigo: 'IND-02',
    isTold: ({ tipo, hasta }) => tipo !== 'salieron' && hasta === 'publica',
    textos: ['entidad publicó su primer servicio', 'entidades publicaron su primer servicio'],
  },
  {
    codigo: 'IND-04',
    isTold: ({ tipo, hasta }) => tipo !== 'salieron' && hasta === ESTADO_PUBLICADO,
    textos: ['servicio llegó al nivel 3', 'servicios llegaron al nivel 3'],
  },
  {
    codigo: 'IND-04',
    isTold: ({ tipo, hasta }) => tipo === 'entraron' && hasta !== ESTADO_PUBLICADO,
    textos: ['servicio nuevo en el directorio', 'servicios nuevos en el directorio'],
  },
  {
    codigo: 'IND-30',
    isTold: ({ tipo, hasta }) => tipo !== 'salieron' && hasta === 'con-servicio',
    textos: [
      'trámite empezó a usar datos de otra entidad',
      'trámites empezaron a usar datos de otra entidad',
    ],
  },
];

/** The indicators whose explanation tells what changed. */
export const CODIGOS_DE_CAMBIOS: readonly string[] = [...new Set(LECTURAS.map(({ codigo }) => codigo))];

/** Names one line tells at most. */
const NOMBRES = 3;

/** What changed since the last closed month, line by line; what did not change has none. */
export function listCambiosDelMes(
  explicaciones: ReadonlyMap<string, readonly ParteDicha[]>,
): readonly CambioContado[] {
  return LECTURAS.flatMap(({ codigo, isTold, textos }) => {
    const partes = (explicaciones.get(codigo) ?? []).filter(isTold);
    const cantidad = partes.reduce((suma, parte) => suma + parte.cantidad, 0);
    if (cantidad === 0) return [];
    const nombres = partes.flatMap((parte) => parte.nombres).slice(0, NOMBRES);
    return [{ codigo, cantidad, texto: cantidad === 1 ? textos[0] : textos[1], nombres }];
  });
}
