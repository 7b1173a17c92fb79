import { refuseWith } from '@marco/contract-kit/decision';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  computeRepartoEndpoint,
  EfectoAsignacion,
  ResultadoDeSolicitud,
  SolicitudListada,
} from '../../contract/index.ts';
import { MAXIMO_ASIGNACIONES } from '../../contract/terms.ts';
import { presentAsignadas } from './asignaciones-dialog.tsx';
import { type Elegidos, ListaDePropuestas, type Reparto, toAsignaciones } from './lista-de-propuestas.tsx';
import { ResultadosDialog } from './resultados-dialog.tsx';
import { useAsignar, usePreviaAsignaciones } from './use-asignaciones.ts';

interface RepartoDialogProps {
  /** Those to share out; without it, those that wait for a consultor. */
  readonly solicitudes?: readonly SolicitudListada[];
  readonly onClose: () => void;
  /** Something was assigned. */
  readonly onDone?: () => void;
}

/** Who would take each request, as the server proposes it; the person changes it and confirms, and nothing changes before. */
export function RepartoDialog({ solicitudes, onClose, onDone }: RepartoDialogProps) {
  const banner = useBanner();
  const asignar = useAsignar();
  const [resultados, setResultados] = useState<readonly ResultadoDeSolicitud[] | null>(null);
  const sonDemasiadas = (solicitudes?.length ?? 0) > MAXIMO_ASIGNACIONES;
  const reparto = useReparto(solicitudes, !sonDemasiadas);
  const form = useRuledForm<{ readonly elegidos: Elegidos }>({
    initial: { elegidos: {} },
    names: { elegidos: '' },
    findErrors: () => ({}),
    onSend: async () => {
      const { resultados: todos, hechos } = await asignar(entran);
      onDone?.();
      if (hechos < todos.length) return setResultados(todos);
      banner.success(presentAsignadas(hechos));
      onClose();
    },
  });
  const { elegidos } = form.values;
  const asignaciones = reparto.data ? toAsignaciones(reparto.data, elegidos) : [];
  const previa = usePreviaAsignaciones(asignaciones, resultados === null);
  const efectos: readonly EfectoAsignacion[] = asignaciones.length === 0 ? [] : (previa.data?.efectos ?? []);
  const entran = efectos.filter(({ decision }) => decision.allowed);

  if (resultados)
    return (
      <ResultadosDialog
        title="Reparto terminado"
        message={presentAsignadas(resultados.filter(({ hecho }) => hecho).length)}
        marks={['Asignada', 'No se asignó']}
        resultados={resultados}
        solicitudes={reparto.data?.propuestas.flatMap(({ solicitud }) => solicitud ?? []) ?? []}
        onClose={onClose}
      />
    );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Repartir por carga"
      message="Esta es una propuesta: primero las que vencen antes, a quien menos tiene y sin pasar de su cupo. Cámbiela como quiera; nada se asigna hasta que usted confirme."
      submitLabel={`Asignar ${formatNumber(entran.length)}`}
      sendingLabel="Asignando"
      blocked={findBloqueo({
        sonDemasiadas,
        esperan:
          reparto.isPending || (asignaciones.length > 0 && (previa.isPending || previa.isPlaceholderData)),
        entran: entran.length,
      })}
    >
      {sonDemasiadas ? (
        <p>{DEMASIADAS}</p>
      ) : (
        <LoadBlock query={reparto} subject="la propuesta">
          {(data) => (
            <ListaDePropuestas
              reparto={data}
              elegidos={elegidos}
              efectos={efectos}
              onChange={(solicitudId, consultorId) =>
                form.change({ elegidos: { ...elegidos, [solicitudId]: consultorId } })
              }
            />
          )}
        </LoadBlock>
      )}
    </FormModal>
  );
}

/** The proposal, which stays the one that was opened: the person changes it from there. */
function useReparto(solicitudes: readonly SolicitudListada[] | undefined, isEnabled: boolean) {
  const api = useApi();
  const ids = solicitudes?.map(({ id }) => ({ solicitudId: id }));
  return useQuery<Reparto>({
    queryKey: ['solicitudes-reparto', ids ?? 'por-asignar'],
    enabled: isEnabled,
    queryFn: ({ signal }) =>
      api.call<typeof computeRepartoEndpoint>(
        { method: 'POST', path: '/solicitud/asignaciones/reparto' },
        { body: ids ? { solicitudes: ids } : {} },
        { signal, base: 'private' },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

const DEMASIADAS = `Seleccione máximo ${MAXIMO_ASIGNACIONES} solicitudes a la vez.`;
const NINGUNA = refuseWith('No hay ninguna solicitud por asignar en este reparto.');
const CARGANDO = refuseWith('Espere a ver qué pasará con cada solicitud.');

interface SituacionDeEnvio {
  readonly sonDemasiadas: boolean;
  readonly esperan: boolean;
  readonly entran: number;
}

function findBloqueo({ sonDemasiadas, esperan, entran }: SituacionDeEnvio) {
  if (sonDemasiadas) return refuseWith(DEMASIADAS);
  if (esperan) return CARGANDO;
  return entran === 0 ? NINGUNA : undefined;
}
