import { addDays, nextWorkingDay } from '@marco/country/working-days';
import { readCsv } from '../../read-data.ts';
import type { SolicitudEscrita } from '../plan-solicitudes.ts';
import { createSeededRandom } from '../seeded-random.ts';

/** An element with the days its versions came into force on, the first one first. */
export interface ElementoEnElTiempo {
  readonly identificador: string;
  readonly dominio: string;
  readonly rige: readonly string[];
}

/** A servicio of the two years, with the request that brought it. */
export interface ServicioAnterior {
  readonly nombre: string;
  readonly entidad: string;
  readonly dominio: string;
  readonly fin: string;
  readonly descripcion: string;
  /** Day it was filed. */
  readonly radicada: string;
}

/** Days before the present of the first filing, and between two of them. */
const PRIMERA = 715;
const CADA = 20;
/** Days after its filing in which what a request defines or changes comes into force. */
const [DESDE, HASTA] = [15, 75];
/** Most elements a request defines or changes. */
const NUEVOS = 2;
const CONSULTORES = ['1000000102', '1000000103', '1000000104', '1000000105', '1000000106', '1000000107'];
/** Domains whose elements every servicio may carry. */
const DE_TODOS: ReadonlySet<string> = new Set(['Personal', 'Tiempo', 'Tramite', 'Ubicacion']);
/** What a request is asked with, the first one in force. */
const LLAVES = ['identificacionPersona', 'numIdentificacion'];

const MOTIVOS: Readonly<Record<string, string>> = {
  subsanada: 'Precise la norma que habilita el intercambio y describa los campos de la respuesta.',
  rechazada: 'El servicio descrito publica información: no intercambia datos con otra entidad.',
  desistida: 'Falta el documento de la norma que habilita la consulta.',
  cancelada: 'La entidad reúne este servicio con otro que presentará más adelante.',
};

/** The servicios that entidades asked for in the two years before the present, the first one first. */
export function listServiciosAnteriores(hoy: string): readonly ServicioAnterior[] {
  return readCsv(new URL('servicios.csv', import.meta.url), [
    'nombre',
    'entidad',
    'dominio',
    'fin',
    'descripcion',
  ]).map((servicio, place) => ({
    ...servicio,
    radicada: nextWorkingDay(addDays(hoy, CADA * place - PRIMERA)),
  }));
}

/** Whether the request of a servicio ended in its certificate. */
export function isCertificado({ fin }: Pick<ServicioAnterior, 'fin'>): boolean {
  return fin === 'certificada' || fin === 'subsanada';
}

/**
 * Their requests of level 1. The fields of each are elements that were in force when it was filed, and those that came into force, or got
 * another version, while it was worked out: these it defines or changes.
 *
 * @param solicitantes who files for each entidad, by its clave
 */
export function listSolicitudesAnteriores(
  servicios: readonly ServicioAnterior[],
  elementos: readonly ElementoEnElTiempo[],
  solicitantes: ReadonlyMap<string, string>,
): readonly SolicitudEscrita[] {
  const tomados = new Set<string>();
  return servicios.map((servicio, place) => {
    const { nombre, entidad, dominio, fin, descripcion, radicada } = servicio;
    const motivo = MOTIVOS[fin] ?? '';
    return {
      servicio: nombre,
      entidad,
      descripcion,
      dominio,
      solicitante: solicitantes.get(entidad) ?? '',
      consultor: CONSULTORES[place % CONSULTORES.length] ?? '',
      estado: isCertificado(servicio) ? 'certificada' : fin,
      radicada,
      aSuRitmo: true,
      ...(fin === 'subsanada' ? { subsanada: motivo } : { motivo }),
      campos: chooseCampos(servicio, elementos, tomados).join(' '),
    };
  });
}

/** @param tomados what earlier requests brought; those of this one are added */
function chooseCampos(
  servicio: ServicioAnterior,
  elementos: readonly ElementoEnElTiempo[],
  tomados: Set<string>,
): readonly string[] {
  const { nombre, dominio, radicada } = servicio;
  const random = createSeededRandom(`campos ${nombre}`);
  const isDuring = (dia = '') => dia > addDays(radicada, DESDE) && dia <= addDays(radicada, HASTA);
  const isKnown = ({ rige }: ElementoEnElTiempo) => (rige[0] ?? '9') <= radicada;
  const conocidos = elementos.filter(isKnown);
  const llave = LLAVES.find((una) => conocidos.some(({ identificador }) => identificador === una));
  const suyos = conocidos.filter((uno) => uno.dominio === dominio && uno.identificador !== llave);
  const comunes = conocidos.filter(
    (uno) => DE_TODOS.has(uno.dominio) && uno.dominio !== dominio && uno.identificador !== llave,
  );
  const reutilizados = [
    ...random.choose(suyos, random.int(2, 3)),
    ...random.choose(comunes, random.int(1, 2)),
  ];
  const nuevos = elementos.filter(
    ({ identificador, rige }) => !tomados.has(identificador) && isDuring(rige[0]),
  );
  const cambiados = reutilizados.filter(({ rige }) => rige.slice(1).some(isDuring));
  const traidos = isCertificado(servicio) ? random.choose(nuevos, NUEVOS) : [];
  for (const { identificador } of traidos) tomados.add(identificador);
  return [
    ...(llave === undefined ? [] : [llave]),
    ...reutilizados.map((uno) => `${cambiados.includes(uno) ? '~' : ''}${uno.identificador}`),
    ...traidos.map(({ identificador }) => `+${identificador}`),
  ];
}
