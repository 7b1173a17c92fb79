import type { CollectionField, CollectionRow, CollectionValues } from './collection-view.ts';

function readText(row: object | null, key: string): string {
  const value = row === null ? undefined : (row as Readonly<Record<string, unknown>>)[key];
  return value === undefined || value === null ? '' : String(value);
}

/** What the form of a row begins with; of a new row with nothing. */
export function toValues<Row extends CollectionRow>(
  fields: readonly CollectionField<Row>[],
  row: Row | null,
): CollectionValues {
  return Object.fromEntries(
    fields.map((field) => {
      const text = readText(row, field.key);
      if (field.kind !== 'reference') return [field.key, text];
      return [
        field.key,
        row === null || text === '' ? null : { id: Number(text), label: field.labelOf(row) ?? text },
      ];
    }),
  );
}

/** A field as it travels. */
function toWire<Row>({ kind }: CollectionField<Row>, value: CollectionValues[string]): unknown {
  if (kind === 'reference') return typeof value === 'object' && value !== null ? value.id : null;
  const text = typeof value === 'string' ? value.trim() : '';
  return kind === 'number' ? Number(text) : text;
}

/** What is sent of the form. */
export function toBody<Row>(
  fields: readonly CollectionField<Row>[],
  values: CollectionValues,
  isNew: boolean,
): Record<string, unknown> {
  const sent = fields.filter((field) => isNew || field.kind === 'reference' || !field.onlyNew);
  return Object.fromEntries(sent.map((field) => [field.key, toWire(field, values[field.key] ?? null)]));
}

/** A field as people read it. */
export function presentValue(value: CollectionValues[string] | undefined): string {
  if (typeof value === 'string') return value;
  return value?.label ?? '';
}
