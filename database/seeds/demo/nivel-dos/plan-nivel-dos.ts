import { addWorkingDays } from '@marco/country/working-days';
import { readCsv, readJson } from '../../read-data.ts';
import { getNamed } from '../directory.ts';
import { listServicios } from '../plan-mesas.ts';
import type { SolicitudEscrita } from '../plan-solicitudes.ts';

/** What a contract was built with. */
export type TecnologiaDemo = 'rest' | 'soap';

/** What became of a certificate after it was issued. */
export interface PasoDeCertificado {
  readonly accion: string;
  readonly causa: string | null;
  readonly motivo: string;
}

/** A request of level 2 as it is told, and what its evidence is made with. */
export interface NivelDosEscrita extends Omit<SolicitudEscrita, 'solicitante'> {
  readonly tecnologia: TecnologiaDemo;
}

interface Ritmo {
  /** First filing, and working days between two of them. */
  readonly desde: string;
  readonly cada: number;
  /** After so many of them, working days without any. */
  readonly pausa?: { readonly tras: number; readonly dias: number };
}

/** All of them within ten weeks. */
const NIVEL_UNO: Ritmo = { desde: '2024-10-01', cada: 1.5 };
/** The pause lets twenty be certified before the last ones: their forecasts can be compared with what they took. */
const NIVEL_DOS: Ritmo = { desde: '2025-03-03', cada: 15, pausa: { tras: 20, dias: 40 } };

/** Never two on one day. */
function planDia({ desde, cada, pausa }: Ritmo, place: number): string {
  const dias = Math.floor(cada * place) + (pausa && place >= pausa.tras ? pausa.dias : 0);
  return dias === 0 ? desde : addWorkingDays(desde, dias);
}

/** Servicios whose level 1 the requests before told already. */
const CON_NIVEL_UNO: ReadonlySet<string> = new Set([
  'Consulta de información catastral',
  'Citas consulares para pasaporte',
  'Consulta de declaraciones de importación',
]);

/** Level 2 as it is told: what was certified, and what is in every other state, the first filed one first. */
export function listNivelDos(): readonly NivelDosEscrita[] {
  const historia = readCsv(new URL('historia.csv', import.meta.url), [
    'servicio',
    'consultor',
    'dominio',
    'tecnologia',
  ]).map(({ tecnologia, ...escrita }, place) => ({
    ...escrita,
    nivel: 2 as const,
    tecnologia: tecnologia === 'soap' ? ('soap' as const) : ('rest' as const),
    estado: 'certificada',
    radicada: planDia(NIVEL_DOS, place),
    aSuRitmo: true,
    campos: '',
  }));
  const enCurso = readJson<Omit<NivelDosEscrita, 'campos'>[]>(new URL('en-curso.json', import.meta.url)).map(
    (escrita) => ({ ...escrita, nivel: 2 as const, campos: '' }),
  );
  return [...historia, ...enCurso].sort((one, other) => {
    const [before = '', after = ''] = [one, other].map(
      ({ radicada, creada }: NivelDosEscrita) => radicada ?? creada,
    );
    return before < after ? -1 : 1;
  });
}

/** Entities whose servicios ask for level 2, each once. */
export function listEntidades(escritas: readonly NivelDosEscrita[]): readonly string[] {
  const servicios = new Map(listServicios().map(({ nombre, entidad }) => [nombre, entidad]));
  return [...new Set(escritas.map(({ servicio }) => getNamed(servicios, servicio)))];
}

/** Level 1 of what asks for level 2, where no request told it: the fields are those its messages carry. */
export function planNivelUno(
  escritas: readonly NivelDosEscrita[],
): readonly Omit<SolicitudEscrita, 'solicitante'>[] {
  const usos = readJson<Record<string, { entrada: string[]; salida: string[] }>>(
    new URL('../lenguaje/usos-servicios.json', import.meta.url),
  );
  return escritas
    .filter(({ servicio }) => !CON_NIVEL_UNO.has(servicio))
    .map(({ servicio, dominio = '', consultor = '1000000102' }, place) => {
      const { entrada = [], salida = [] } = usos[servicio] ?? {};
      return {
        servicio,
        dominio,
        consultor,
        estado: 'certificada',
        radicada: planDia(NIVEL_UNO, place),
        aSuRitmo: true,
        entradas: entrada.length,
        campos: [...entrada, ...salida].join(' '),
      };
    });
}

/** The steps of the certificates of level 2 that are no longer in force, by their servicio. */
export function readPasosDeCertificados(): Readonly<Record<string, readonly PasoDeCertificado[]>> {
  return readJson(new URL('certificados.json', import.meta.url));
}
