import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type ApiClient, type CallOptions, useApi, useIdempotencyKey } from '../api-client/index.ts';
import { useBanner } from '../banner/index.ts';

interface Creation {
  /** What is sent: the same content creates one record, however often it is sent. */
  readonly body: object;
  readonly run: (api: ApiClient, options: CallOptions) => Promise<{ readonly id: number }>;
  /** 'Se creó la mesa Pasaportes.' */
  readonly done: string;
  /** Address of the new record. */
  readonly toRecord: (id: number) => string;
}

/**
 * Creates a record, shows a message and opens the record. The form explains failures.
 *
 * @param refresh what looks different with one more record
 */
export function useCreation(refresh: QueryKey): (creation: Creation) => Promise<void> {
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return async ({ body, run, done, toRecord }) => {
    const { id } = await run(api, { base: 'private', idempotencyKey: idempotencyKey(body) });
    await queries.invalidateQueries({ queryKey: refresh });
    banner.success(done);
    await navigate(toRecord(id));
  };
}
