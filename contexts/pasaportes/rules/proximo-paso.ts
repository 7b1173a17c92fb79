import type { EstadoVersionServicio } from '@marco/servicios/terms';
import type { NIVELES_SIGUIENTES } from '../contract/terms.ts';

/** The next step of a version, as anybody reads of it. */
export interface PasoDicho {
  /** Level the step leads to; null where there is none. */
  readonly nivel: (typeof NIVELES_SIGUIENTES)[number] | null;
  readonly frase: string;
  /** What the level asks and is not there yet, in words. */
  readonly falta: string[];
  /** Whose turn it is and since when; null where nobody is waited for. */
  readonly enManosDe: { readonly texto: string; readonly desde: string | null } | null;
  /** When it may be reached; null where it cannot be told. */
  readonly pronostico: {
    readonly base: 'historia' | 'plazos';
    readonly casos: number;
    readonly probable: string;
    readonly segura: string;
  } | null;
}

/** How far a version at level 1 is on its way to level 2, as the requests tell anybody. */
export interface AvanceConocido {
  readonly falta: readonly string[];
  readonly enTramite: { readonly texto: string; readonly desde: string | null } | null;
  readonly pronostico: PasoDicho['pronostico'];
}

const EN_LA_ENTIDAD = { texto: 'En manos de la entidad', desde: null } as const;

/** What is said where nothing is missing for a level, or nobody can do anything now. */
const FRASES: Readonly<Partial<Record<EstadoVersionServicio, string>>> = {
  publicada: 'Está publicada en el nivel 3: no le falta ningún nivel.',
  obsoleta: 'Otra versión la reemplazó: use la nueva. Esta no sigue de nivel.',
  retirada: 'Se retiró: ya no se usa y no sigue de nivel.',
  suspendida: 'Está suspendida: vuelve a su nivel cuando quien certifica levante la suspensión.',
};

const quieta = (frase: string): PasoDicho => ({
  nivel: null,
  frase,
  falta: [],
  enManosDe: null,
  pronostico: null,
});

const countFaltas = (cuantas: number) =>
  cuantas === 1 ? 'falta 1 requisito' : `faltan ${cuantas} requisitos`;

/** The next step of a version: to which level, what is missing, in whose hands and when. */
export function computeProximoPaso(estado: EstadoVersionServicio, avance: AvanceConocido): PasoDicho {
  switch (estado) {
    case 'estandarizada': {
      const { falta, enTramite, pronostico } = avance;
      const frase = enTramite
        ? 'La entidad ya presentó lo que pide el nivel 2: su solicitud está en trámite.'
        : `Para el nivel 2 ${countFaltas(falta.length)} y que la entidad presente la solicitud.`;
      return { nivel: 2, frase, falta: [...falta], enManosDe: enTramite ?? EN_LA_ENTIDAD, pronostico };
    }
    case 'evaluada':
      return {
        nivel: 3,
        frase: 'Para el nivel 3 falta que la entidad lo solicite.',
        falta: [],
        enManosDe: EN_LA_ENTIDAD,
        pronostico: null,
      };
    case 'certificada':
      return {
        nivel: 3,
        frase: 'Ya cumple el nivel 3: falta que se publique en la plataforma de interoperabilidad.',
        falta: [],
        enManosDe: { texto: 'En manos de la Agencia Nacional Digital', desde: null },
        pronostico: null,
      };
    default:
      return quieta(FRASES[estado] ?? 'Todavía está en elaboración.');
  }
}
