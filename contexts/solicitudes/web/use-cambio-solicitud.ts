import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type {
  Solicitud,
  submitPasoSolicitudEndpoint,
  updateCatalogoSolicitudEndpoint,
  updateDecisionesSolicitudEndpoint,
} from '../contract/index.ts';
import type {
  AccionCampo,
  AccionManual,
  CausaSuspension,
  DecisionCampo,
  Nivel,
  VeredictoConcepto,
} from '../contract/terms.ts';
import { toSolicitudKey } from './use-solicitud.ts';

/** A row of the catalogue as the consultant says it. */
export interface FilaCatalogacion {
  readonly id: number;
  readonly accion: AccionCampo | null;
  readonly elementoId: number | null;
  readonly justificacion: string;
}

/** What the entity decides about a row. */
export interface FilaDecidida {
  readonly id: number;
  readonly decision: DecisionCampo;
  readonly observacion: string;
}

/** What a step says beside its name. */
interface PasoPedido {
  readonly motivo?: string;
  readonly consultorId?: number;
  readonly marcas?: { readonly lugar: string; readonly texto: string }[];
  readonly causa?: CausaSuspension;
  readonly hasta?: string;
  readonly dias?: number;
  readonly veredicto?: VeredictoConcepto;
  readonly impacto?: string;
}

const HECHO: Readonly<Record<AccionManual, string>> = {
  radicar: 'La solicitud quedó radicada.',
  asignar: 'La solicitud quedó asignada y se avisó al consultor.',
  revisar: 'Comenzó la revisión de la solicitud.',
  devolver: 'La solicitud volvió a la entidad, que leerá el motivo y cada observación.',
  conceptualizar: 'La solicitud pasó a conceptualización.',
  evaluar: 'La solicitud pasó a evaluación y el banco dejó su informe.',
  verificar: 'La solicitud pasó a verificación y se pidió el concepto técnico.',
  conceptuar: 'El concepto técnico quedó emitido.',
  presentar: 'La conceptualización se presentó a la entidad.',
  observar: 'La solicitud volvió a conceptualización con las observaciones.',
  aprobar: 'La entidad aprobó la conceptualización.',
  reabrir: 'La solicitud volvió al consultor.',
  certificar: 'La solicitud quedó certificada y el servicio cambió de nivel.',
  rechazar: 'La solicitud quedó rechazada.',
  cancelar: 'La solicitud quedó cancelada.',
  suspenderPlazo: 'El plazo quedó suspendido.',
  reanudarPlazo: 'El plazo se reanudó.',
  prorrogar: 'El plazo quedó prorrogado.',
};

/** Of a request of another level, where it says something else. */
const HECHO_DE_NIVEL: Readonly<Record<Nivel, Readonly<Partial<Record<AccionManual, string>>>>> = {
  1: {},
  2: {
    presentar: 'El informe se presentó a la entidad.',
    observar: 'La solicitud volvió a evaluación con las observaciones.',
    aprobar: 'La entidad aprobó el informe del banco.',
  },
  3: {
    presentar: 'El informe de verificación se presentó a la entidad.',
    observar: 'La solicitud volvió a verificación con las observaciones.',
    aprobar: 'La entidad aprobó el informe de verificación.',
    certificar:
      'La solicitud quedó certificada; el servicio se publica cuando la AND registre la producción.',
  },
};

/** Of a request that ends a version. */
const HECHO_DE_RETIRO: Readonly<Partial<Record<AccionManual, string>>> = {
  presentar: 'El retiro se presentó a la entidad.',
  observar: 'La solicitud volvió a revisión con las observaciones.',
  aprobar: 'La entidad aprobó el retiro.',
  certificar: 'El retiro quedó certificado.',
};

/** Of a request that reaffirms its level: nobody worked on it before it was reopened. */
const REABIERTA_SIN_CONSULTOR = 'La solicitud espera que la coordinación la asigne.';

/** Changes of one request, each over the version on show; what comes back shows everywhere. */
export function useCambioSolicitud({
  id,
  version,
  nivel,
  tipo,
  reafirmacion,
}: Pick<Solicitud, 'id' | 'version' | 'nivel' | 'tipo' | 'reafirmacion'>) {
  const { send, isSaving } = useSavedChange<Solicitud>({
    show: (queries, saved) => queries.setQueryData(toSolicitudKey(id), saved),
    refresh: ['solicitudes'],
  });
  const seen = useLatest(version);
  const params = { id: String(id) };

  /** @param explain tells a failure at the fields of a form; it opens otherwise */
  const move = (
    accion: AccionManual,
    body: PasoPedido = {},
    explain?: (error: unknown) => void | Promise<void>,
  ) =>
    send(
      (api, options) =>
        api.call<typeof submitPasoSolicitudEndpoint>(
          { method: 'POST', path: '/solicitud/{id}/pasos' },
          { params, body: { accion, ...body } },
          { ...options, version: seen.current },
        ),
      accion === 'reabrir' && reafirmacion !== null
        ? REABIERTA_SIN_CONSULTOR
        : ((tipo === 'retiro' ? HECHO_DE_RETIRO : HECHO_DE_NIVEL[nivel])[accion] ?? HECHO[accion]),
      explain,
    );

  const catalogar = (campos: readonly FilaCatalogacion[]) =>
    send(
      (api, options) =>
        api.call<typeof updateCatalogoSolicitudEndpoint>(
          { method: 'PUT', path: '/solicitud/{id}/elementos' },
          { params, query: {}, body: { campos: [...campos] } },
          { ...options, version: seen.current },
        ),
      'El catálogo quedó guardado.',
    );

  const decidir = (campos: readonly FilaDecidida[]) =>
    send(
      (api, options) =>
        api.call<typeof updateDecisionesSolicitudEndpoint>(
          { method: 'PUT', path: '/solicitud/{id}/decisiones' },
          { params, body: { campos: [...campos] } },
          { ...options, version: seen.current },
        ),
      campos.length === 1 ? 'La decisión quedó guardada.' : 'Las decisiones quedaron guardadas.',
    );

  return { move, catalogar, decidir, isSaving };
}
