import type { GrupoAsunto } from '../contract/asunto.terms.ts';
import type { Asunto, BloqueAsuntos, TipoDeAsunto } from '../contract/index.ts';

/** A request that is overdue. */
export function createAsunto(part: Partial<Asunto> = {}): Asunto {
  return {
    tipo: 'solicitudes-por-aprobar',
    id: 1,
    clase: 'solicitud',
    titulo: 'Decida la solicitud de «Libreta»',
    detalle: 'Solicitud LCI-N1-2026-000418',
    enManosDe: null,
    desde: '2026-07-02T15:00:00.000Z',
    vence: '2026-07-16',
    hora: null,
    diasHabiles: -2,
    esNuevo: false,
    boton: 'Decidir',
    url: '/app/home/solicitud/1',
    ...part,
  };
}

/** A kind of task. */
export function createTipo(part: Partial<TipoDeAsunto> = {}): TipoDeAsunto {
  return {
    codigo: 'solicitudes-por-aprobar',
    clase: 'solicitud',
    titulo: 'Solicitudes que esperan a su entidad',
    total: 1,
    vencidos: 1,
    nueva: false,
    pospuestaHasta: null,
    url: '/app/home/level-consult?estado=pendiente-entidad',
    ...part,
  };
}

/** The list of the home of a Tuesday, with these matters in their groups. */
export function createBloqueAsuntos(
  grupos: readonly (readonly [grupo: GrupoAsunto, asuntos: Asunto[], total?: number])[],
  part: Partial<BloqueAsuntos> = {},
): BloqueAsuntos {
  const listed = grupos.map(([grupo, asuntos, total = asuntos.length]) => ({ grupo, asuntos, total }));
  const mio = listed.reduce((sum, { total }) => sum + total, 0);
  return {
    ambito: 'mio',
    hoy: '2026-07-21',
    finDeSemana: '2026-07-26',
    grupos: listed,
    tipos: [],
    totales: { mio, entidad: mio },
    porQuien: [],
    conColas: false,
    ...part,
  };
}
