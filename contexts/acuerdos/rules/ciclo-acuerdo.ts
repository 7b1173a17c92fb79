import type { EstadoAcuerdo, LadoAcuerdo, PasoAcuerdo } from '../contract/terms.ts';

/** What a step asks of the acuerdo beside its state. */
export type GuardaAcuerdo = 'completo' | 'aprobable';

interface Transicion {
  /** What it leads to, by the state it begins in; the others do not admit it. */
  readonly de: Readonly<Partial<Record<EstadoAcuerdo, EstadoAcuerdo>>>;
  readonly lados: readonly LadoAcuerdo[];
  /** What the rol has to hold: who prepares an acuerdo does not decide about it. */
  readonly permiso: 'editar' | 'aprobar';
  readonly conMotivo: boolean;
  readonly guarda?: GuardaAcuerdo;
}

/** The life of an acuerdo: which step leads where, whose it is and what it asks for (docs/rules/agreements.md). */
export const CICLO_ACUERDO: Readonly<Record<PasoAcuerdo, Transicion>> = {
  enviar: {
    de: { borrador: 'enviado' },
    lados: ['consumidora'],
    permiso: 'aprobar',
    conMotivo: false,
    guarda: 'completo',
  },
  'pedir-aclaracion': {
    de: { enviado: 'en-aclaracion' },
    lados: ['proveedora'],
    permiso: 'editar',
    conMotivo: false,
  },
  responder: {
    de: { 'en-aclaracion': 'enviado' },
    lados: ['consumidora'],
    permiso: 'editar',
    conMotivo: false,
    guarda: 'completo',
  },
  aprobar: {
    de: { enviado: 'activo' },
    lados: ['proveedora'],
    permiso: 'aprobar',
    conMotivo: false,
    guarda: 'aprobable',
  },
  rechazar: {
    de: { enviado: 'rechazado' },
    lados: ['proveedora'],
    permiso: 'aprobar',
    conMotivo: true,
  },
  // Two sides may hold it at once: each begins and ends its own suspension.
  suspender: {
    de: { activo: 'suspendido', suspendido: 'suspendido' },
    lados: ['consumidora', 'proveedora', 'plataforma'],
    permiso: 'aprobar',
    conMotivo: true,
  },
  reanudar: {
    de: { suspendido: 'activo' },
    lados: ['consumidora', 'proveedora', 'plataforma'],
    permiso: 'aprobar',
    conMotivo: true,
  },
  terminar: {
    de: {
      enviado: 'terminado',
      'en-aclaracion': 'terminado',
      activo: 'terminado',
      suspendido: 'terminado',
    },
    lados: ['consumidora', 'proveedora'],
    permiso: 'aprobar',
    conMotivo: true,
  },
};

/** States in which the entidad that asks still writes what it asks for. */
export const ESTADOS_EDITABLES: readonly EstadoAcuerdo[] = ['borrador', 'en-aclaracion'];

/** Where a step leads; undefined where the state does not admit it. */
export function findSiguiente(paso: PasoAcuerdo, estado: EstadoAcuerdo): EstadoAcuerdo | undefined {
  return CICLO_ACUERDO[paso].de[estado];
}

interface BotonAcuerdo {
  readonly paso: PasoAcuerdo;
  readonly esPrincipal: boolean;
}

/** Steps in the order their buttons stand, the one that stands out last. */
const ORDEN: readonly PasoAcuerdo[] = [
  'terminar',
  'suspender',
  'reanudar',
  'rechazar',
  'pedir-aclaracion',
  'responder',
  'aprobar',
  'enviar',
];
const PRINCIPALES: ReadonlySet<PasoAcuerdo> = new Set(['enviar', 'responder', 'aprobar']);

/** The buttons of an acuerdo for one side of it; a step of the other side is none of theirs. */
export function listBotonesAcuerdo(
  {
    estado,
    suspendidoPor,
  }: { readonly estado: EstadoAcuerdo; readonly suspendidoPor: readonly LadoAcuerdo[] },
  lado: LadoAcuerdo,
): readonly BotonAcuerdo[] {
  const propio = suspendidoPor.includes(lado);
  return ORDEN.filter((paso) => {
    if (!CICLO_ACUERDO[paso].lados.includes(lado) || findSiguiente(paso, estado) === undefined) return false;
    if (paso === 'suspender') return !propio;
    return paso === 'reanudar' ? propio : true;
  }).map((paso) => ({ paso, esPrincipal: PRINCIPALES.has(paso) }));
}

/** Whose turn it is; null where nobody is waited for. */
export function findTurno(estado: EstadoAcuerdo): LadoAcuerdo | null {
  if (estado === 'borrador' || estado === 'en-aclaracion') return 'consumidora';
  return estado === 'enviado' ? 'proveedora' : null;
}
