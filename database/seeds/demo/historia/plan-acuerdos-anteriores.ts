import { addDays, countDays } from '@marco/country/working-days';
import type { AcuerdoPlaneado, PasoPlaneado } from '../plan-acuerdos.ts';
import { createSeededRandom } from '../seeded-random.ts';

/** A published servicio, with who offers it and the day it was published on. */
export interface ServicioPublicado {
  readonly servicio: string;
  readonly proveedora: string;
  readonly dia: string;
  readonly campos: number;
}

/** Days before the present of the first acuerdo, between two of them, and of the last one. */
const [PRIMERO, CADA, ULTIMO] = [700, 16, 92];
/** Days an entidad is there, and a servicio published, before one is asked for. */
const ESPERA = 20;
/** Days after its approval in which what was agreed ends. */
const [MINIMO, MAXIMO] = [240, 420];

const NORMAS = [
  'Ley 2052 de 2020, artículo 3',
  'Decreto 1078 de 2015, artículo 2.2.17.2.1.2',
  'Ley 1712 de 2014, artículo 4',
];

type Random = ReturnType<typeof createSeededRandom>;

/** What became of a request that was begun some days ago; each step by whose turn it is, within its term. */
function planPasos(hace: number, random: Random): readonly PasoPlaneado[] {
  const fin = random.int(1, 10);
  const comienzo: readonly PasoPlaneado[] = [
    { accion: 'crear', lado: 'consumidora', hace },
    { accion: 'enviar', lado: 'consumidora', hace: hace - 2 },
  ];
  if (fin <= 2) {
    const motivo = 'La finalidad se cumple con menos datos de los que se piden.';
    const causa = 'campos-de-mas';
    return [
      ...comienzo,
      { accion: 'rechazar', lado: 'proveedora', hace: hace - random.int(6, 12), causa, motivo },
    ];
  }
  const aclarado: readonly PasoPlaneado[] =
    fin <= 4
      ? [
          { accion: 'pedir-aclaracion', lado: 'proveedora', hace: hace - 6 },
          { accion: 'responder', lado: 'consumidora', hace: hace - 10 },
        ]
      : [];
  const aprobado = hace - (aclarado.length > 0 ? 16 : random.int(5, 12));
  const terminado = aprobado - random.int(MINIMO, MAXIMO);
  const motivo = 'Terminó el convenio que lo sustentaba.';
  return [
    ...comienzo,
    ...aclarado,
    { accion: 'aprobar', lado: 'proveedora', hace: aprobado },
    ...(terminado > 0 ? [{ accion: 'terminar', lado: 'consumidora', hace: terminado, motivo } as const] : []),
  ];
}

/**
 * Acuerdos of the two years about what was published then, each between an entidad that was there and one that offers. No pair agrees
 * twice about a servicio.
 *
 * @param ingresos when each entidad that may consume joined, by its clave
 * @param hoy the present, AAAA-MM-DD
 */
export function planAcuerdosAnteriores(
  publicados: readonly ServicioPublicado[],
  ingresos: ReadonlyMap<string, string>,
  hoy: string,
): readonly AcuerdoPlaneado[] {
  const acordados = new Set<string>();
  const veces = Math.floor((PRIMERO - ULTIMO) / CADA) + 1;
  return Array.from({ length: veces }, (_, at) => PRIMERO - CADA * at).flatMap((hace) => {
    const random = createSeededRandom(`acuerdo ${hace}`);
    const limite = addDays(hoy, -hace - ESPERA);
    const pares = publicados
      .filter(({ dia }) => countDays(dia, limite) > 0)
      .flatMap((publicado) =>
        [...ingresos]
          .filter(([clave, dia]) => dia < limite && clave !== publicado.proveedora)
          .map(([consumidora]) => ({ ...publicado, consumidora })),
      )
      .filter(({ servicio, consumidora }) => !acordados.has(`${servicio} ${consumidora}`));
    if (pares.length === 0) return [];
    const { servicio, campos, consumidora } = random.pick(pares);
    acordados.add(`${servicio} ${consumidora}`);
    return [
      {
        servicio,
        consumidora,
        titulo: `Usar «${servicio}» en los trámites de la entidad`,
        descripcion:
          'La entidad consulta el dato en el momento del trámite, en lugar de pedirlo a la persona.',
        norma: random.pick(NORMAS),
        volumen: 100 * random.int(2, 60),
        campos: random.int(1, campos),
        pasos: planPasos(hace, random),
      },
    ];
  });
}
