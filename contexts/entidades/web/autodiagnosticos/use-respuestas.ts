import { useApi } from '@marco/web-kit/api-client';
import { type AutosavedDraft, useAutosavedDraft } from '@marco/web-kit/autosaved-draft';
import { useQueryClient } from '@tanstack/react-query';
import type {
  Autodiagnostico,
  CriterioMadurez,
  ModeloMadurez,
  updateAutodiagnosticoEndpoint,
} from '../../contract/index.ts';
import { LIMITE_EVIDENCIA } from '../../contract/madurez.terms.ts';
import { PROPIO_KEY } from './use-autodiagnostico.ts';

/** What is written of one criterion. */
export interface GradoEscrito {
  readonly grado: number | null;
  readonly evidencia: string;
}

/** By the code of the criterion. */
export type GradosEscritos = Readonly<Record<string, GradoEscrito>>;

export type BorradorDeRespuestas = AutosavedDraft<GradosEscritos, Autodiagnostico>;

/** Pause in the typing after which it is saved. */
const PAUSA_MS = 1_000;

const MOTIVOS = {
  broken: `acorte las evidencias de más de ${LIMITE_EVIDENCIA} caracteres`,
  conflict: 'otra persona cambió el autodiagnóstico',
};

const SIN_RESPUESTA: GradoEscrito = { grado: null, evidencia: '' };

/** The answers of the draft, one for each criterion of the model. */
function toEscritas(criterios: readonly CriterioMadurez[], { respuestas }: Autodiagnostico): GradosEscritos {
  return Object.fromEntries(
    criterios.map(({ codigo }) => {
      const una = respuestas.find(({ criterio }) => criterio === codigo);
      return [codigo, una ? { grado: una.grado, evidencia: una.evidencia } : SIN_RESPUESTA];
    }),
  );
}

const presentRespuesta = ({ grado, evidencia }: GradoEscrito) =>
  [grado === null ? 'Sin responder' : `Grado ${grado}`, evidencia].filter((texto) => texto !== '').join('. ');

/**
 * The draft while it is answered: saved criterion by criterion. If somebody else of the entidad answered the same meanwhile, both answers
 * are shown and the person decides.
 */
export function useRespuestas(autodiagnostico: Autodiagnostico, modelo: ModeloMadurez): BorradorDeRespuestas {
  const api = useApi();
  const queries = useQueryClient();
  const { criterios } = modelo;
  const show = (saved: Autodiagnostico) => queries.setQueryData(PROPIO_KEY, saved);
  return useAutosavedDraft<GradosEscritos, Autodiagnostico>({
    initial: toEscritas(criterios, autodiagnostico),
    stored: autodiagnostico,
    pauseMs: PAUSA_MS,
    reasons: MOTIVOS,
    listSendable: (escritas, changed) =>
      changed.filter((codigo) => (escritas[codigo]?.evidencia.trim().length ?? 0) <= LIMITE_EVIDENCIA),
    canSave: ({ permisos }) => permisos.editar.allowed,
    save: async ({ values, fields }, _, options) => {
      const respuestas = fields.map((criterio) => ({ criterio, ...(values[criterio] ?? SIN_RESPUESTA) }));
      const saved = await api.call<typeof updateAutodiagnosticoEndpoint>(
        { method: 'PUT', path: '/autodiagnostico' },
        { body: { respuestas } },
        { ...options, quiet: true },
      );
      show(saved);
      return saved;
    },
    toValues: (actual) => toEscritas(criterios, actual),
    compare: (actual, { values, fields }) => {
      const suyas = toEscritas(criterios, actual);
      return fields.map((codigo) => ({
        label: criterios.find((uno) => uno.codigo === codigo)?.nombre ?? codigo,
        mine: presentRespuesta(values[codigo] ?? SIN_RESPUESTA),
        current: presentRespuesta(suyas[codigo] ?? SIN_RESPUESTA),
      }));
    },
    theirs: 'merged',
    onTheirs: show,
  });
}
