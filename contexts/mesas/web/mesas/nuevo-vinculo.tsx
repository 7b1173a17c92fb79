import type { Decision } from '@marco/contract-kit';
import { Button } from '@marco/web-kit/button';
import type { ComboboxProps } from '@marco/web-kit/combobox';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';

/** What is added to a mesa: an entidad or a servicio that exists. */
export interface Vinculable {
  readonly id: number;
  readonly nombre: string;
}

interface AutocompleteProps extends Pick<ComboboxProps, 'label' | 'errors' | 'submitted'> {
  readonly value: Vinculable | null;
  readonly onSelectionChange: (elegido: Vinculable | null) => void;
}

export interface NuevoVinculoProps {
  /** What is done, as the title of the dialog says it: 'Agregar entidad'. */
  readonly accion: string;
  readonly label: string;
  readonly Autocomplete: ComponentType<AutocompleteProps>;
  readonly editar: Decision;
  /** Why it cannot be added, also when nothing was chosen; null when it can. */
  readonly findError: (elegido: Vinculable | null) => string | null;
  /** @returns whether it was done */
  readonly onAdd: (elegido: Vinculable) => Promise<boolean>;
  /** A second field of the dialog. */
  readonly children?: ReactNode;
}

/** The button that adds something that exists to a mesa, beside the title of its block; blocked, it says why. */
export function NuevoVinculo(props: NuevoVinculoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-print="hide">
      <Button
        variant="secondary"
        size="small"
        icon={<Plus size={16} />}
        blocked={props.editar}
        onClick={() => setOpen(true)}
      >
        {props.accion}
      </Button>
      {isOpen ? <VinculoDialog {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function VinculoDialog(props: NuevoVinculoProps & { readonly onClose: () => void }) {
  const { accion, label, Autocomplete, findError, onAdd, children, onClose } = props;
  const form = useRuledForm<{ readonly elegido: Vinculable | null }>({
    initial: { elegido: null },
    findErrors: ({ elegido }) => ({ elegido: findError(elegido) ?? undefined }),
    tellsAtFields: true,
    onSend: async ({ elegido }) => {
      if (elegido !== null && (await onAdd(elegido))) onClose();
    },
  });
  const { value, onChange, errors, submitted } = bindField(form, 'elegido');
  return (
    <FormModal form={form} title={accion} submitLabel={accion} onClose={onClose}>
      <Autocomplete
        label={label}
        value={value}
        onSelectionChange={onChange}
        errors={errors}
        submitted={submitted}
      />
      {children}
    </FormModal>
  );
}
