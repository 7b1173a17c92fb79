import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Outcome, OutcomeList, OutcomeReasons } from '@marco/web-kit/outcome-list';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { type ComponentProps, useState } from 'react';
import type { EfectoAsignacion, ResultadoDeSolicitud, SolicitudListada } from '../../contract/index.ts';
import { MAXIMO_ASIGNACIONES } from '../../contract/terms.ts';
import { ConsultoresConCarga } from './consultores-con-carga.tsx';
import { countSolicitudes, presentSolicitud } from './present-carga.ts';
import { ResultadosDialog } from './resultados-dialog.tsx';
import { SolicitudesOfrecidas } from './solicitudes-ofrecidas.tsx';
import { useAsignar, usePreviaAsignaciones } from './use-asignaciones.ts';
import { useCarga } from './use-carga.ts';

interface AsignacionesDialogProps {
  readonly solicitudes: readonly SolicitudListada[];
  /** Who is to get them, as far as it was said. */
  readonly consultorId?: number;
  /** Whether the requests are those to choose from; else all of them are assigned. */
  readonly porElegir?: boolean;
  readonly onClose: () => void;
  /** Something was assigned. */
  readonly onDone: () => void;
}

interface Eleccion {
  /** Empty while nobody is chosen. */
  readonly consultorId: string;
  readonly elegidas: readonly number[];
}

/** The exact list of the requests that were chosen and the people with their load; then what became of each. */
export function AsignacionesDialog(props: AsignacionesDialogProps) {
  const { solicitudes, porElegir = false, onClose, onDone } = props;
  const banner = useBanner();
  const carga = useCarga();
  const asignar = useAsignar();
  const [resultados, setResultados] = useState<readonly ResultadoDeSolicitud[] | null>(null);
  const sonDemasiadas = solicitudes.length > MAXIMO_ASIGNACIONES;
  const form = useRuledForm<Eleccion>({
    initial: {
      consultorId: props.consultorId === undefined ? '' : String(props.consultorId),
      elegidas: porElegir ? [] : solicitudes.map(({ id }) => id),
    },
    names: { consultorId: 'Consultor', elegidas: 'Solicitudes' },
    findErrors: ({ consultorId, elegidas }) => ({
      consultorId: consultorId === '' ? 'Elija a quién se asignan.' : undefined,
      elegidas: elegidas.length === 0 ? 'Elija al menos una solicitud.' : undefined,
    }),
    onSend: async () => {
      const { resultados: todos, hechos } = await asignar(entran);
      onDone();
      if (hechos < todos.length) return setResultados(todos);
      banner.success(presentAsignadas(hechos));
      onClose();
    },
  });
  const { consultorId, elegidas } = form.values;
  const asignaciones = elegidas.map((solicitudId) => ({ solicitudId, consultorId: Number(consultorId) }));
  const hayEleccion = consultorId !== '' && elegidas.length > 0;
  const previa = usePreviaAsignaciones(asignaciones, hayEleccion && !sonDemasiadas && resultados === null);
  const efectos = hayEleccion ? (previa.data?.efectos ?? []) : [];
  const entran = efectos.filter(({ decision }) => decision.allowed);
  const esperan = hayEleccion && (previa.isPending || previa.isPlaceholderData);

  if (resultados)
    return (
      <ResultadosDialog
        title="Asignación terminada"
        message={presentAsignadas(resultados.filter(({ hecho }) => hecho).length)}
        marks={['Asignada', 'No se asignó']}
        resultados={resultados}
        solicitudes={solicitudes}
        onClose={onClose}
      />
    );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={porElegir ? 'Asignar solicitudes' : `Asignar ${countSolicitudes(solicitudes.length)}`}
      message="Quien elija revisa cada una de principio a fin y recibe un solo aviso."
      submitLabel={hayEleccion ? `Asignar ${formatNumber(entran.length)}` : 'Asignar'}
      sendingLabel="Asignando"
      blocked={findBloqueo({ sonDemasiadas, hayEleccion, esperan, entran: entran.length })}
    >
      <LoadBlock query={carga} subject="los consultores">
        {({ cupo, consultores }) => (
          <ConsultoresConCarga consultores={consultores} cupo={cupo} {...bindField(form, 'consultorId')} />
        )}
      </LoadBlock>
      {sonDemasiadas ? (
        <p>{DEMASIADAS}</p>
      ) : (
        <SolicitudesYEfectos
          solicitudes={solicitudes}
          efectos={efectos}
          eleccion={porElegir ? bindField(form, 'elegidas') : null}
        />
      )}
    </FormModal>
  );
}

