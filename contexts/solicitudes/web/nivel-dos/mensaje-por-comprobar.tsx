import { ALLOWED, type Decision } from '@marco/contract-kit/decision';
import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import { Button, reachedLimit } from '@marco/web-kit/button';
import { formatMoment, formatNumber } from '@marco/web-kit/format';
import { CircleCheck, CircleDashed, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { MensajeComprobado, Solicitud } from '../../contract/index.ts';
import { LIMITES_NIVEL_DOS } from '../../contract/terms.ts';
import { findLimiteDeMensajes } from '../../rules/nivel-dos/limite-mensajes.ts';
import { EditorMensaje } from './editor-mensaje.tsx';
import { getNivelDos } from './get-nivel-dos.ts';
import styles from './mensajes.module.css';
import { hasValido, type MensajePedido } from './mensajes.ts';
import { DE_PAPEL } from './papel.ts';
import type { AccionNivelDos } from './use-accion-nivel-dos.ts';
import { toTrabajo, useMensajePropio } from './use-mensaje-propio.ts';

interface MensajePorComprobarProps {
  readonly pedido: MensajePedido;
  readonly solicitud: Solicitud;
  readonly accion: AccionNivelDos;
}

/** One message of the servicio: whether the entity showed a valid one, those it showed, and where it shows another. */
export function MensajePorComprobar({ pedido, solicitud, accion }: MensajePorComprobarProps) {
  const { papel, nombreOperacion, comprobados } = pedido;
  const [isOpen, setOpen] = useState(false);
  const editorId = useId();
  const propio = useMensajePropio(accion, pedido);
  const isWorking = accion.working === toTrabajo(pedido);
  const cual = `${DE_PAPEL[papel]} de ${nombreOperacion}`;
  const otro = canAddMensaje(solicitud, pedido);
  return (
    <li className={styles['message']}>
      <div className={styles['line']}>
        <b>{PAPEL_MENSAJE[papel]}</b>
        <Estado pedido={pedido} />
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          // What is open can be closed still.
          blocked={isOpen ? ALLOWED : otro}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Cerrar' : 'Comprobar un mensaje'}
          <span className="sr"> {cual}</span>
        </Button>
      </div>
      {comprobados.length === 0 ? null : (
        <ul className={styles['checked']}>
          {comprobados.map((uno) => (
            <Comprobado
              key={uno.id}
              mensaje={uno}
              cual={cual}
              isWorking={isWorking}
              onRemove={() => void propio.remove(uno)}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <div id={editorId}>
          <EditorMensaje
            pedido={pedido}
            solicitud={solicitud}
            propio={propio}
            otro={otro}
            isWorking={isWorking}
          />
        </div>
      ) : null}
    </li>
  );
}

const { mensajes: TOTAL, mensajesDeUno: DE_UNO } = LIMITES_NIVEL_DOS;
const LIMITE = {
  MENSAJES_EXCEDIDOS: reachedLimit(`Ya hay ${DE_UNO} mensajes comprobados de esta clase; quite uno.`),
  MENSAJES_DE_SOLICITUD_EXCEDIDOS: reachedLimit(
    `La solicitud ya tiene ${TOTAL} mensajes comprobados; quite uno.`,
  ),
} as const;

/** Whether the request takes one more of an operation and part: it is told before one is written. */
function canAddMensaje(solicitud: Solicitud, pedido: MensajePedido): Decision {
  const limite = findLimiteDeMensajes(getNivelDos(solicitud).mensajes, pedido);
  return limite === undefined ? ALLOWED : LIMITE[limite];
}

function Estado({ pedido }: { readonly pedido: MensajePedido }) {
  if (!hasValido(pedido))
    return (
      <span className={styles['waiting']}>
        <CircleDashed size={16} aria-hidden />
        Falta un mensaje válido
      </span>
    );
  const { length } = pedido.comprobados;
  return (
    <span className={styles['done']}>
      <CircleCheck size={16} aria-hidden />
      {length === 1 ? '1 mensaje válido' : `${formatNumber(length)} mensajes válidos`}
    </span>
  );
}

/** So much of a digest tells it from the others. */
const CORTA = 12;

interface ComprobadoProps {
  readonly mensaje: MensajeComprobado;
  readonly cual: string;
  readonly isWorking: boolean;
  readonly onRemove: () => void;
}

function Comprobado({ mensaje, cual, isWorking, onRemove }: ComprobadoProps) {
  const { sha256, fecha, reglas } = mensaje;
  const corta = sha256.slice(0, CORTA);
  return (
    <li>
      <span>
        Huella <code title={sha256}>{corta}…</code>, {formatMoment(fecha)}
        {reglas === 0
          ? ''
          : `, ${reglas === 1 ? 'ejercita 1 regla' : `ejercita ${formatNumber(reglas)} reglas`}`}
      </span>
      <Button
        variant="ghost"
        size="small"
        icon={<Trash2 size={16} />}
        busy={isWorking && 'Guardando'}
        onClick={onRemove}
      >
        Quitar
        <span className="sr">
          {' '}
          el mensaje {corta} {cual}
        </span>
      </Button>
    </li>
  );
}
