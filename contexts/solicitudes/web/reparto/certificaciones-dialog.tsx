import { refuseWith } from '@marco/contract-kit/decision';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Outcome, OutcomeList, OutcomeReasons } from '@marco/web-kit/outcome-list';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  approveCertificacionesEndpoint,
  computeCertificacionesEndpoint,
  EfectoCertificacion,
  ResultadoDeSolicitud,
  SolicitudListada,
} from '../../contract/index.ts';
import { MAXIMO_CERTIFICACIONES, type Nivel } from '../../contract/terms.ts';
import { presentSolicitud } from './present-carga.ts';
import { ResultadosDialog } from './resultados-dialog.tsx';
import { useRefreshSolicitudes } from './use-asignaciones.ts';

interface CertificacionesDialogProps {
  readonly solicitudes: readonly SolicitudListada[];
  readonly onClose: () => void;
  /** Something was certified. */
  readonly onDone: () => void;
}

/** The exact list of what will be certified and what will not, with its reason; then what became of each. */
export function CertificacionesDialog({ solicitudes, onClose, onDone }: CertificacionesDialogProps) {
  const api = useApi();
  const banner = useBanner();
  const refresh = useRefreshSolicitudes();
  const [resultados, setResultados] = useState<readonly ResultadoDeSolicitud[] | null>(null);
  const sonDemasiadas = solicitudes.length > MAXIMO_CERTIFICACIONES;
  const elegidas = solicitudes.map(({ id }) => ({ solicitudId: id }));
  const previa = useQuery({
    queryKey: ['solicitudes-certificaciones', elegidas],
    enabled: !sonDemasiadas && resultados === null,
    queryFn: ({ signal }) =>
      api.call<typeof computeCertificacionesEndpoint>(
        { method: 'POST', path: '/solicitud/certificaciones/vistaPrevia' },
        { body: { solicitudes: elegidas } },
        { signal, base: 'private' },
      ),
    staleTime: 0,
    gcTime: 0,
    // The list somebody reads stays the one they confirm.
    refetchOnWindowFocus: false,
  });
  const entran = (previa.data?.efectos ?? []).filter(({ decision }) => decision.allowed);
  const form = useRuledForm<Record<string, never>>({
    initial: {},
    names: {},
    findErrors: () => ({}),
    onSend: async () => {
      const { resultados: todos, hechos } = await api.call<typeof approveCertificacionesEndpoint>(
        { method: 'POST', path: '/solicitud/certificaciones' },
        { body: { solicitudes: entran.flatMap(toElegida) } },
        { base: 'private' },
      );
      refresh();
      onDone();
      if (hechos < todos.length) return setResultados(todos);
      banner.success(presentCertificadas(hechos));
      onClose();
    },
  });
  if (resultados)
    return (
      <ResultadosDialog
        title="Certificación terminada"
        message={presentCertificadas(resultados.filter(({ hecho }) => hecho).length)}
        marks={['Certificada', 'No se certificó']}
        resultados={resultados}
        solicitudes={solicitudes}
        onClose={onClose}
      />
    );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Certificar solicitudes"
      message="Esto pasará con cada solicitud. Certificar no se puede deshacer."
      submitLabel={`Certificar ${formatNumber(entran.length)}`}
      sendingLabel="Certificando"
      blocked={findBloqueo(sonDemasiadas, previa.isPending, entran.length)}
    >
      {sonDemasiadas ? (
        <p>{DEMASIADAS}</p>
      ) : (
        <LoadBlock query={previa} subject="la vista previa">
          {({ permitidos, efectos }) => (
            <div>
              <p role="status">
                {formatNumber(permitidos)} de {formatNumber(efectos.length)} se certificarán.
              </p>
              <OutcomeList label="Qué pasará con cada solicitud">
                {efectos.map(({ solicitudId, solicitud, decision }) => (
                  <Outcome
                    key={solicitudId}
                    isGood={decision.allowed}
                    mark={decision.allowed ? 'Se certificará' : 'No se certificará'}
                    name={presentSolicitud(solicitud ?? solicitudes.find(({ id }) => id === solicitudId))}
                  >
                    {decision.allowed && solicitud ? (
                      <p>{EFECTO[solicitud.nivel]}</p>
                    ) : (
                      <OutcomeReasons decision={decision} />
                    )}
                  </Outcome>
                ))}
              </OutcomeList>
            </div>
          )}
        </LoadBlock>
      )}
    </FormModal>
  );
}

/** What a certification of each level does, in words. */
const EFECTO: Readonly<Record<Nivel, string>> = {
  1: 'El servicio queda en Estandarizado Nivel 1 y la solicitud se cierra.',
  2: 'El banco se ejecuta otra vez; si encuentra lo mismo que aprobó la entidad, el servicio queda en Evaluado Nivel 2.',
  3: 'Se expide el certificado de nivel 3; el servicio se publica cuando la Agencia Nacional Digital registre la producción.',
};

const DEMASIADAS = `Seleccione máximo ${MAXIMO_CERTIFICACIONES} solicitudes a la vez.`;
const NINGUNA = refuseWith('Ninguna de las solicitudes seleccionadas se puede certificar ahora.');
const CARGANDO = refuseWith('Espere a ver qué pasará con cada solicitud.');

/** A request with the version of its record that the list showed. */
const toElegida = ({ solicitudId, version }: EfectoCertificacion) =>
  version === null ? [] : { solicitudId, version };

function findBloqueo(sonDemasiadas: boolean, carga: boolean, entran: number) {
  if (sonDemasiadas) return refuseWith(DEMASIADAS);
  if (carga) return CARGANDO;
  return entran === 0 ? NINGUNA : undefined;
}

function presentCertificadas(cuantas: number): string {
  if (cuantas === 0) return 'No se certificó ninguna solicitud.';
  return cuantas === 1
    ? 'Se certificó 1 solicitud.'
    : `Se certificaron ${formatNumber(cuantas)} solicitudes.`;
}
