import { Button } from '@marco/web-kit/button';
import { useLatest, useModal } from '@marco/web-kit/modal';
import { ClipboardCheck, Gavel, Power } from 'lucide-react';
import { useState } from 'react';
import type { closeEstandar, DetalleEstandar, updateEstadoEstandar } from '../../contract/index.ts';
import { ConceptoModal } from './concepto-modal.tsx';
import { useCambioEstandar } from './use-cambio-estandar.ts';

/** What moves the standard on from its present state, or why it cannot. */
export function AccionesEstandar({ estandar }: { readonly estandar: DetalleEstandar }) {
  switch (estandar.estado) {
    case 'propuesto':
      return <Evaluar estandar={estandar} />;
    case 'en-evaluacion':
      return <Decidir estandar={estandar} />;
    case 'retirado':
      return null;
    default:
      return <Retirar estandar={estandar} />;
  }
}

interface AccionProps {
  readonly estandar: DetalleEstandar;
}

function Evaluar({ estandar: { id, version, acciones } }: AccionProps) {
  const { send, isSaving } = useCambioEstandar(id);
  return (
    <Button
      variant="secondary"
      icon={<ClipboardCheck size={18} />}
      blocked={acciones.evaluar}
      busy={isSaving && 'Guardando'}
      onClick={() =>
        void send(
          (api, options) =>
            api.call<typeof updateEstadoEstandar>(
              { method: 'POST', path: '/estandares/{id}/evaluar' },
              { params: { id } },
              { ...options, version },
            ),
          'Empezó la evaluación del estándar.',
        )
      }
    >
      Iniciar evaluación
    </Button>
  );
}

function Decidir({ estandar }: AccionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Gavel size={18} />}
        blocked={estandar.acciones.decidir}
        onClick={() => setOpen(true)}
      >
        Decidir
      </Button>
      {isOpen ? <ConceptoModal estandar={estandar} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Retirar({ estandar: { id, version, elementos, acciones } }: AccionProps) {
  const modals = useModal();
  const { send, isSaving } = useCambioEstandar(id);
  const seen = useLatest(version);

  async function close(): Promise<void> {
    const uso =
      elementos === 1
        ? 'Lo usa 1 elemento, que lo conserva'
        : `Lo usan ${elementos} elementos, que lo conservan`;
    await modals.askText({
      title: '¿Retirar el estándar?',
      message: `${elementos > 0 ? `${uso}. ` : ''}No se ofrecerá más para describir elementos. No se puede deshacer.`,
      label: 'Motivo',
      confirmLabel: 'Retirar',
      tone: 'warn',
      send: (motivo) =>
        send(
          (api, options) =>
            api.call<typeof closeEstandar>(
              { method: 'POST', path: '/estandares/{id}/retirar' },
              { params: { id }, body: { motivo } },
              { ...options, version: seen.current },
            ),
          'El estándar quedó retirado.',
        ),
    });
  }

  return (
    <Button
      variant="neutral"
      icon={<Power size={18} />}
      blocked={acciones.retirar}
      busy={isSaving && 'Guardando'}
      onClick={() => void close()}
    >
      Retirar
    </Button>
  );
}
