import type { AnyEndpoint } from '@marco/contract-kit';
import { useApi, useIdempotencyKey } from '../api-client/index.ts';
import { leaveToCaller, useVersionedChange } from '../versioned-change/index.ts';
import { presentValue, toBody, toValues } from './collection-values.ts';
import type { CollectionRow, CollectionValues, CollectionView } from './collection-view.ts';

/** What a state is called. */
export function presentState(activo: boolean): string {
  return activo ? 'Activo' : 'Inactivo';
}

/** Sends a row, new or changed; answers whether it was saved. */
export function useSaveRow<Row extends CollectionRow>(view: CollectionView<Row>, row: Row | null) {
  const api = useApi();
  const idempotencyKey = useIdempotencyKey();
  const { send } = useVersionedChange<Row, unknown>();
  const { word, fields } = view;

  async function update({ id, version }: Row, values: CollectionValues, activo: boolean): Promise<boolean> {
    const outcome = await send({
      version,
      send: (client, options) =>
        client.call<AnyEndpoint>(
          { method: 'PUT', path: `/${word}/{id}/` },
          { params: { id }, body: { ...toBody(fields, values, false), activo } },
          options,
        ),
      compare: (stored) => {
        const current = toValues(fields, stored);
        const compared = fields.map(({ key, label }) => ({
          label,
          mine: presentValue(values[key]),
          current: presentValue(current[key]),
        }));
        const state = { label: 'Estado', mine: presentState(activo), current: presentState(stored.activo) };
        return [...compared, state];
      },
      explain: leaveToCaller,
    });
    return outcome.kind === 'saved';
  }

  return async (values: CollectionValues, activo: boolean): Promise<boolean> => {
    if (row) return update(row, values, activo);
    const body = toBody(fields, values, true);
    await api.call<AnyEndpoint>(
      { method: 'POST', path: `/${word}` },
      { body },
      { base: 'private', idempotencyKey: idempotencyKey({ word, ...body }) },
    );
    return true;
  };
}
