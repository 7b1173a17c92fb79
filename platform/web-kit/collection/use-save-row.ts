import type { AnyEndpoint } from '@marco/contract-kit';
import { ApiError, useApi, useIdempotencyKey } from '../api-client/index.ts';
import { openConflict } from '../conflict-modal/index.ts';
import { useModal } from '../modal/index.ts';
import { presentValue, toBody, toValues } from './collection-values.ts';
import type { CollectionRow, CollectionValues, CollectionView } from './collection-view.ts';

/** What a state is called. */
export function presentState(activo: boolean): string {
  return activo ? 'Activo' : 'Inactivo';
}

/** Sends a row, new or changed; answers whether it was saved. */
export function useSaveRow<Row extends CollectionRow>(view: CollectionView<Row>, row: Row | null) {
  const api = useApi();
  const modals = useModal();
  const idempotencyKey = useIdempotencyKey();
  const { word, fields } = view;

  async function update(present: Row, values: CollectionValues, activo: boolean): Promise<boolean> {
    try {
      await api.call<AnyEndpoint>(
        { method: 'PUT', path: `/${word}/{id}/` },
        { params: { id: present.id }, body: { ...toBody(fields, values, false), activo } },
        { base: 'private', version: present.version },
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const stored = error.actual as Row;
      const current = toValues(fields, stored);
      const compared = fields.map(({ key, label }) => ({
        label,
        mine: presentValue(values[key]),
        current: presentValue(current[key]),
      }));
      const state = { label: 'Estado', mine: presentState(activo), current: presentState(stored.activo) };
      return (await openConflict(modals, [...compared, state])) ? update(stored, values, activo) : false;
    }
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
