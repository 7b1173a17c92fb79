import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { Button, reachedLimit } from '@marco/web-kit/button';
import { ArrowLeft, ArrowRight, SendHorizontal } from 'lucide-react';
import styles from './formulario.module.css';

interface AccionesFormularioProps<Etapa extends string> {
  /** Steps in their order; `siguiente` names one after 'Continuar a'. */
  readonly etapas: readonly { readonly id: Etapa; readonly siguiente: string }[];
  readonly paso: Etapa;
  /** Whether it may be written still, as the server says. */
  readonly editar: Decision;
  /** Whether it may be filed, as the server says of what it keeps; null before the first save. */
  readonly radicar: Decision | null;
  /** What it lacks. */
  readonly faltantes: readonly string[];
  /** It was filed before and returned. */
  readonly esDeNuevo: boolean;
  /** Files that failed: they are taken away or replaced first. */
  readonly fallidos: number;
  readonly busy: string | false;
  readonly onSave: () => void;
  readonly onMove: (paso: Etapa, isForward: boolean) => void;
  readonly onRadicar: () => void;
}

/** Back, save and on, at the end of each step. */
export function AccionesFormulario<Etapa extends string>(props: AccionesFormularioProps<Etapa>) {
  const { etapas, paso, editar, radicar, faltantes, esDeNuevo, fallidos, busy, onSave, onMove, onRadicar } =
    props;
  const lugar = etapas.findIndex(({ id }) => id === paso);
  const anterior = etapas[lugar - 1];
  const siguiente = etapas[lugar + 1];
  // There is always a decision, even if nothing blocks, so that the button stays the same element and keeps the
  // focus.
  const conError = fallidos > 0 ? reachedLimit('Elimine o reemplace los archivos con error.') : editar;
  return (
    <div className={styles['actions']} data-print="hide">
      {anterior ? (
        <Button variant="neutral" icon={<ArrowLeft size={18} />} onClick={() => onMove(anterior.id, false)}>
          Anterior
        </Button>
      ) : null}
      <div className={styles['save']}>
        <Button
          variant="ghost"
          blocked={editar}
          onClick={busy === false ? onSave : undefined}
          {...(busy === false ? {} : { 'aria-disabled': true })}
        >
          {esDeNuevo ? 'Guardar cambios' : 'Guardar borrador'}
        </Button>
        {siguiente ? (
          <Button busy={busy} blocked={conError} onClick={() => onMove(siguiente.id, true)}>
            Continuar a {siguiente.siguiente}
            <ArrowRight size={18} />
          </Button>
        ) : (
          <Button
            icon={<SendHorizontal size={18} />}
            busy={busy}
            blocked={conError.allowed ? toDecision(radicar, faltantes) : conError}
            onClick={onRadicar}
          >
            {esDeNuevo ? 'Radicar de nuevo' : 'Radicar solicitud'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The values on the screen decide about the parts of the form; the server decides about everything else. */
function toDecision(radicar: Decision | null, { length }: readonly string[]): Decision {
  if (length === 0) return radicar ?? ALLOWED;
  // The step names each at its beginning, with a link: a second list at the button says nothing more.
  return refuseWith(
    length === 1
      ? 'Falta un requisito. El aviso del comienzo de este paso lleva a él.'
      : `Faltan ${length} requisitos. El aviso del comienzo de este paso lleva a cada uno.`,
  );
}
