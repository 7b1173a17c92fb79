import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api-client/index.ts';
import { useBanner } from '../banner/index.ts';
import { openFailure, openValidationErrors, presentMessage } from '../failure-modal/index.ts';
import { FormModal } from '../form-modal/index.ts';
import { useModal } from '../modal/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
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
  const modals = useModal();
  const queries = useQueryClient();
  const save = useSaveRow(view, row);
  const [values, setValues] = useState(() => toValues(fields, row));
  const [activo, setActivo] = useState(row?.activo ?? true);
  const [submitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** What the server found wrong in a field, until it is changed. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const own = { ...findUnpicked(view, values), ...view.findErrors(values, row === null) };
  const errors = { ...refused, ...own };
  const shown = fields.filter((field) => row === null || field.kind === 'reference' || !field.onlyNew);

  const listWrong = (found: Readonly<Record<string, string | undefined>>) =>
    shown.flatMap(({ key, label }) => (found[key] ? [presentMessage(label, found[key])] : []));

  async function explain(error: unknown): Promise<void> {
    const detalles = error instanceof ApiError ? error.detalles : [];
    const found = Object.fromEntries(
      detalles.flatMap(({ campo, mensaje }) => (campo === undefined ? [] : [[campo, mensaje]])),
    );
    const wrong = listWrong(found);
    setRefused(found);
    await (wrong.length > 0 ? openValidationErrors(modals, wrong) : openFailure(modals, error));
  }

  async function submit(): Promise<void> {
    setSubmitted(true);
    const wrong = listWrong(own);
    if (wrong.length > 0) {
      await openValidationErrors(modals, wrong);
      return;
    }
    setSaving(true);
    try {
      if (!(await save(values, activo))) return;
      await refreshCollection(queries, view);
      banner.success(row ? `Se guardó ${uno}.` : `Se agregó ${uno}.`);
      onClose();
    } catch (error) {
      await explain(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <FormModal
      onClose={onClose}
      title={row ? `Editar ${row.nombre}` : `Agregar ${uno}`}
      busy={isSaving && 'Guardando'}
      onSubmit={() => void submit()}
      submitLabel="Guardar"
    >
      {shown.map((field) => (
        <RowField
          key={field.key}
          field={field}
          value={values[field.key] ?? null}
          error={errors[field.key]}
          submitted={submitted}
          onChange={(value) => {
            setValues((before) => ({ ...before, [field.key]: value }));
            setRefused(({ [field.key]: _, ...others }) => others);
          }}
        />
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
          value={String(activo)}
          onChange={(value) => setActivo(value === 'true')}
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