interface SolicitudesYEfectosProps extends ListaDeSolicitudesProps {
  /** The field they are chosen with, where they are; null where all of them are assigned. */
  readonly eleccion: Omit<ComponentProps<typeof SolicitudesOfrecidas>, keyof ListaDeSolicitudesProps> | null;
}

/** The requests, how many of them would be assigned, and why not the others. */
function SolicitudesYEfectos({ eleccion, ...lista }: SolicitudesYEfectosProps) {
  return (
    <div>
      {eleccion ? <SolicitudesOfrecidas {...lista} {...eleccion} /> : null}
      <p role="status">{presentCuenta(lista.efectos, eleccion !== null)}</p>
      {eleccion ? null : <ListaDeSolicitudes {...lista} />}
    </div>
  );
}

interface ListaDeSolicitudesProps {
  readonly solicitudes: readonly SolicitudListada[];
  /** What would become of each; empty while nobody is chosen. */
  readonly efectos: readonly EfectoAsignacion[];
}

/** The requests that were chosen: before a person is, with their present one; then whether each would be assigned. */
function ListaDeSolicitudes({ solicitudes, efectos }: ListaDeSolicitudesProps) {
  const decisiones = new Map(efectos.map(({ solicitudId, decision }) => [solicitudId, decision]));
  return (
    <OutcomeList label="Solicitudes seleccionadas">
      {solicitudes.map((solicitud) => {
        const decision = decisiones.get(solicitud.id);
        const entra = decision?.allowed ?? true;
        return (
          <Outcome
            key={solicitud.id}
            isGood={entra}
            mark={entra ? (decision ? 'Se asignará' : 'Seleccionada') : 'No se asignará'}
            name={presentSolicitud(solicitud)}
          >
            {decision && !decision.allowed ? (
              <OutcomeReasons decision={decision} />
            ) : (
              <small>
                {solicitud.entidad.nombre}
                {solicitud.consultor === null ? '' : `; hoy la lleva ${solicitud.consultor}`}
              </small>
            )}
          </Outcome>
        );
      })}
    </OutcomeList>
  );
}

/** '2 de 3 se asignarán.' */
function presentCuenta(efectos: readonly EfectoAsignacion[], porElegir: boolean): string {
  if (efectos.length === 0)
    return porElegir ? '' : 'Elija a una persona para ver cuáles se le pueden asignar.';
  const entran = efectos.filter(({ decision }) => decision.allowed).length;
  return `${formatNumber(entran)} de ${formatNumber(efectos.length)} se asignarán.`;
}

const DEMASIADAS = `Seleccione máximo ${MAXIMO_ASIGNACIONES} solicitudes a la vez.`;
const NINGUNA = refuseWith('Ninguna de las solicitudes seleccionadas se puede asignar a esa persona.');
const CARGANDO = refuseWith('Espere a ver qué pasará con cada solicitud.');

interface SituacionDeEnvio {
  readonly sonDemasiadas: boolean;
  readonly hayEleccion: boolean;
  readonly esperan: boolean;
  readonly entran: number;
}

function findBloqueo({
  sonDemasiadas,
  hayEleccion,
  esperan,
  entran,
}: SituacionDeEnvio): Decision | undefined {
  if (sonDemasiadas) return refuseWith(DEMASIADAS);
  // Without a person or a request the form says what is missing.
  if (!hayEleccion) return undefined;
  if (esperan) return CARGANDO;
  return entran === 0 ? NINGUNA : undefined;
}

/** 'Se asignaron 3 solicitudes y se avisó a quien las lleva.' */
export function presentAsignadas(cuantas: number): string {
  if (cuantas === 0) return 'No se asignó ninguna solicitud.';
  return cuantas === 1
    ? 'Se asignó 1 solicitud y se avisó a quien la lleva.'
    : `Se asignaron ${formatNumber(cuantas)} solicitudes y se avisó a quien las lleva.`;
}
