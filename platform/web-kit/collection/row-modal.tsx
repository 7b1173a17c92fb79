import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../banner/index.ts';
import { FormModal } from '../form-modal/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { bindField, useRuledForm } from '../ruled-form/index.ts';
import { toValues } from './collection-values.ts';
import type { CollectionRow, CollectionValues, CollectionView } from './collection-view.ts';
import { RowField } from './row-field.tsx';
import { refreshCollection } from './use-collection.ts';
import { presentState, useSaveRow } from './use-save-row.ts';

export interface RowModalProps<Row extends CollectionRow> {
  readonly view: CollectionView<Row>;
  /** The row to change; null adds one. */
  readonly row: Row | null;
  readonly onClose: () => void;
}

const STATES = [true, false].map((activo) => ({ value: String(activo), label: presentState(activo) }));

/** Adds a row to a collection or changes one. */
export function RowModal<Row extends CollectionRow>({ view, row, onClose }: RowModalProps<Row>) {
  const { fields, uno } = view;
  const banner = useBanner();
  const queries = useQueryClient();
  const save = useSaveRow(view, row);
  const shown = fields.filter((field) => row === null || field.kind === 'reference' || !field.onlyNew);
  const form = useRuledForm<CollectionValues>({
    initial: { ...toValues(fields, row), activo: String(row?.activo ?? true) },
    names: Object.fromEntries(shown.map(({ key, label }) => [key, label])),
    findErrors: (values) => ({ ...findUnpicked(view, values), ...view.findErrors(values, row === null) }),
    onSend: async (values) => {
      if (!(await save(values, values['activo'] === 'true'))) return;
      await refreshCollection(queries, view);
      banner.success(row ? `Se guardó ${uno}.` : `Se agregó ${uno}.`);
      onClose();
    },
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={row ? `Editar ${row.nombre}` : `Agregar ${uno}`}
      submitLabel="Guardar"
    >
      {shown.map((field) => (
        <RowField key={field.key} field={field} {...bindField(form, field.key)} />
      ))}
      {row ? (
        <RadioGroup
          label="Estado"
          equal
          hint={
            row.usos > 0
              ? `Lo ${row.usos === 1 ? 'usa' : 'usan'} ${row.usadoPor}: si se inactiva lo conservan, y no se ofrece a los demás.`
              : undefined
          }
          options={STATES}
          value={form.values['activo'] === 'true' ? 'true' : 'false'}
          onChange={(activo) => form.change({ activo })}
        />
      ) : null}
    </FormModal>
  );
}

/** Without this check, text that picks no row would be ignored silently. */
function findUnpicked<Row extends CollectionRow>(
  { fields }: CollectionView<Row>,
  values: CollectionValues,
): Record<string, string> {
  const unpicked = fields.filter(({ kind, key }) => kind === 'reference' && typeof values[key] === 'string');
  return Object.fromEntries(
    unpicked.map(({ key }) => [key, 'Seleccione una opción de la lista o borre el texto.']),
  );
}
