import type { LugarDeEntidad } from './sitio-de-entidad.ts';

/** What may become of a servicio whose level 1 is asked for. */
export const SALIDAS = ['llego-1', 'llego-2', 'llego-3', 'desistida', 'rechazada'] as const;
export type SalidaDeCohorte = (typeof SALIDAS)[number];

/** Months after which a cohort is looked at. */
export const MESES_DE_COHORTE = [3, 6, 12] as const;

/** A first request of level 1 that was filed some months before a period, and whether that became of it within them. */
export interface HechoCohorte extends LugarDeEntidad {
  readonly id: number;
  readonly meses: (typeof MESES_DE_COHORTE)[number];
  readonly salida: SalidaDeCohorte;
  readonly ocurrio: boolean;
}

/** The terms of one kind of a request that ended in a period. */
export interface HechoTermino extends LugarDeEntidad {
  /** Of the request. */
  readonly id: number;
  readonly nivel: number;
  readonly dueno: string;
  readonly termino: string;
  readonly cerrados: number;
  readonly aTiempo: number;
}

/** A request that was certified in a period and had been forecast from what others took. */
export interface HechoPronostico extends LugarDeEntidad {
  readonly id: number;
  readonly nivel: number;
  /** Whether it took no more working days than were told, with 50 % and with 80 % of safety. */
  readonly promesas: readonly [probable: boolean, segura: boolean];
}

/** A request of a consultor: open at a moment, the working days it waits for them, or closed in a period. */
export interface HechoCarga extends LugarDeEntidad {
  readonly id: number;
  readonly consultor: number;
  readonly que: 'abierta' | 'cerrada' | 'dias';
  readonly cuanto: number;
}

/** A servicio of the mesas at a moment. */
export interface HechoServicioDeMesa extends LugarDeEntidad {
  readonly id: number;
  /** It reached a higher level in the twelve months after one of its mesas began. */
  readonly subio: boolean;
}

/** The advice on the definition of a version of an element in force. */
export interface HechoDefinicion {
  readonly id: number;
  readonly capa: number;
  readonly dominio: number;
  readonly entidad: number | null;
  /** The gravest it gets. */
  readonly consejo: 'advertencia' | 'sugerencia' | 'ninguno';
}
