import { Button, type ButtonVariant } from '@marco/web-kit/button';
import { useLatest, useModal } from '@marco/web-kit/modal';
import { ClipboardCheck, Gavel, Power } from 'lucide-react';
import { useState } from 'react';
import type {
  closeEstandarEndpoint,
  DetalleEstandar,
  updateEstadoEstandarEndpoint,
} from '../../contract/index.ts';
import { listBotonesEstandar } from '../../rules/ciclo-estandar.ts';
import { ConceptoModal } from './concepto-modal.tsx';
import { useCambioEstandar } from './use-cambio-estandar.ts';

interface AccionProps {
  readonly estandar: DetalleEstandar;
  readonly variant: ButtonVariant;
}

const BOTONES = { evaluar: Evaluar, decidir: Decidir, retirar: Retirar };
const VARIANTES = { secundario: 'secondary', neutro: 'neutral' } as const;

/** What moves the standard on from its present state, or why it cannot. */
export function AccionesEstandar({ estandar }: { readonly estandar: DetalleEstandar }) {
  return listBotonesEstandar(estandar.estado).map(({ accion, enfasis }) => {
    const Boton = BOTONES[accion];
    return <Boton key={accion} estandar={estandar} variant={VARIANTES[enfasis]} />;
  });
}

function Evaluar({ estandar: { id, version, acciones }, variant }: AccionProps) {
  const { send, isSaving } = useCambioEstandar(id);
  return (
    <Button
      variant={variant}
      icon={<ClipboardCheck size={18} />}
      blocked={acciones.evaluar}
      busy={isSaving && 'Guardando'}
      onClick={() =>
        void send(
          (api, options) =>
            api.call<typeof updateEstadoEstandarEndpoint>(
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

function Decidir({ estandar, variant }: AccionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
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

function Retirar({ estandar: { id, version, elementos, acciones }, variant }: AccionProps) {
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
            api.call<typeof closeEstandarEndpoint>(
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
      variant={variant}
      icon={<Power size={18} />}
      blocked={acciones.retirar}
      busy={isSaving && 'Guardando'}
      onClick={() => void close()}
    >
      Retirar
    </Button>
  );
}
