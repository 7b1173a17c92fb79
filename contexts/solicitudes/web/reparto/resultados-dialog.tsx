import { Button } from '@marco/web-kit/button';
import { Modal } from '@marco/web-kit/modal';
import { Outcome, OutcomeList } from '@marco/web-kit/outcome-list';
import type { ResultadoDeSolicitud, SolicitudListada } from '../../contract/index.ts';
import { presentSolicitud } from './present-carga.ts';

interface ResultadosDialogProps {
  readonly title: string;
  readonly message: string;
  /** What the mark of each says, done and not. */
  readonly marks: readonly [done: string, refused: string];
  readonly resultados: readonly ResultadoDeSolicitud[];
  readonly solicitudes: readonly SolicitudListada[];
  readonly onClose: () => void;
}

/** What became of each of several requests, where not all were done. */
export function ResultadosDialog({ title, message, marks, resultados, ...props }: ResultadosDialogProps) {
  const { solicitudes, onClose } = props;
  const [done, refused] = marks;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      message={message}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <OutcomeList label="Qué pasó con cada solicitud">
        {resultados.map(({ solicitudId, hecho, razones }) => (
          <Outcome
            key={solicitudId}
            isGood={hecho}
            mark={hecho ? done : refused}
            name={presentSolicitud(solicitudes.find(({ id }) => id === solicitudId))}
          >
            {hecho ? null : <p>{razones.join(' ')}</p>}
          </Outcome>
        ))}
      </OutcomeList>
    </Modal>
  );
}
