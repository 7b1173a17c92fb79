import { addDays, isWorkingDay } from '@marco/country/working-days';
import { createSeededRandom } from '../seeded-random.ts';

/** Days of use that are told, up to the day before the present. */
const DIAS = 730;
/** How much of it there is at the end, for each time at the beginning. */
const CRECE = 3;

export interface CorridaDelValidador {
  readonly dia: string;
  readonly hora: string;
  readonly valida: boolean;
  readonly formato: 'json' | 'xml';
  /** Lot that says of which entidad it is and against which element. */
  readonly suerte: number;
}

export interface DescargaHecha {
  readonly dia: string;
  readonly hora: string;
  readonly tipo: string;
  readonly suerte: number;
}

export interface LlamadasAlSimulador {
  readonly dia: string;
  readonly situacion: string;
  readonly total: number;
  readonly suerte: number;
}

/** What was done with the tools of the product. */
export interface UsoDeHerramientas {
  readonly validaciones: readonly CorridaDelValidador[];
  readonly descargas: readonly DescargaHecha[];
  readonly simulador: readonly LlamadasAlSimulador[];
}

const TIPOS = [
  'xsd',
  'xsd',
  'xsd',
  'json',
  'json',
  'openapi',
  'openapi',
  'jsonld',
  'ejemplo',
  'registro',
  'ttl',
];
const SITUACIONES = [
  'valida',
  'valida',
  'valida',
  'vacia',
  'lenta',
  '503',
  'no-encontrado',
  'peticion-invalida',
];
const SUERTES = 9999;

/**
 * The use of each working day of the two years: it grows, and with it the share of messages that are valid, from two of three to nine of
 * ten.
 *
 * @param hoy the present, AAAA-MM-DD
 */
export function planUso(hoy: string): UsoDeHerramientas {
  const dias = Array.from({ length: DIAS }, (_, place) => ({
    dia: addDays(hoy, place - DIAS),
    place,
  })).filter(({ dia }) => isWorkingDay(dia));
  const cadaDia = <Hecho>(
    que: string,
    mayor: number,
    hecho: (dia: string, random: ReturnType<typeof createSeededRandom>, parte: number) => Hecho,
  ) =>
    dias.flatMap(({ dia, place }) => {
      const random = createSeededRandom(`${que} ${dia}`);
      const parte = place / DIAS;
      const cuantos = random.int(0, Math.round(mayor * (1 + (CRECE - 1) * parte)));
      return Array.from({ length: cuantos }, () => hecho(dia, random, parte));
    });
  const horaDe = ({ int }: ReturnType<typeof createSeededRandom>) =>
    [int(7, 17), int(0, 59)].map((parte) => String(parte).padStart(2, '0')).join(':');
  return {
    validaciones: cadaDia('validar', 3, (dia, random, parte) => ({
      dia,
      hora: horaDe(random),
      valida: random.int(1, 100) <= 66 + Math.round(24 * parte),
      formato: random.pick(['json', 'json', 'xml']),
      suerte: random.int(0, SUERTES),
    })),
    descargas: cadaDia('descargar', 2, (dia, random) => ({
      dia,
      hora: horaDe(random),
      tipo: random.pick(TIPOS),
      suerte: random.int(0, SUERTES),
    })),
    simulador: cadaDia('simular', 1, (dia, random, parte) => ({
      dia,
      situacion: random.pick(SITUACIONES),
      total: random.int(3, 20 + Math.round(40 * parte)),
      suerte: random.int(0, SUERTES),
    })),
  };
}
