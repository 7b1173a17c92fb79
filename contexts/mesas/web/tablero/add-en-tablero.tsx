import { explainRequired } from '@marco/contract-kit/required-text';
import { Button } from '@marco/web-kit/button';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TableroCompromisos } from '../../contract/index.ts';
import { CompromisoDialog } from '../compromisos/compromiso-dialog.tsx';

interface AddEnTableroProps {
  /** Undefined until the first answer. */
  readonly tablero: TableroCompromisos | undefined;
  /** The mesa of the filter. */
  readonly idMesa: number | null;
  readonly onMesa: (idMesa: number) => void;
}

/** Adds to the mesa of the filter, or to one that is chosen first; shows nothing for people who never add. */
export function AddEnTablero({ tablero, idMesa, onMesa }: AddEnTableroProps) {
  const [step, setStep] = useState<'mesa' | 'datos' | null>(null);
  const close = () => setStep(null);
  if (tablero === undefined || !tablero.agrega) return null;
  const { agregar, mesas } = tablero;
  return (
    <>
      <Button
        icon={<Plus size={18} />}
        blocked={agregar?.decision}
        onClick={() => setStep(idMesa === null ? 'mesa' : 'datos')}
      >
        Agregar compromiso
      </Button>
      {step === 'mesa' ? (
        <MesaDialog
          mesas={mesas.filter(({ activa }) => activa)}
          onClose={close}
          onMesa={(id) => {
            onMesa(id);
            setStep('datos');
          }}
        />
      ) : null}
      {step === 'datos' && idMesa !== null && agregar?.decision.allowed ? (
        <CompromisoDialog
          origen={{ idMesa, idReunion: null }}
          compromiso={null}
          acordadoEn={agregar.acordadoEn}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface MesaDialogProps {
  readonly mesas: TableroCompromisos['mesas'];
  readonly onMesa: (idMesa: number) => void;
  readonly onClose: () => void;
}

/** A commitment belongs to a mesa: its entidades and people come with it. */
function MesaDialog({ mesas, onMesa, onClose }: MesaDialogProps) {
  const form = useRuledForm({
    initial: { mesa: '' },
    names: { mesa: 'Mesa' },
    findErrors: ({ mesa }) => (mesa === '' ? { mesa: explainRequired('Mesa') } : {}),
    onSend: ({ mesa }) => Promise.resolve(onMesa(Number(mesa))),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Mesa del compromiso"
      message="Elija la mesa en la que se acordó."
      submitLabel="Continuar"
    >
      <Select
        label="Mesa"
        required
        placeholder="Seleccione una mesa"
        options={mesas.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        {...bindField(form, 'mesa')}
      />
    </FormModal>
  );
}
