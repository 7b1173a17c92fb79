import { ApiError } from '@marco/web-kit/api-client';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { ArrowRight, ListChecks, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { toEditarSolicitud, toVerificacion } from '../../contract/solicitudes.paths.ts';
import { ACCION_SOLICITUD, type AccionManual } from '../../contract/terms.ts';
import { listBotones, listBotonesDeEscritura } from '../../rules/ciclo/botones.ts';
import { isImpactoExigido } from '../../rules/impacto/impacto-exigido.ts';
import { findMarcaPorResponder, listUltimasMarcas } from '../../rules/marcas/marcas.ts';
import { AprobacionDialog } from '../impacto/aprobacion-dialog.tsx';
import { DevolucionDialog } from '../marcas/devolucion-dialog.tsx';
import { goToMarca } from '../marcas/marca-item.tsx';
import { ConceptoDialog } from '../nivel-tres/concepto-dialog.tsx';
import { listMarcasPropuestas, listPorDecidir } from '../nivel-tres/verificacion.ts';
import { findPregunta, findPreguntaPorMotivo } from '../textos-paso.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { AsignacionDialog } from './asignacion-dialog.tsx';
import { InformeDistinto } from './informe-distinto.tsx';

/** Not 'Cancelar': a request can be cancelled, and the button beside it does so. */
const VOLVER = 'Volver';

const FORMULARIO = { corregir: 'Corregir y radicar', continuar: 'Continuar el borrador' } as const;

/** The buttons that fit the state and the person, what moves it on first, each with the reason when it is not available now. */
export function AccionesSolicitud({ solicitud }: { readonly solicitud: Solicitud }) {
  const modals = useModal();
  const { move, isSaving } = useCambioSolicitud(solicitud);
  const [dialog, setDialog] = useState<'asignar' | 'devolver' | 'conceptuar' | 'aprobar' | null>(null);
  const [distintas, setDistintas] = useState<readonly string[]>([]);
  const lado = useOpcionesSolicitud().data?.lado;
  const { acciones } = solicitud;

  /** Of a report that is no longer what the entity approved, the checks that differ stay on show. */
  async function explain(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === 'INFORME_DISTINTO')
      setDistintas([error.mensaje, ...error.detalles.map(({ mensaje }) => mensaje)]);
    else await openFailure(modals, error);
  }

  async function choose(paso: AccionManual): Promise<void> {
    if (paso === 'asignar' || paso === 'devolver' || paso === 'conceptuar') return setDialog(paso);
    // Who approves what others use already sees whom it breaks first.
    if (paso === 'aprobar' && isImpactoExigido(solicitud.tipo)) return setDialog(paso);
    const porMotivo = findPreguntaPorMotivo(paso, solicitud);
    const pregunta = findPregunta(paso, solicitud);
    if (porMotivo) {
      await modals.askText({
        cancelLabel: VOLVER,
        ...porMotivo,
        send: (motivo) => move(paso, { motivo }),
      });
    } else if (pregunta) {
      if (!(await modals.ask({ cancelLabel: VOLVER, ...pregunta }))) return;
      setDistintas([]);
      await move(paso, {}, explain);
    }
  }

  const close = () => setDialog(null);
  const puedeEditar = acciones.editar.allowed;
  // Until the side of the person is known, no buttons are shown.
  const botones = lado === undefined ? [] : listBotones(solicitud, { lado, puedeEditar });
  const verifica = isPorVerificar(solicitud);
  return (
    <>
      <BotonesDeEscritura solicitud={solicitud} />
      {acciones.dictaminar.allowed ? (
        <ButtonLink
          variant={verifica ? 'primary' : 'secondary'}
          icon={<ListChecks size={18} />}
          to={toVerificacion(solicitud.id)}
        >
          Verificar ítem por ítem
        </ButtonLink>
      ) : null}
      {botones.toReversed().map(({ paso, esPrincipal }) => (
        <Button
          key={paso}
          variant={esPrincipal && !verifica ? 'primary' : 'neutral'}
          blocked={acciones[paso]}
          busy={isSaving && 'Guardando'}
          onClick={() => void choose(paso)}
        >
          {paso === 'asignar' && solicitud.consultorId !== null ? 'Reasignar' : ACCION_SOLICITUD[paso]}
        </Button>
      ))}
      <InformeDistinto motivos={distintas} />
      {dialog === 'asignar' ? <AsignacionDialog solicitud={solicitud} onClose={close} /> : null}
      {dialog === 'aprobar' ? <AprobacionDialog solicitud={solicitud} onClose={close} /> : null}
      {dialog === 'conceptuar' ? <ConceptoDialog solicitud={solicitud} onClose={close} /> : null}
      {dialog === 'devolver' ? (
        <DevolucionDialog
          solicitud={solicitud}
          propuestas={listMarcasPropuestas(solicitud.nivelTres)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Whether its reader has items to decide: that comes before any step. */
const isPorVerificar = ({ acciones, nivelTres }: Solicitud) =>
  acciones.dictaminar.allowed && nivelTres !== null && listPorDecidir(nivelTres).length > 0;

/** On to the next mark without an answer, while a return left one; and to the form (design 14). */
function BotonesDeEscritura({ solicitud }: { readonly solicitud: Solicitud }) {
  const { estado, marcas, pasos, acciones } = solicitud;
  const porResponder = findMarcaPorResponder(listUltimasMarcas(marcas, pasos));
  const botones = listBotonesDeEscritura(estado, {
    puedeEditar: acciones.editar.allowed,
    hayPorResponder: porResponder !== undefined,
  });
  return botones.map(({ boton, esPrincipal }) =>
    boton === 'responder' ? (
      <Button
        key={boton}
        variant={esPrincipal ? 'primary' : 'secondary'}
        onClick={() => porResponder && goToMarca(porResponder.marca)}
      >
        Responder la observación {porResponder?.numero}
        <ArrowRight size={18} />
      </Button>
    ) : (
      <ButtonLink
        key={boton}
        variant={esPrincipal ? 'primary' : 'secondary'}
        icon={<Pencil size={18} />}
        to={toEditarSolicitud(solicitud)}
      >
        {FORMULARIO[boton]}
      </ButtonLink>
    ),
  );
}
