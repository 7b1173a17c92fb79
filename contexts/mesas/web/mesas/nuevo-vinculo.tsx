import type { Decision } from '@marco/contract-kit';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import type { ComboboxProps } from '@marco/web-kit/combobox';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
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
  /** What is done, as the title of the card and the button say it: 'Agregar entidad'. */
  readonly accion: string;
  readonly label: string;
  readonly Autocomplete: ComponentType<AutocompleteProps>;
  readonly editar: Decision;
  readonly isSaving: boolean;
  /** Why it cannot be added, also when nothing was chosen; null when it can. */
  readonly findError: (elegido: Vinculable | null) => string | null;
  /** @returns whether it was done */
  readonly onAdd: (elegido: Vinculable) => Promise<boolean>;
  /** A second field of the card. */
  readonly children?: ReactNode;
}

/**
 * Adds something that exists to a mesa; the field is empty again once it was done. A person without the permission
 * sees no fields; the button says why.
 */
export function NuevoVinculo(props: NuevoVinculoProps) {
  const { accion, label, Autocomplete, editar, isSaving, findError, onAdd, children } = props;
  const [times, setTimes] = useState(0);
  const form = useRuledForm<{ readonly elegido: Vinculable | null }>({
    initial: { elegido: null },
    findErrors: ({ elegido }) => ({ elegido: findError(elegido) ?? undefined }),
    tellsAtFields: true,
    isLeftFreely: true,
    onSend: async ({ elegido }) => {
      if (elegido === null || !(await onAdd(elegido))) return;
      form.restart({ elegido: null });
      setTimes((count) => count + 1);
    },
  });
  const { value, onChange, errors, submitted } = bindField(form, 'elegido');

  return (
    <Card title={accion}>
      <FormGrid>
        {editar.allowed ? (
          <>
            <FormCell span={children ? 6 : 9}>
              <Autocomplete
                key={times}
                label={label}
                value={value}
                onSelectionChange={onChange}
                errors={errors}
                submitted={submitted}
              />
            </FormCell>
            {children ? <FormCell span={3}>{children}</FormCell> : null}
          </>
        ) : null}
        <FormCell span={3}>
          <div>
            <Button blocked={editar} busy={isSaving && 'Guardando'} onClick={form.send}>
              {accion}
            </Button>
          </div>
        </FormCell>
      </FormGrid>
    </Card>
  );
}
