import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { type NivelReafirmable, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { canCreateSolicitud, explainEnCurso, type QuienTramita } from '../ciclo/can-act-on-solicitud.ts';
import type { GrupoComparado } from './compare-insumos.ts';

/** A certificate, as far as it may be reaffirmed. */
interface CertificadoDeBase {
  readonly numero: string;
  readonly estado: string;
}

/** What decides whether a level is reaffirmed. */
export interface SituacionReafirmacion {
  readonly nivel: NivelReafirmable;
  /** The version that has the level; null where none has. */
  readonly base: {
    readonly numero: string;
    readonly certificado: CertificadoDeBase | null;
    /** Whether a request of the product made it: what an older directory said cannot be carried over. */
    readonly hasSolicitud: boolean;
  } | null;
  /** Of level 2: whether a later version stands at level 1 with its certificate in force. */
  readonly hasSiguiente: boolean;
  /** The request of the level that is under way; undefined where none is. */
  readonly abierta: { readonly radicado: string | null } | undefined;
  readonly comparado: readonly GrupoComparado[];
}

/** How a sentence says in which state a certificate is. */
const ESTADO: Readonly<Record<string, string>> = {
  suspendido: 'está suspendido',
  revocado: 'fue revocado',
  reemplazado: 'fue reemplazado por otro',
  vencido: 'venció',
};

/** What keeps a level from being reaffirmed, whoever asks, in the order in which it is mended. */
export function listImpedimentosDeReafirmacion({
  nivel,
  base,
  hasSiguiente,
  abierta,
  comparado,
}: SituacionReafirmacion): readonly string[] {
  if (base?.certificado == null)
    return [
      `Ninguna versión anterior del servicio tiene certificado de nivel ${nivel}: pida el nivel entero.`,
    ];
  const { numero, estado } = base.certificado;
  if (estado !== 'vigente')
    return [
      `El certificado ${numero} de la versión ${base.numero} ${ESTADO[estado] ?? 'no está vigente'}; solo se reafirma lo que está vigente.`,
    ];
  if (!base.hasSolicitud)
    return [`La versión ${base.numero} no la certificó una solicitud de este sistema: pida el nivel entero.`];
  if (nivel === 2 && !hasSiguiente)
    return [
      `Ninguna versión posterior a la ${base.numero} tiene el nivel 1 certificado y vigente; el nivel 2 se reafirma sobre ella.`,
    ];
  if (abierta) return [explainEnCurso(abierta)];
  const cambios = comparado.flatMap((grupo) => grupo.cambios);
  return cambios.length === 0
    ? []
    : [
        `Hay ${cambios.length === 1 ? '1 cambio' : `${cambios.length} cambios`} desde la versión ${base.numero}: pida el nivel ${nivel} entero.`,
      ];
}

/**
 * Reaffirming a level: who prepares the requests of the entity and approves them, because one step does both; while nothing
 * keeps it from being done.
 */
export function canReafirmar(quien: QuienTramita, situacion: SituacionReafirmacion): Decision {
  const crear = canCreateSolicitud(quien);
  if (!crear.allowed) return crear;
  const aprobar = allowPermission(quien.acciones, RECURSO_SOLICITUDES, 'aprobar');
  if (!aprobar.allowed) return aprobar;
  const [impedimento, ...otros] = listImpedimentosDeReafirmacion(situacion);
  return impedimento === undefined
    ? aprobar
    : { ...refuseWith(impedimento), reasons: [impedimento, ...otros] };
}
